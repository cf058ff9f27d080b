import { buildCategory } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { routes } from '../routes.generated.ts'
import { mockProducts, urls } from '../testing/mock-api.ts'
import { toStructuredData } from './category-structured-data.ts'

describe('CategoriesPage', () => {
  const untranslated = buildCategory({ _id: 'plain', title: { en: 'Cards & more' } })

  const respond = (body: JsonBodyType, status = 200) =>
    server.use(http.get(urls.categories, () => HttpResponse.json(body, { status })))

  const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/shop', lang })

  test('links each category to its products, with the English title in the URL', async () => {
    respond({ results: [buildCategory(), untranslated] })
    open()

    expect(await screen.findByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
    const cards = await screen.findAllByRole('listitem')
    expect(cards).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Metal cards' })).toHaveAttribute(
      'href',
      '/shop-products/metal-cards?title=Metal%20cards',
    )
    expect(screen.getByRole('link', { name: 'Cards & more' })).toHaveAttribute(
      'href',
      '/shop-products/plain?title=Cards%20%26%20more',
    )
    cards.forEach((card) =>
      expect(within(card).getByText('Click to explore products in this category.')).toBeVisible(),
    )
    expect(document.title).toBe('Shop · Wasla')
  })

  test.each([
    ['en', '15 items from\u00a0OMR\u00a05.90', '1 item from\u00a0OMR\u00a00.00'],
    [
      'ar',
      '15 منتجًا من\u00a0\u200f5.90\u00a0ر.ع.\u200f',
      'منتج واحد من\u00a0\u200f0.00\u00a0ر.ع.\u200f',
    ],
  ] as const)(
    'renders how many products there are and their lowest price in %s',
    async (lang, many, one) => {
      respond({
        results: [
          buildCategory({ productCount: 15, lowestPrice: 5.9 }),
          buildCategory({ _id: 'free', productCount: 1, lowestPrice: 0 }),
        ],
      })
      open(lang)
      const cards = await screen.findAllByRole('listitem')
      expect(cards.map((card) => card.textContent)).toEqual([
        expect.stringContaining(many),
        expect.stringContaining(one),
      ])
    },
  )

  test('renders neither where the backend does not say, or there are no products', async () => {
    respond({
      results: [
        buildCategory(),
        buildCategory({ _id: 'empty', productCount: 0 }),
        { ...buildCategory({ _id: 'odd' }), productCount: 'many', lowestPrice: -1 },
      ],
    })
    open()
    expect(await screen.findAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByText(/from/)).not.toBeInTheDocument()
  })

  test('loads the pictures of the first row eagerly, the others lazily', async () => {
    respond({
      results: Array.from({ length: 6 }, (_, index) => buildCategory({ _id: `c${index}` })),
    })
    const { container } = open()
    await screen.findAllByRole('listitem')
    const loading = [...container.querySelectorAll('img')].map((image) =>
      image.getAttribute('loading'),
    )
    expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy', 'lazy'])
  })

  test('renders a loading message', async () => {
    server.use(http.get(urls.categories, () => new Promise(() => undefined)))
    open()
    expect(await screen.findByText('Loading')).toBeInTheDocument()
  })

  test('renders an empty state when there are no categories', async () => {
    respond({ results: [] })
    open()
    expect(await screen.findByText('No categories yet')).toBeVisible()
  })

  test('renders the server’s message on an error, and recovers by retrying', async () => {
    respond({ message: 'The shelves are closed.' }, 500)
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('The shelves are closed.')

    respond({ results: [buildCategory()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
  })

  test('prefetches the products when a category is hovered', async () => {
    const queries = mockProducts(3)
    respond({ results: [buildCategory()] })
    const { user } = open()
    await user.hover(await screen.findByRole('link', { name: 'Metal cards' }))
    await waitFor(() => expect(queries).toEqual(['page=1&limit=100']))
    await user.click(screen.getByRole('link', { name: 'Metal cards' }))
    expect(await screen.findByText('Showing 1-1 of 3 items')).toBeVisible()
    expect(queries).toHaveLength(1)
  })
})

describe('toStructuredData', () => {
  test('returns the categories in order, with the URLs of their pages', () => {
    const plain = buildCategory({ _id: 'plain', title: { en: 'Cards & more' } })
    const toUrl = (path: string) => `http://shop.test/ar${path}`
    expect(toStructuredData([buildCategory(), plain], 'ar', toUrl).itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'بطاقات معدنية',
        url: 'http://shop.test/ar/shop-products/metal-cards',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Cards & more',
        url: 'http://shop.test/ar/shop-products/plain',
      },
    ])
  })
})
