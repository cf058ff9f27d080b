import { setConfig } from '@shop/kernel'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildCategory, buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { loadHomeMessages } from '../../messages.generated.ts'
import { routes } from '../../routes.generated.ts'
import { ShopSections } from './ShopSections.tsx'

const bestSellersUrl = 'http://sales.test/best'
const categoriesUrl = mainUrl('/categories/all-category/admin-side')

/** The callbacks of the observers of this test; calling one says that its element is near. */
let comeNear: (() => void)[] = []

class TestObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear.push(() => callback([{ isIntersecting: true }]))
  }
  observe() {}
  disconnect() {}
}

const original = window.IntersectionObserver
beforeEach(() => {
  comeNear = []
  window.IntersectionObserver = TestObserver as unknown as typeof IntersectionObserver
  setConfig({ ...testConfig, bestSellersUrl })
})
afterEach(() => {
  window.IntersectionObserver = original
  setConfig(testConfig)
})

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

async function openNear(lang: 'en' | 'ar' = 'en') {
  const rendered = await open(lang)
  await act(async () => comeNear.forEach((call) => call()))
  return rendered
}

const region = (name: string) => screen.findByRole('region', { name })

describe('ShopSections', () => {
  test('asks for nothing before it comes near', async () => {
    await open()
    // A request would be an unhandled one.
    expect(await region('Shop by category')).toBeVisible()
    expect(within(await region('Best sellers')).queryByRole('link')).not.toBeInTheDocument()
  })

  test('renders the categories with links to their products', async () => {
    mockShop()
    await openNear()
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
    await openNear()
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

  test('renders both in Arabic', async () => {
    mockShop()
    await openNear('ar')
    expect(await screen.findByRole('link', { name: 'بطاقات معدنية' })).toBeVisible()
    expect(
      within(await region('الأكثر مبيعًا')).getByRole('link', { name: 'بطاقة 8' }),
    ).toBeVisible()
  })

  test('renders no best sellers on a site without them', async () => {
    setConfig(testConfig)
    mockShop()
    await openNear()
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Best sellers' })).not.toBeInTheDocument()
  })

  test.each([
    ['refuses', () => new HttpResponse(null, { status: 503 })],
    ['is away', () => HttpResponse.error()],
    ['has none', () => HttpResponse.json(buildPage([]))],
  ])('leaves the page as specified when the backend %s', async (_, respond) => {
    server.use(http.get(categoriesUrl, respond), http.get(bestSellersUrl, respond))
    await openNear()
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Shop by category' })).not.toBeInTheDocument()
      expect(screen.queryByRole('heading', { name: 'Best sellers' })).not.toBeInTheDocument()
    })
    expect(screen.getByRole('heading', { name: 'Customer Reviews' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('leaves the lists of the server until it has its own', async () => {
    const answer = deferred()
    server.use(
      http.get(categoriesUrl, async () => {
        await answer.promise
        return HttpResponse.json({ results: [buildCategory()] })
      }),
      http.get(bestSellersUrl, () => HttpResponse.json(buildPage(products))),
    )
    setUpBrowser()
    await loadHomeMessages()
    await hydrateUi(<ShopSections />, () => {
      // What the server renders in its place.
      const root = document.body.lastElementChild?.firstElementChild
      root?.append(Object.assign(document.createElement('a'), { href: '/shop', text: 'Of server' }))
    })
    const link = screen.getByRole('link', { name: 'Of server' })
    expect(link).toBeVisible()
    await act(async () => comeNear.forEach((call) => call()))
    expect(link).toBeVisible()
    answer.resolve()
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Card 1' })).toBeVisible()
    expect(link).not.toBeInTheDocument()
  })

  test('leaves out a list that cannot be read, and shows the other', async () => {
    mockShop()
    server.use(http.get(bestSellersUrl, () => HttpResponse.json({ results: 'many' })))
    await openNear()
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Best sellers' })).not.toBeInTheDocument(),
    )
    expect(expectConsole()).toContainEqual(expect.stringContaining('unexpected shape'))
  })
})
