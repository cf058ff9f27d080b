import { setLanguage } from '@shop/kernel/language'
import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from './routes.generated.ts'
import { mockCategories, mockProducts, urls } from './testing/mock-api.ts'

beforeEach(() => mockCategories())

describe('routes', () => {
  test.each([
    ['/shop-item-detail', 'the shop', '/shop', 0],
    ['/shop-grid', 'the shop', '/shop', 0],
    ['/product-detail-one/3', 'the shop, for a sample without a request', '/shop', 0],
    ['/product-detail-one/old-card', 'the shop where there is no such product', '/shop', 404],
    ['/product-detail-one/a%20b', 'the shop where there is no such product', '/shop', 404],
    ['/product-detail-one/steel-card', 'the product', '/product-detail/steel-card', 200],
    [
      '/product-detail-one/steel-card',
      'the product on an error',
      '/product-detail/steel-card',
      500,
    ],
  ])('redirects the template link %s to %s', async (at, _, pathname, status) => {
    if (status) {
      server.use(http.get(urls.product, () => HttpResponse.json(buildProduct(), { status })))
    }
    const { router } = renderRoutes(routes, { at })
    await waitFor(() => expect(router.state.location.pathname).toBe(pathname))
  })

  test('shows a product of a list at once, and refetches it', async () => {
    const product = buildProduct()
    let requests = 0
    server.use(
      http.get(mainUrl('/products/public/adminSide-products/cards'), () =>
        HttpResponse.json({
          results: [product],
          paginate: { currentPage: 1, totalPage: 1, totalCount: 1, currentLimit: 100 },
        }),
      ),
      http.get(mainUrl('/products/steel-card'), () => {
        requests++
        return new Promise(() => undefined)
      }),
    )
    const { user } = renderRoutes(routes, { at: '/shop-products/cards' })
    await user.click(await screen.findByRole('link', { name: 'Steel card' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Steel card' })).toBeVisible()
    expect(requests).toBe(1)
  })

  describe('a visit', () => {
    beforeEach(() => {
      mockProducts(2)
      server.use(
        http.get(urls.categories, () => HttpResponse.json({ results: [buildCategory()] })),
        http.get(mainUrl('/products/card-2'), () =>
          HttpResponse.json(buildProduct({ _id: 'card-2', title: { en: 'Card 2' } })),
        ),
      )
    })

    test('adds a product to the cart, and goes back to where it began', async () => {
      const { user, router } = renderRoutes(routes, { at: '/shop' })
      await user.click(await screen.findByRole('link', { name: 'Metal cards' }))
      await user.click(await screen.findByRole('link', { name: 'Card 2' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Card 2' })).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Add to Cart' }))

      await act(() => router.navigate(-1))
      const list = await screen.findByRole('list', { name: 'Products' })
      const [first, second] = within(list).getAllByRole('listitem')
      expect(first).not.toHaveTextContent('In your cart')
      expect(second).toHaveTextContent('In your cart')
      await act(() => router.navigate(-1))
      expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
    })

    test('follows a change of the language', async () => {
      renderRoutes(routes, { at: '/shop-products/metal-cards' })
      expect(await screen.findByText('Showing 1-1 of 2 items')).toBeVisible()
      act(() => setLanguage('ar'))
      expect(await screen.findByRole('heading', { level: 1, name: 'المتجر' })).toBeVisible()
      expect(screen.getAllByText('بطاقات معدنية')[0]).toHaveAttribute('aria-current', 'page')
      expect(screen.getAllByRole('button', { name: 'أضف إلى السلة' })).toHaveLength(2)
      expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    })

    test('renders nothing of the previous product', async () => {
      server.use(
        http.get(urls.product, ({ params }) =>
          HttpResponse.json(
            buildProduct({
              _id: String(params.id),
              title: { en: `Product ${String(params.id)}` },
              galleryImgUrls: ['http://api.test/media/a.webp'],
            }),
          ),
        ),
      )
      const { user, router } = renderRoutes(routes, { at: '/product-detail/one' })
      await user.click(await screen.findByRole('button', { name: 'Show picture 2 of 2' }))
      await act(() => router.navigate('/product-detail/two'))
      expect(await screen.findByRole('heading', { level: 1, name: 'Product two' })).toBeVisible()
      expect(screen.queryByText('Product one')).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Show picture 1 of 2' })).toHaveAttribute(
        'aria-current',
        'true',
      )
    })
  })
})
