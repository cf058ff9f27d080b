import { queryClient } from '@shop/kernel/http'
import { buildCategory, buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { productQuery } from '../product/product.api.ts'
import { routes } from '../routes.generated.ts'
import { mockCategories, mockProducts, urls } from '../testing/mock-api.ts'
import { renderPart } from '../testing/render-part.tsx'
import { ProductCard } from './ProductCard.tsx'
import { NoScriptPager } from './ProductPager.tsx'
import { productsQuery, toCategorySource } from './products.api.ts'
import { allProductsQuery, isWholeList } from './useWholeList.ts'

describe('ProductsPage', () => {
  const open = (search = '?title=Metal%20cards', lang: 'en' | 'ar' = 'en') =>
    renderRoutes(routes, { at: `/shop-products/metal-cards${search}`, lang })

  const respond = (body: JsonBodyType, status: number) =>
    server.use(http.get(urls.products, () => HttpResponse.json(body, { status })))

  beforeEach(() => mockCategories(buildCategory()))

  test('renders the products of a category with prices and links', async () => {
    const queries = mockProducts(3)
    open()

    const list = await screen.findByRole('list', { name: 'Products' })
    expect(queries).toEqual(['page=1&limit=100'])
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    expect(within(list).getByRole('link', { name: 'Card 2' })).toHaveAttribute(
      'href',
      '/product-detail/card-2',
    )
    expect(within(list).getAllByText(/21\.00/)).toHaveLength(3)
    expect(screen.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
    expect(screen.getByText('Showing 1-1 of 3 items')).toBeVisible()
    // Under the heading, besides the breadcrumb.
    expect(screen.getAllByText('Metal cards')).toHaveLength(2)
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  })

  test('shows a product’s second picture to a mouse, not to a finger', async () => {
    const product = buildProduct({ galleryImgUrls: ['http://api.test/media/steel-back.webp'] })
    server.use(http.get(urls.products, () => HttpResponse.json(buildPage([product]))))
    open()
    const link = await screen.findByRole('link', { name: 'Steel card' })
    const card = link.closest('li')!
    const count = () => card.querySelectorAll('picture').length
    // React enters by `pointerover`; jsdom's has no type.
    const point = (pointerType: string) =>
      fireEvent(link, Object.assign(createEvent.pointerOver(link), { pointerType }))
    point('touch')
    expect(count()).toBe(1)
    fireEvent.pointerOut(link)
    point('mouse')
    expect(count()).toBe(2)
    expect(card.querySelector('img[src$="steel-back.webp"]')).toHaveAttribute('alt', '')
  })

  test('renders the category’s title in the breadcrumb, whatever the URL says', async () => {
    mockProducts(1)
    open('?title=Something%20else', 'ar')
    const trail = await screen.findByRole('navigation', { name: 'مسار التصفح' })
    expect(await within(trail).findByText('بطاقات معدنية')).toHaveAttribute('aria-current', 'page')
    expect(within(trail).getByRole('link', { name: 'المتجر' })).toHaveAttribute('href', '/shop')
  })

  test('renders the title in the URL for an unknown category', async () => {
    mockProducts(1)
    renderRoutes(routes, { at: '/shop-products/other?title=Winter%20sale' })
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByText('Winter sale')).toHaveAttribute('aria-current', 'page')
    expect(document.title).toBe('Winter sale · Wasla')
  })

  test('renders an empty state for a category without products', async () => {
    mockProducts(0)
    open()
    expect(await screen.findByText('Nothing here yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop')
  })

  test('renders a not-found page for status 404', async () => {
    respond({ message: 'There is no such category.' }, 404)
    open()
    expect(
      await screen.findByText('We could not find this category', { selector: 'p' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop')
  })

  test('renders the server’s message on an error, and recovers by retrying', async () => {
    respond({ message: 'Under repair.' }, 503)
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Under repair.')
    mockProducts(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Card 1' })).toBeVisible()
  })
})

describe('ProductCard', () => {
  async function open(priority = false) {
    const rendered = renderPart(<ProductCard product={buildProduct()} priority={priority} />)
    await screen.findByRole('button', { name: 'Add to Cart' })
    return rendered
  }

  test('renders one link with the name of the product, and described buttons', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 2, name: 'Steel card' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Steel card' })).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveAccessibleDescription(
      'Steel card',
    )
    const shopNow = screen.getByRole('link', { name: 'Shop Now' })
    expect(shopNow).toHaveAccessibleDescription('Steel card')
    expect(shopNow).toHaveAttribute('href', '/shop-cart?product=steel-card')
  })

  test('loads its picture eagerly with priority', async () => {
    const { container } = await open(true)
    expect(container.querySelector('img')).toHaveAttribute('loading', 'eager')
  })

  test.each(['pointer', 'keyboard', 'touch'])('seeds the product’s page on %s', async (way) => {
    const { user } = await open()
    const link = screen.getByRole('link', { name: 'Steel card' })
    const seeded = () => queryClient.getQueryData(productQuery('steel-card').queryKey)
    expect(seeded()).toBeUndefined()
    if (way === 'pointer') await user.hover(link)
    if (way === 'keyboard') await user.tab()
    if (way === 'touch') fireEvent.touchStart(link)
    expect(seeded()).toMatchObject({ _id: 'steel-card' })
  })
})

describe('NoScriptPager', () => {
  type Changes = Parameters<typeof buildPage>[1]

  const open = (rows: number, changes: Changes, at = '/shop-products/metal-cards?title=Metal') => {
    const products = Array.from({ length: rows }, (_, index) => buildProduct({ _id: `${index}` }))
    const element = <NoScriptPager {...buildPage(products, changes)} />
    return renderRoutes([{ path: '*', element }], { at })
  }

  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

  test('links to the parts of a list that scripts would show whole', () => {
    open(100, { totalCount: 1_000, totalPage: 10 })
    expect(screen.getByText('1')).toHaveAttribute('aria-current', 'page')
    expect(hrefs()).toContain('/shop-products/metal-cards?title=Metal&page=5&limit=24')
  })

  test('leads from the last part to the others', () => {
    open(12, { totalCount: 60, totalPage: 3, currentPage: 3, currentLimit: 24 })
    expect(screen.getByText('3')).toHaveAttribute('aria-current', 'page')
    expect(hrefs()).toContain('/shop-products/metal-cards?title=Metal&page=1&limit=24')
  })

  test('finds the part that a page of another size begins in', () => {
    open(10, { totalCount: 60, totalPage: 6, currentPage: 4, currentLimit: 10 })
    expect(screen.getByText('2')).toHaveAttribute('aria-current', 'page')
  })

  test.each([
    ['of a list that is there whole', 48, { totalCount: 48 }],
    ['of a list with a pager of its own', 48, { totalCount: 480, totalPage: 4, currentLimit: 120 }],
  ])('renders nothing below a page %s', (_, rows, changes) => {
    open(rows, changes)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('productsQuery', () => {
  beforeEach(() => setUpBrowser())

  test('encodes the id in the URL', async () => {
    const ids: unknown[] = []
    server.use(
      http.get(urls.products, ({ params }) => {
        ids.push(params.id)
        return HttpResponse.json({ results: [] })
      }),
    )
    await queryClient.fetchQuery(productsQuery('../users?a', { page: 1, limit: 100 }))
    expect(ids).toEqual(['../users?a'])
  })
})

describe('allProductsQuery', () => {
  beforeEach(() => setUpBrowser())

  const loadIds = async () =>
    (await queryClient.fetchQuery(allProductsQuery(toCategorySource('cards')))).map(
      ({ _id }) => _id,
    )

  test('returns the products of every page in their order', async () => {
    const queries = mockProducts(3500)
    const ids = await loadIds()
    expect(ids).toEqual(Array.from({ length: 3500 }, (_, index) => `card-${index + 1}`))
    expect(queries).toHaveLength(4)
  })

  test('follows the page size of the server', async () => {
    const queries = mockProducts(450, 100)
    expect(await loadIds()).toHaveLength(450)
    expect(queries).toHaveLength(5)
  })
})

describe('isWholeList', () => {
  test('is true for a first page without others', () => {
    expect(isWholeList(buildPage([buildProduct()]))).toBe(true)
    expect(isWholeList(buildPage([buildProduct()], { totalCount: 2 }))).toBe(false)
    expect(isWholeList(buildPage([], { currentPage: 2, totalCount: 1 }))).toBe(false)
  })
})
