import type { Category } from '@shop/contracts/wire/catalog.ts'
import { setConfig } from '@shop/kernel/config'
import { useLocation } from '@shop/router'
import { testConfig } from '@shop/testing/config.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildCategory, buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { load } from '../messages.ts'
import { mockFormData } from '../testing/form-data.ts'
import { buildRemote, openShop } from '../testing/open-shop.tsx'
import { SearchField } from './SearchField.tsx'

const searchUrl = 'http://search.test/products'
const paths = ['/', '/search', '/product-detail/:id', '/shop-products/:id']
const site = {
  remotes: [buildRemote('mfe-x', paths)],
  load: async () => paths.map((path) => ({ path, element: <h1>{path}</h1> })),
}
const products = [
  buildProduct(),
  buildProduct({ _id: 'oak', title: { en: 'Oak card', ar: 'بطاقة بلوط' }, price: 16 }),
]

/** Serves searches; returns the recorded queries. */
function mockSearch(results = products, totalCount = results.length): string[] {
  const queries: string[] = []
  server.use(
    http.get(searchUrl, ({ request }) => {
      queries.push(new URL(request.url).searchParams.toString())
      return HttpResponse.json(buildPage(results, { totalCount }))
    }),
  )
  return queries
}

async function openField(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop({ at: '/', ...site, ...options })
  await shop.user.keyboard('/')
  const field = await screen.findByRole('combobox')
  await waitFor(() => expect(field).toHaveFocus())
  return { ...shop, field, at: () => shop.router.state.location }
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
  mockFormData()
})
const mockCategories = (...categories: Category[]) =>
  server.use(
    http.get(mainUrl('/categories/all-category/admin-side'), () =>
      HttpResponse.json({ results: categories }),
    ),
  )
beforeEach(() => {
  setConfig({ ...testConfig, searchUrl })
  mockCategories()
})
afterEach(() => void setConfig(testConfig))

describe('SearchField', () => {
  test('is not rendered on a site without a search', async () => {
    setConfig(testConfig)
    await openShop({ at: '/', ...site })
    expect(screen.queryByRole('search', { hidden: true })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument()
  })

  test('searches for what was typed before hydration', async () => {
    setUpBrowser()
    await load()
    const Address = () => <p>{useLocation().search}</p>
    const page = (
      <>
        <SearchField />
        <Address />
      </>
    )
    await hydrateUi(page, () => {
      const [field] = document.getElementsByName('q') as NodeListOf<HTMLInputElement>
      if (field) field.value = 'card'
    })
    fireEvent.submit(screen.getByRole('search', { hidden: true }))
    expect(await screen.findByText('?q=card')).toBeInTheDocument()
  })

  test('leads to the results on Enter, keeps the text there, and goes back', async () => {
    mockSearch()
    const { user, field, at, router } = await openField()
    await user.type(field, ' steel card {Enter}')
    await waitFor(() => expect(at().pathname).toBe('/search'))
    expect(at().search).toBe('?q=steel%20card')
    await waitFor(() =>
      expect(screen.getByLabelText('Search products', { selector: 'input' })).toHaveValue(
        'steel card',
      ),
    )
    await act(() => router.navigate(-1))
    await waitFor(() =>
      expect(screen.getByLabelText('Search products', { selector: 'input' })).toHaveValue(''),
    )
    expect(at().pathname).toBe('/')
  })

  test('is a form that works without scripts', async () => {
    await openField()
    const form = screen.getByRole('search', { name: 'Search products' })
    expect(form).toHaveAttribute('action', '/search')
    expect(form).not.toHaveAttribute('method', 'post')
    expect(within(form).getByRole('combobox')).toHaveAttribute('name', 'q')
  })

  test('goes nowhere without a text', async () => {
    const { user, field, at } = await openField()
    await user.type(field, '   {Enter}')
    expect(at().pathname).toBe('/')
  })

  test('is opened and closed by its button, and by Escape', async () => {
    const { user } = await openShop({ at: '/', ...site })
    const button = screen.getByRole('button', { name: 'Search' })
    await user.click(button)
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await user.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
    await user.click(button)
    await user.click(screen.getByRole('button', { name: 'Close the search' }))
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('leaves the slash to texts and to shortcuts of the browser', async () => {
    const { user } = await openShop({ at: '/', ...site })
    const email = screen.getByRole('textbox', { name: /E-mail/ })
    await user.type(email, 'a/b')
    expect(email).toHaveValue('a/b')
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  test('offers categories before anything is typed', async () => {
    mockCategories(buildCategory(), buildCategory({ _id: 'gifts', title: { en: 'Gifts' } }))
    const { user, field, at } = await openField()
    expect(await screen.findByText('Browse by category')).toBeVisible()
    const options = screen.getAllByRole('option').map((option) => option.textContent)
    expect(options).toEqual(['Metal cards', 'Gifts'])
    await user.type(field, '{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(at().pathname).toBe('/shop-products/gifts'))
  })

  test('suggests products once the text stays the same', async () => {
    const queries = mockSearch(products, 12)
    const { user, field } = await openField()
    await user.type(field, 'card')
    const list = await screen.findByRole('listbox', { name: 'Suggestions' })
    expect(queries).toEqual(['q=card&lang=en&limit=6'])
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(field).toHaveAttribute('aria-controls', list.id)
    const options = within(list).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      expect.stringMatching(/^Steel card.*21\.00/),
      expect.stringMatching(/^Oak card.*16\.00/),
      'See all 12 results',
    ])
    expect(options[0]).toHaveAttribute('href', '/product-detail/steel-card')
    expect(options[2]).toHaveAttribute('href', '/search?q=card')
    expect(screen.getByText('12 products found')).toBeInTheDocument()
  })

  test('suggests categories before products, and instead of them', async () => {
    mockCategories(buildCategory(), buildCategory({ _id: 'gifts', title: { en: 'Gifts' } }))
    mockSearch([buildProduct({ categoryId: 'gifts' })])
    const { user, field, at } = await openField()
    await user.type(field, 'metal')
    await screen.findByRole('option', { name: 'Metal cards' })
    const options = screen.getAllByRole('option').map((option) => option.textContent)
    expect(options).toEqual([
      'Metal cards',
      'Gifts',
      expect.stringMatching(/^Steel/),
      'See the result',
    ])
    mockSearch([])
    await user.type(field, 'zzz')
    expect(await screen.findByText('Nothing found for “metalzzz”')).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(2)
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(at().pathname).toBe('/shop-products/metal-cards'))
  })

  test('suggests the page that a text asks for, instead of products', async () => {
    mockSearch([])
    const { user, field, at } = await openField({ lang: 'ar' })
    await user.type(field, 'خصم')
    expect(await screen.findByRole('option', { name: 'التخفيضات' })).toHaveAttribute(
      'href',
      '/sale',
    )
    await waitFor(() => expect(screen.getByText('لم نعثر على منتجات')).toBeInTheDocument())
    expect(screen.queryByText('لا نتائج عن «خصم»')).not.toBeInTheDocument()
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(at().pathname).toBe('/sale'))
  })

  test('invents no total where the backend states pages only', async () => {
    const paginate = { totalPage: 4, currentPage: 1 }
    server.use(http.get(searchUrl, () => HttpResponse.json({ results: products, paginate })))
    const { user, field } = await openField()
    await user.type(field, 'card')
    const list = await screen.findByRole('listbox', { name: 'Suggestions' })
    const options = within(list).getAllByRole('option')
    expect(options.at(-1)).toHaveTextContent(/^See all results$/)
    expect(screen.getByText('2 suggestions')).toBeInTheDocument()
  })

  test('is in Arabic on an Arabic page', async () => {
    const queries = mockSearch()
    const { user, field } = await openField({ lang: 'ar' })
    expect(field).toHaveAccessibleName('البحث في المنتجات')
    await user.type(field, 'بطاقة')
    expect(await screen.findByRole('option', { name: /بطاقة فولاذية/ })).toBeVisible()
    expect(queries).toEqual([`${new URLSearchParams({ q: 'بطاقة', lang: 'ar', limit: '6' })}`])
    expect(screen.getByRole('option', { name: 'عرض النتيجتين' })).toBeVisible()
  })

  test('opens the suggestion that the arrow keys choose', async () => {
    mockSearch()
    const { user, field, at } = await openField()
    await user.type(field, 'card')
    await screen.findByRole('listbox')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    const option = screen.getByRole('option', { name: /Oak card/ })
    expect(option).toHaveAttribute('aria-selected', 'true')
    expect(field).toHaveAttribute('aria-activedescendant', option.id)
    expect(field).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at().pathname).toBe('/product-detail/oak'))
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  })

  test('keeps the text when Escape closes the suggestions', async () => {
    mockSearch()
    const { user, field } = await openField()
    await user.type(field, 'card')
    await screen.findByRole('listbox')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(field).toHaveValue('card')
  })

  test('aborts the request for a former text', async () => {
    const held = deferred()
    const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort')
    const queries: (string | null)[] = []
    server.use(
      http.get(searchUrl, async ({ request }) => {
        const q = new URL(request.url).searchParams.get('q')
        queries.push(q)
        if (q === 'ca') await held.promise
        return HttpResponse.json(buildPage(products))
      }),
    )
    const { user, field } = await openField()
    await user.type(field, 'ca')
    await waitFor(() => expect(queries).toEqual(['ca']))
    expect(abort).not.toHaveBeenCalled()
    await user.type(field, 'rd')
    await screen.findByRole('listbox')
    expect(queries).toEqual(['ca', 'card'])
    expect(abort).toHaveBeenCalledTimes(1)
    abort.mockRestore()
    held.resolve()
  })

  test('says when nothing matches, without options', async () => {
    mockSearch([])
    const { user, field } = await openField()
    await user.type(field, 'zzzz')
    expect(await screen.findByText('Nothing found for “zzzz”')).toBeVisible()
    expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('still searches when suggestions cannot be had', async () => {
    let requests = 0
    server.use(
      http.get(searchUrl, () => {
        requests += 1
        return HttpResponse.json({ message: 'No' }, { status: 503 })
      }),
    )
    const { user, field, at } = await openField()
    await user.type(field, 'card')
    await waitFor(() => expect(requests).toBe(1))
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at().pathname).toBe('/search'))
  })
})
