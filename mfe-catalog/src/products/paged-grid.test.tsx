import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useRef } from 'react'

import { routes } from '../routes.generated.ts'
import { mockCategories, mockProducts, urls } from '../testing/mock-api.ts'
import { type GridMetrics, PREVIEW_PRODUCTS, setLastMetrics } from './visible-range.ts'
import { useGridMetrics } from './VisibleRangeObserver.tsx'

// The module remembers the metrics of the last list.
beforeEach(() => setLastMetrics(undefined as unknown as GridMetrics))

describe('PagedGrid', () => {
  const open = (search = '') => renderRoutes(routes, { at: `/shop-products/metal-cards${search}` })
  const findList = () => screen.findByRole('list', { name: 'Products' })

  /** The list, once its visible range is observed: what is out of view is replaced by padding. */
  async function findObservedList() {
    const list = await findList()
    await waitFor(() => expect(Number.parseFloat(list.style.paddingBlockEnd)).toBeGreaterThan(0))
    return list
  }

  function scrollTo(y: number) {
    act(() => {
      Object.assign(window, { scrollY: y, pageYOffset: y })
      window.dispatchEvent(new Event('scroll'))
    })
  }

  beforeEach(() => mockCategories(buildCategory()))
  afterEach(() => scrollTo(0))

  test('renders only items near the viewport, in a list of the full height', async () => {
    const queries = mockProducts(10_000)
    open()
    const list = await findObservedList()
    const items = within(list).getAllByRole('listitem')
    expect(items.length).toBeLessThan(60)
    expect(items[0]).toHaveAttribute('aria-setsize', '10000')
    expect(items[0]).toHaveAttribute('aria-posinset', '1')
    expect(Number.parseFloat(list.style.paddingBlockEnd)).toBeGreaterThan(100_000)
    expect(queries).toEqual(['page=1&limit=100'])
    expect(screen.getByText('Showing 1-100 of 10,000 items')).toBeVisible()
  })

  test('keeps its cards and the focus when the observer of its range has loaded', async () => {
    mockProducts(250)
    open()
    const list = await findList()
    expect(list.style.paddingBlockEnd).toBe('0')
    const items = within(list).getAllByRole('listitem')
    expect(items).toHaveLength(PREVIEW_PRODUCTS)
    expect(items[0]).toHaveAttribute('aria-setsize', '250')
    const link = within(list).getByRole('link', { name: 'Card 3' })
    link.focus()

    await findObservedList()
    expect(link).toHaveFocus()
    expect(within(list).getAllByRole('listitem').slice(0, 12)).toEqual(items.slice(0, 12))
  })

  test('loads only the pages scrolled to', async () => {
    const queries = mockProducts(10_000)
    open()
    await findObservedList()
    // The default metrics: 4 columns, rows of 480 px. 600,000 px is row 1,250, product 5,000.
    scrollTo(600_000)
    expect(await screen.findByText('Card 5001')).toBeVisible()
    expect(screen.queryByText('Card 1')).not.toBeInTheDocument()
    expect(queries.slice(1).sort()).toEqual(['page=50&limit=100', 'page=51&limit=100'])
  })

  test('reaches the last product', async () => {
    mockProducts(250)
    open()
    await findObservedList()
    scrollTo(250 * 480)
    expect(await screen.findByText('Card 250')).toBeVisible()
  })

  test('retries pages that failed to load', async () => {
    mockProducts(250)
    const { user } = open()
    await findObservedList()
    server.use(http.get(urls.products, () => HttpResponse.error()))
    scrollTo(250 * 480)
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
    await findObservedList()
    expect(screen.getByText('Showing 2-3 of 250 items')).toBeVisible()
    expect(screen.getByText('Card 101')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show the list from its first product' }))
    expect(await screen.findByText('Card 1')).toBeVisible()
  })

  test('has a pagination for pages of more than 100 products', async () => {
    const queries = mockProducts(450)
    const { user } = open('?title=Cards&limit=150')
    await findObservedList()
    const pager = screen.getByRole('navigation', { name: 'Pages' })
    expect(within(pager).getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current')
    await user.click(within(pager).getByRole('link', { name: 'Page 3' }))
    expect(await screen.findByText('Showing 3-3 of 450 items')).toBeVisible()
    expect(await screen.findByText('Card 301')).toBeVisible()
    expect(queries).toEqual(['page=1&limit=150', 'page=3&limit=150'])
  })

  test('has no pagination for pages of 100 products', async () => {
    mockProducts(450)
    open('?limit=100')
    await findObservedList()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
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
    await findObservedList()
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

describe('useGridMetrics', () => {
  let resized: () => void = () => undefined

  let styles: { gridTemplateColumns: string; rowGap: string }
  let box: { height: number; top: number }

  beforeEach(() => {
    styles = { gridTemplateColumns: '300px 300px 300px', rowGap: '24px' }
    box = { height: 400, top: 200 }
    jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
      const observer = { observe: () => {}, unobserve: () => {}, disconnect: () => {} }
      resized = () => callback([], observer)
      return observer
    })
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ ...box }) as DOMRect)
    jest
      .spyOn(window, 'getComputedStyle')
      .mockImplementation(() => ({ ...styles }) as CSSStyleDeclaration)
  })

  afterEach(() => jest.restoreAllMocks())

  function open() {
    const seen: ReturnType<typeof useGridMetrics>[] = []
    function List() {
      const list = useRef<HTMLUListElement>(null)
      seen.push(useGridMetrics(list))
      return (
        <ul ref={list}>
          <li />
        </ul>
      )
    }
    render(<List />)
    return seen
  }

  function openLaidOut() {
    const seen = open()
    act(() => resized())
    return seen
  }

  test('returns nothing until a list has been laid out', () => {
    expect(open()).toEqual([undefined])
  })

  test('returns columns, row height and offset', () => {
    expect(openLaidOut().at(-1)).toEqual({ columns: 3, rowHeight: 424, top: 200 })
  })

  test('follows a resize', () => {
    const seen = openLaidOut()
    styles.gridTemplateColumns = '160px 160px'
    box.height = 330.5
    act(() => resized())
    expect(seen.at(-1)).toEqual({ columns: 2, rowHeight: 354.5, top: 200 })
  })

  test('returns the same object until something has changed by more than half a pixel', () => {
    const seen = openLaidOut()
    const before = seen.at(-1)
    box.height = 400.2
    act(() => resized())
    expect(seen.at(-1)).toBe(before)
    box.height = 401
    act(() => resized())
    expect(seen.at(-1)).not.toBe(before)
  })

  test('starts with the metrics of the last list', () => {
    openLaidOut()
    expect(open()).toEqual([{ columns: 3, rowHeight: 424, top: 200 }])
  })

  test('keeps the last metrics when the list has no layout', () => {
    openLaidOut()
    box.height = 0
    expect(openLaidOut().at(-1)).toEqual({ columns: 3, rowHeight: 424, top: 200 })
  })
})
