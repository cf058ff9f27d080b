import type { Corners } from '@shop/contracts/rules/surface.ts'
import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { loadCompareMessages, loadMessages } from '../messages.generated.ts'
import { setDraft } from '../product/engraving/draft.ts'
import { routes } from '../routes.generated.ts'
import { mockCategories, mockProducts, urls } from '../testing/mock-api.ts'
import { ComparePage } from './ComparePage.tsx'

const EMPTY = 'No products were added to the compare page.'
const KEY = 'compareProducts'

const storeIds = (...ids: string[]) => localStorage.setItem(KEY, JSON.stringify(ids))
const storedIds = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
const open = (at = '/compare-product') => renderRoutes(routes, { at })

/** Mocks each product as "Product ID", except for the deleted and the failing one. */
function mockProductPages({ deleted = '', failing = '' } = {}) {
  server.use(
    http.get(urls.product, ({ params }) => {
      const id = String(params.id)
      if (id === deleted) return HttpResponse.json({}, { status: 404 })
      if (id === failing) return HttpResponse.json({}, { status: 500 })
      const product = buildProduct({ _id: id, title: { en: `Product ${id}` }, price: id.length })
      return HttpResponse.json(product)
    }),
  )
}

beforeEach(() => mockCategories(buildCategory()))

describe('ComparePage', () => {
  test('is rendered as a skeleton on the server, which does not know the list', async () => {
    mockProductPages()
    setUpBrowser()
    storeIds('a')
    await Promise.all([loadMessages(), loadCompareMessages()])
    await hydrateUi(<ComparePage />, () => {
      expect(screen.queryByText(EMPTY)).not.toBeInTheDocument()
      expect(screen.getByRole('status')).toBeInTheDocument()
    })
    expect(await screen.findByRole('columnheader', { name: /Product a/ })).toBeVisible()
  })

  test('renders an empty state with a link to the shop', async () => {
    open()
    expect(await screen.findByText(EMPTY)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute(
      'href',
      '/shop-grid',
    )
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toHaveAttribute(
      'href',
      '/shop-products/metal-cards?title=Metal%20cards',
    )
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('renders a column per product with price, description and a button', async () => {
    storeIds('a', 'bb')
    mockProductPages()
    const { user } = open()
    const link = await screen.findByRole('link', { name: 'Product bb' })
    expect(link).toHaveAttribute('href', '/product-detail/bb')
    const [prices, descriptions] = screen.getAllByRole('row').slice(1)
    await waitFor(() =>
      expect(prices?.textContent?.replaceAll(/\s/g, ' ')).toBe(
        'PriceOMR 1.00plus 5% VATOMR 2.00plus 5% VAT',
      ),
    )
    expect(descriptions).toHaveTextContent('A card of brushed steel.')
    await user.click(screen.getAllByRole('button', { name: 'Add to Cart' })[1] as HTMLElement)
    expect(await screen.findByText('Item added to cart!')).toBeInTheDocument()
    expect(localStorage.getItem('addToCart')).toContain('Product bb')
  })

  test('renders material, size and weight where a product has them', async () => {
    storeIds('a', 'b')
    const details = { material: { en: 'Oak' }, size: { en: '85 mm' }, weight: 1250 }
    server.use(
      http.get(urls.product, ({ params: { id } }) =>
        HttpResponse.json(buildProduct({ _id: String(id), ...(id === 'a' && { details }) })),
      ),
    )
    open()
    const material = await screen.findByRole('row', { name: /^Material/ })
    expect(
      within(material)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Oak', '–'])
    expect(screen.getByRole('row', { name: /^Size/ })).toHaveTextContent('85 mm')
    expect(screen.getByRole('row', { name: /^Weight/ })).toHaveTextContent('1,250 g–')
    // Phones have no column of row headers.
    expect(within(material).getAllByRole('cell')[0]).toHaveAttribute('data-label', 'Material')
  })

  test('says how a name is put on products, and shows and adds one that is typed', async () => {
    setDraft(null)
    const corners: Corners = [
      [0.1, 0.5],
      [0.9, 0.5],
      [0.9, 0.7],
      [0.1, 0.7],
    ]
    const area = { finish: 'engraved', color: '#123456', width: 68, height: 12 } as const
    const back = { ...area, pictures: [null, corners], name: { en: 'Back' } }
    const front = { ...area, pictures: [corners], name: { en: 'Front' }, others: [back] }
    const details = { surface: { ...front, takesLogo: true } }
    storeIds('a', 'b')
    server.use(
      http.get(urls.product, ({ params: { id } }) =>
        HttpResponse.json(
          buildProduct({
            _id: String(id),
            title: { en: `Product ${String(id)}` },
            ...(id === 'a' && { details }),
          }),
        ),
      ),
    )
    const { user } = open()
    const row = await screen.findByRole('row', { name: /^Your name on it/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Engraved, freeFront + BackYour logo, too', '–'])
    await user.click(screen.getByRole('button', { name: 'See your name on every product' }))
    await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ali')
    const column = screen.getByRole('columnheader', { name: /Product a/ })
    await waitFor(() => expect(column.querySelector('text')).toHaveTextContent('Ali'))
    await user.click(screen.getAllByRole('button', { name: 'Add to Cart' })[0] as HTMLElement)
    expect(JSON.parse(localStorage.getItem('addToCart') ?? '[]')).toMatchObject([
      { id: 'a', engravings: [{ name: 'Ali' }, { name: '' }] },
    ])
  })

  test('removes a product and focuses the next one, or else the heading', async () => {
    storeIds('a', 'b')
    mockProductPages()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove Product a' }))
    expect(storedIds()).toEqual(['b'])
    expect(screen.getByRole('button', { name: 'Remove Product b' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove Product b' }))
    expect(screen.getByText(EMPTY)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('clears the list with a toast, and focuses the heading', async () => {
    storeIds('a', 'b')
    mockProductPages()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Clear list' }))
    expect(screen.getByText(EMPTY)).toBeVisible()
    expect(await screen.findByText('The list is empty now')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(storedIds()).toEqual([])
  })

  test('renders a column that can be removed for a product that does not exist', async () => {
    storeIds('a', 'deleted')
    mockProductPages({ deleted: 'deleted' })
    const { user } = open()
    expect(await screen.findByText('This product is no longer available.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Product a' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove this product' }))
    expect(storedIds()).toEqual(['a'])
  })

  test('retries a product that failed to load', async () => {
    storeIds('a', 'b')
    mockProductPages({ failing: 'b' })
    const { user } = open()
    expect(await screen.findByText('This product could not be loaded.')).toBeVisible()
    mockProductPages()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Product b' })).toBeVisible()
  })
})

describe('CompareIcon', () => {
  test('adds up to four products from their cards', async () => {
    mockProductPages()
    mockProducts(5)
    const { user } = open('/shop-products/cards')
    for (const number of [1, 2, 3, 4]) {
      await user.click(await screen.findByRole('button', { name: `Compare Card ${number}` }))
    }
    expect(await screen.findByText('Added to the comparison (4 of 4)')).toBeInTheDocument()
    // One toast at a time.
    expect(screen.getAllByText(/^Added to the comparison/)).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Compare Card 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click(screen.getByRole('button', { name: 'Compare Card 5' }))
    expect(await screen.findByText(/compare up to 4 products/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Compare Card 5' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await user.click(screen.getByRole('button', { name: 'Compare Card 2' }))
    expect(storedIds()).toEqual(['card-1', 'card-3', 'card-4'])
    expect(screen.getByRole('link', { name: 'See the comparison (3)' })).toHaveAttribute(
      'href',
      '/compare-product',
    )
  })
})

test('CompareIcon comes after the link and the buttons of its card', async () => {
  mockProducts(1)
  const { user } = open('/shop-products/cards')
  const link = await screen.findByRole('link', { name: 'Card 1' })
  act(() => link.focus())
  for (const name of ['Add to Cart', 'Shop Now', 'Compare Card 1']) {
    await user.tab()
    expect(document.activeElement).toHaveAccessibleName(name)
  }
})

describe('CompareButton', () => {
  test('adds a product from its page', async () => {
    mockProductPages()
    const { user } = open('/product-detail/a')
    await user.click(await screen.findByRole('button', { name: 'Compare' }))
    expect(storedIds()).toEqual(['a'])
    await user.click(screen.getByRole('link', { name: 'See the comparison (1)' }))
    const table = within(await screen.findByRole('region', { name: /Comparison/ }))
    expect(table.getByRole('link', { name: 'Product a' })).toBeVisible()
  })
})
