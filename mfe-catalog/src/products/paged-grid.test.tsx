import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'
import { mockCategories, mockProducts, urls } from '../testing/mock-api.ts'
import { mockIntersection } from '../testing/mock-intersection.ts'
import { PART_SIZE } from './LongProductGrid.tsx'

describe('PagedGrid', () => {
  let move: ReturnType<typeof mockIntersection>

  const open = (search = '') => renderRoutes(routes, { at: `/shop-products/metal-cards${search}` })
  const findList = () => screen.findByRole('list', { name: 'Products' })

  /** Places of parts of the list that are not rendered yet. */
  const rest = () => [...document.querySelectorAll('li[style*="--items"]')]

  /** Scrolls to the part of the list that many parts after the last rendered one. */
  function reach(part: number) {
    const place = rest().at(part)
    move(true, (element) => element === place)
  }

  beforeEach(() => {
    mockCategories(buildCategory())
    move = mockIntersection()
  })
  afterEach(() => void jest.restoreAllMocks())

  test('renders a part of a long list, and has places for the others', async () => {
    const queries = mockProducts(10_000)
    open()
    const items = within(await findList()).getAllByRole('listitem')
    expect(items).toHaveLength(PART_SIZE)
    expect(items[0]).toHaveAttribute('aria-setsize', '10000')
    expect(items[0]).toHaveAttribute('aria-posinset', '1')
    expect(rest()).toHaveLength(Math.ceil(10_000 / PART_SIZE) - 1)
    expect(queries).toEqual(['page=1&limit=100'])
    expect(screen.getByText('Showing 1-100 of 10,000 items')).toBeVisible()
  })

  test('keeps its cards and the focus when more of it comes near', async () => {
    mockProducts(250)
    open()
    const list = within(await findList())
    const items = list.getAllByRole('listitem')
    const link = list.getByRole('link', { name: 'Card 3' })
    link.focus()
    reach(0)
    expect(await screen.findByText(`Card ${PART_SIZE + 1}`)).toBeVisible()
    expect(link).toHaveFocus()
    expect(list.getAllByRole('listitem').slice(0, PART_SIZE)).toEqual(items)
  })

  test('loads only the pages scrolled to', async () => {
    const queries = mockProducts(10_000)
    open()
    await findList()
    // Products 4,993 to 5,016.
    reach(207)
    expect(await screen.findByText('Card 5001')).toBeVisible()
    expect(queries.slice(1).sort()).toEqual(['page=50&limit=100', 'page=51&limit=100'])
  })

  test('retries pages that failed to load', async () => {
    mockProducts(250)
    const { user } = open()
    await findList()
    server.use(http.get(urls.products, () => HttpResponse.error()))
    reach(-1)
    expect(await screen.findByRole('alert')).toHaveTextContent('Some products could not be loaded.')

    mockProducts(250)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Card 250')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('loads following pages of a small page size', async () => {
    const queries = mockProducts(45)
    open('?limit=10')
    await waitFor(() => expect(queries).toContain('page=2&limit=10'))
    expect(await screen.findByText('Card 11')).toBeVisible()
  })

  test('links to the first page from a later one', async () => {
    mockProducts(250)
    const { user } = open('?title=Cards&page=2')
    await findList()
    expect(screen.getByText('Showing 2-3 of 250 items')).toBeVisible()
    expect(screen.getByText('Card 101')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show the list from its first product' }))
    expect(await screen.findByText('Card 1')).toBeVisible()
  })

  test('has a pagination for pages of more than 100 products', async () => {
    const queries = mockProducts(450)
    const { user } = open('?title=Cards&limit=150')
    await findList()
    const pager = screen.getByRole('navigation', { name: 'Pages' })
    expect(within(pager).getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current')
    await user.click(within(pager).getByRole('link', { name: 'Page 3' }))
    expect(await screen.findByText('Showing 3-3 of 450 items')).toBeVisible()
    expect(await screen.findByText('Card 301')).toBeVisible()
    expect(queries).toEqual(['page=1&limit=150', 'page=3&limit=150'])
  })

  test('ends the list at a product that has been deleted meanwhile', async () => {
    server.use(
      http.get(urls.products, ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        const results =
          page === 1
            ? [1, 2].map((id) => buildProduct({ _id: `p${id}`, title: { en: `P ${id}` } }))
            : []
        const paginate = { currentPage: page, totalPage: 2, totalCount: 3, currentLimit: 2 }
        return HttpResponse.json({ results, paginate })
      }),
    )
    open('?limit=2')
    const list = await findList()
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
  })

  test('links to the first page from a page past the last one', async () => {
    mockProducts(250)
    const { user } = open('?page=9')
    expect(await screen.findByText('Nothing here yet')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show the list from its first product' }))
    expect(await screen.findByText('Card 1')).toBeVisible()
  })

  test('uses the page size that the server accepted', async () => {
    const queries = mockProducts(2500, 1000)
    open('?limit=5000')
    await findList()
    expect(screen.getByText('Showing 1-3 of 2,500 items')).toBeVisible()
    const pager = screen.getByRole('navigation', { name: 'Pages' })
    expect(within(pager).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/shop-products/metal-cards?limit=5000&page=3',
    )
    expect(queries).toEqual(['page=1&limit=5000'])
  })

  test('is not used for up to 48 products', async () => {
    mockProducts(48)
    open()
    expect(await screen.findByText('Card 48')).toBeVisible()
    expect(document.querySelector('li[aria-setsize]')).toBeNull()
  })
})
