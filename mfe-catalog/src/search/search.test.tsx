import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { buildCategory, buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'
import { mockCategories, mockProducts } from '../testing/mock-api.ts'

const searchUrl = 'http://search.test/products'

const mockSearch = (count: number) => mockProducts(count, 1000, searchUrl)

const open = (search: string, lang: 'en' | 'ar' = 'en') =>
  renderRoutes(routes, { at: `/search${search}`, lang })

beforeEach(() => {
  setConfig({ ...testConfig, searchUrl })
  mockCategories(buildCategory())
})
afterEach(() => void setConfig(testConfig))

describe('SearchPage', () => {
  test('renders the products found, their number and the query', async () => {
    const queries = mockSearch(3)
    open('?q=steel+card')
    const list = await screen.findByRole('list', { name: 'Products' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    expect(within(list).getByRole('link', { name: 'Card 2' })).toHaveAttribute(
      'href',
      '/product-detail/card-2',
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “steel card”')
    expect(screen.getByRole('status')).toHaveTextContent('3 products found')
    expect(queries).toEqual(['q=steel+card&lang=en&sort=relevance&page=1&limit=48'])
    expect(document.title).toBe('Results for “steel card” · Wasla')
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('renders in Arabic, with the plural of the number', async () => {
    const queries = mockSearch(11)
    open('?q=بطاقة', 'ar')
    expect(await screen.findByText('عثرنا على 11 منتجًا')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('نتائج البحث عن «بطاقة»')
    expect(decodeURIComponent(queries[0] ?? '')).toContain('q=بطاقة&lang=ar')
  })

  test('keeps the query as typed: untranslated, and without markup', async () => {
    mockSearch(1)
    open('?q=%3Cb%3Esteel')
    await screen.findByRole('list', { name: 'Products' })
    expect(screen.getByText('<b>steel')).toHaveAttribute('translate', 'no')
  })

  test('leads to the pages and categories that are asked for', async () => {
    mockSearch(2)
    mockCategories(buildCategory(), buildCategory({ _id: 'gifts', title: { en: 'Gift sets' } }))
    open('?q=gift')
    const links = within(
      await screen.findByRole('navigation', { name: 'Pages and categories' }),
    ).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Gift sets'])
    expect(links[0]).toHaveAttribute('href', expect.stringContaining('/shop-products/gifts'))
  })

  test('offers the page that answers where there are no products', async () => {
    mockSearch(0)
    open('?q=توصيل', 'ar')
    const links = await screen.findByRole('navigation', { name: 'صفحات وفئات' })
    expect(within(links).getByRole('link', { name: 'التوصيل والإرجاع' })).toHaveAttribute(
      'href',
      '/terms#terms.delivery',
    )
    await waitFor(() => expect(screen.getByRole('link', { name: /Metal|معدنية/ })).toBeVisible())
    expect(screen.queryByRole('heading', { name: 'لم نعثر على منتجات' })).not.toBeInTheDocument()
  })

  test('sorts by price, in the address too, and back', async () => {
    const queries = mockSearch(2)
    const { user, router } = open('?q=card')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), [
      'Price: low to high',
    ])
    await waitFor(() => expect(router.state.location.search).toBe('?q=card&sort=price-asc'))
    await waitFor(() => expect(queries).toHaveLength(2))
    expect(queries[1]).toContain('sort=price-asc')
    const order = () => screen.getByRole('combobox', { name: 'Sort by' })
    // The list of before is shown until the new one has come.
    await waitFor(() => expect(order()).toHaveDisplayValue('Price: low to high'))
    await user.selectOptions(order(), ['Best match'])
    await waitFor(() => expect(router.state.location.search).toBe('?q=card'))
  })

  test('filters the results, in the order that was chosen', async () => {
    const queries: string[] = []
    const card = (_id: string, price: number, material: string) =>
      buildProduct({ _id, title: { en: _id }, price, details: { material: { en: material } } })
    server.use(
      http.get(searchUrl, ({ request }) => {
        queries.push(new URL(request.url).searchParams.toString())
        return HttpResponse.json(
          buildPage([card('A', 6, 'Oak'), card('B', 24, 'Steel'), card('C', 30, 'Oak')]),
        )
      }),
    )
    const { user, router } = open('?q=card&sort=price-asc')
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await user.click(dialog.getByRole('checkbox', { name: /^Oak 2$/ }))
    await user.click(await dialog.findByRole('button', { name: 'Show 2 items' }))
    await waitFor(() =>
      expect(router.state.location.search).toBe('?q=card&sort=price-asc&material=Oak'),
    )
    const list = await screen.findByRole('list', { name: 'Products' })
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('heading')
          .map((each) => each.textContent),
      ).toEqual(['A', 'C']),
    )
    expect(screen.getByText('2 of 3 items')).toBeVisible()
    expect(queries).toHaveLength(1)
  })

  test('loads all results for the filters', async () => {
    const queries = mockSearch(150)
    open('?q=card&material=Oak')
    expect(await screen.findByText('Nothing matches your filters')).toBeVisible()
    expect(queries.map((query) => /page=.*/.exec(query)?.[0])).toEqual([
      'page=1&limit=48',
      'page=1&limit=1000',
    ])
  })

  test('renders no order to choose for one product', async () => {
    mockSearch(1)
    open('?q=card')
    await screen.findByRole('list', { name: 'Products' })
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  test('asks at WhatsApp and shows what sells best when nothing was found', async () => {
    const bestSellersUrl = 'http://sales.test/best'
    setConfig({ ...testConfig, searchUrl, bestSellersUrl, whatsAppNumber: '96890000000' })
    server.use(http.get(bestSellersUrl, () => HttpResponse.json(buildPage([buildProduct()]))))
    mockSearch(0)
    open('?q=zzzz')
    const region = within(await screen.findByRole('region', { name: 'Best sellers' }))
    expect(region.getByRole('link', { name: 'Steel card' })).toBeVisible()
    const chat = screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ })
    expect(new URL(chat.href).searchParams.get('text')).toContain('“zzzz”')
  })

  test('leads on to the categories and clears the search when nothing was found', async () => {
    mockSearch(0)
    const { user, router } = open('?q=zzzz')
    expect(await screen.findByText('No products found')).toBeVisible()
    expect(screen.getByText(/Check the spelling/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toHaveAttribute(
      'href',
      '/shop-products/metal-cards?title=Metal%20cards',
    )
    await user.click(screen.getByRole('link', { name: 'Clear the search' }))
    await waitFor(() =>
      expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/search'),
    )
    expect(await screen.findByText('What are you looking for?')).toBeVisible()
  })

  test('can be changed where nothing was found', async () => {
    mockSearch(0)
    open('?q=zzzz')
    const field = await screen.findByRole('searchbox', { name: 'Your search' })
    expect(field).toHaveValue('zzzz')
    expect(field).toHaveAttribute('name', 'q')
    expect(field.closest('form')).toHaveAttribute('action', '/search')
    expect(screen.getByRole('button', { name: 'Search again' })).toHaveAttribute('type', 'submit')
  })

  test.each(['', '?q=', '?q=%20'])(
    'asks for a text at /search%s, without a request',
    async (at) => {
      open(at)
      expect(await screen.findByText('What are you looking for?')).toBeVisible()
      expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
    },
  )

  test('leads to the categories on a site without a search', async () => {
    setConfig(testConfig)
    open('?q=card')
    expect(await screen.findByText('This shop has no search yet')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
  })

  test('renders the server’s message on an error, and recovers by retrying', async () => {
    server.use(
      http.get(searchUrl, () =>
        HttpResponse.json(
          { message: 'Too many searches. Please try again in 1 minute.' },
          { status: 429 },
        ),
      ),
    )
    const { user } = open('?q=card')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many searches. Please try again in 1 minute.',
    )
    mockSearch(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Card 1' })).toBeVisible()
  })

  test('shows the former results on the way back', async () => {
    mockSearch(2)
    server.use(http.get('*/products/card-1', () => HttpResponse.json(buildProduct())))
    const { user, router } = open('?q=card')
    await user.click(await screen.findByRole('link', { name: 'Card 1' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/product-detail/card-1'))
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('link', { name: 'Card 2' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “card”')
  })
})
