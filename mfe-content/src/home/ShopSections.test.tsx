import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildCategory, buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'

const bestSellersUrl = 'http://sales.test/best'
const categoriesUrl = mainUrl('/categories/all-category/admin-side')

beforeEach(() => setConfig({ ...testConfig, bestSellersUrl }))
afterEach(() => setConfig(testConfig))

const products = Array.from({ length: 9 }, (_, index) =>
  buildProduct({
    _id: `p-${index + 1}`,
    title: { en: `Card ${index + 1}`, ar: `بطاقة ${index + 1}` },
  }),
)

function mockShop() {
  server.use(
    http.get(categoriesUrl, () => HttpResponse.json({ results: [buildCategory()] })),
    http.get(bestSellersUrl, () => HttpResponse.json(buildPage(products))),
  )
}

async function open(lang: 'en' | 'ar' = 'en') {
  const rendered = renderRoutes(routes, { at: '/', lang })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}

const region = (name: string) => screen.findByRole('region', { name })

describe('ShopSections', () => {
  test('shows the places of the lists while they are loading', async () => {
    const response = deferred()
    mockShop()
    server.use(http.get(categoriesUrl, () => response.promise.then(() => undefined)))
    await open()
    expect(await region('Shop by category')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Card 1' })).toBeVisible()
    response.resolve()
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
  })

  test('renders the categories with links to their products', async () => {
    mockShop()
    await open()
    const link = await screen.findByRole('link', { name: 'Metal cards' })
    expect(link).toHaveAttribute('href', '/shop-products/metal-cards?title=Metal%20cards')
    const categories = within(await region('Shop by category'))
    expect(categories.getByRole('link', { name: 'All categories' })).toHaveAttribute(
      'href',
      '/shop',
    )
  })

  test('renders the first eight best sellers with their prices', async () => {
    mockShop()
    await open()
    const list = await screen.findByRole('list', { name: 'Best sellers' })
    const cards = within(list).getAllByRole('listitem')
    expect(cards).toHaveLength(8)
    expect(within(cards[0] as HTMLElement).getByRole('link', { name: 'Card 1' })).toHaveAttribute(
      'href',
      '/product-detail/p-1',
    )
    expect(cards[0]).toHaveTextContent('21.00')
    for (const image of list.querySelectorAll('img'))
      expect(image).toHaveAttribute('loading', 'lazy')
  })

  test('puts a best seller into the cart', async () => {
    mockShop()
    const { user } = await open()
    const list = within(await screen.findByRole('list', { name: 'Best sellers' }))
    const [, second] = list.getAllByRole('button', { name: 'Add to Cart' })
    expect(second).toHaveAccessibleDescription('Card 2')
    await user.click(second as HTMLElement)
    expect(await screen.findByText('Item added to cart!')).toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem(storageKeys.cart) ?? '')).toEqual([
      expect.objectContaining({ id: 'p-2', quantity: 1 }),
    ])
  })

  test('renders both in Arabic', async () => {
    mockShop()
    await open('ar')
    expect(await screen.findByRole('link', { name: 'بطاقات معدنية' })).toBeVisible()
    expect(
      within(await region('الأكثر مبيعًا')).getByRole('link', { name: 'بطاقة 8' }),
    ).toBeVisible()
  })

  test('renders no best sellers on a site without them', async () => {
    setConfig(testConfig)
    mockShop()
    await open()
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Best sellers' })).not.toBeInTheDocument()
  })

  test.each([
    ['refuses', () => new HttpResponse(null, { status: 503 })],
    ['is away', () => HttpResponse.error()],
    ['has none', () => HttpResponse.json(buildPage([]))],
  ])('leaves the page as specified when the backend %s', async (_, respond) => {
    server.use(http.get(categoriesUrl, respond), http.get(bestSellersUrl, respond))
    await open()
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Shop by category' })).not.toBeInTheDocument()
      expect(screen.queryByRole('heading', { name: 'Best sellers' })).not.toBeInTheDocument()
    })
    expect(screen.getByRole('heading', { name: 'Customer Reviews' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('leaves out a list that cannot be read, and shows the other', async () => {
    mockShop()
    server.use(http.get(bestSellersUrl, () => HttpResponse.json({ results: 'many' })))
    await open()
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Best sellers' })).not.toBeInTheDocument(),
    )
    expect(expectConsole()).toContainEqual(expect.stringContaining('unexpected shape'))
  })
})
