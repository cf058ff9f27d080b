import type { Product } from '@shop/contracts/wire/catalog.ts'
import { buildCategory, buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../../routes.generated.ts'
import { mockCategories, mockProducts, urls } from '../../testing/mock-api.ts'

const product = (name: string, ar: string, price: number, material: string) =>
  buildProduct({
    _id: name.toLowerCase(),
    title: { en: name, ar },
    price,
    details: { material: { en: material, ar: material === 'Oak' ? 'بلوط' : 'فولاذ' } },
  })

const products = [
  product('Heron', 'أ', 6, 'Steel'),
  product('Crane', 'ب', 24, 'Oak'),
  product('Ibis', 'ت', 12, 'Oak'),
]

function mockCategory(results: Product[] = products) {
  server.use(http.get(urls.products, () => HttpResponse.json(buildPage(results))))
}

const open = (search = '?title=Birds', lang: 'en' | 'ar' = 'en') =>
  renderRoutes(routes, { at: `/shop-products/metal-cards${search}`, lang })

const titles = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => products.some(({ title }) => title.en === text || title.ar === text))
const shows = (...names: string[]) => waitFor(() => expect(titles()).toEqual(names))
const findSort = () => screen.findByRole('combobox', { name: 'Sort by' })

beforeEach(() => mockCategories(buildCategory()))

describe('sort order of a category', () => {
  test('is the server’s until another is chosen, and is in the URL so that Back works', async () => {
    mockCategory()
    const { user, router } = open()
    const sort = await findSort()
    await shows('Heron', 'Crane', 'Ibis')
    await user.selectOptions(sort, 'Price: low to high')
    await shows('Heron', 'Ibis', 'Crane')
    expect(router.state.location.search).toBe('?title=Birds&sort=low')
    await user.selectOptions(sort, 'Name: Z to A')
    await shows('Ibis', 'Heron', 'Crane')
    await user.selectOptions(sort, 'Name: A to Z')
    await shows('Crane', 'Heron', 'Ibis')
    await act(() => router.navigate(-2))
    await shows('Heron', 'Ibis', 'Crane')
    expect(sort).toHaveValue('low')
    await act(() => router.navigate(-1))
    await shows('Heron', 'Crane', 'Ibis')
    expect(screen.getByText('Showing 1-1 of 3 items')).toBeVisible()
  })

  test('is restored from the URL', async () => {
    mockCategory()
    open('?sort=high')
    await shows('Crane', 'Ibis', 'Heron')
    expect(await findSort()).toHaveValue('high')
  })

  test('loads the rest of a long category first, and renders a part of it', async () => {
    const queries = mockProducts(2500)
    const { user } = open()
    await user.selectOptions(await findSort(), 'Name: Z to A')
    expect(await screen.findByText('Card 2500')).toBeVisible()
    expect(queries).toEqual([
      'page=1&limit=100',
      'page=1&limit=1000',
      'page=2&limit=1000',
      'page=3&limit=1000',
    ])
    const items = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem')
    expect(items[0]).toHaveAttribute('aria-setsize', '2500')
    expect(items.length).toBeLessThan(60)
  })

  test('offers to retry when the rest cannot be loaded', async () => {
    mockProducts(250)
    const { user } = open()
    const sort = await findSort()
    server.use(
      http.get(urls.products, () => HttpResponse.json({ message: 'Down.' }, { status: 500 })),
    )
    await user.selectOptions(sort, 'Name: Z to A')
    expect(await screen.findByRole('alert')).toHaveTextContent('Down.')
    mockProducts(250)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Card 250')).toBeVisible()
  })

  test('keeps the pagination of pages of more than 100 products', async () => {
    mockProducts(450)
    const { user } = open('?limit=150&sort=za')
    expect(await screen.findByText('Card 450')).toBeVisible()
    const pager = screen.getByRole('navigation', { name: 'Pages' })
    await user.click(within(pager).getByRole('link', { name: 'Page 3' }))
    expect(await screen.findByText('Card 150')).toBeVisible()
    expect(screen.queryByText('Card 450')).not.toBeInTheDocument()
  })
})

describe('filters of a category', () => {
  test('narrow the list by price and material, with the number of products of each', async () => {
    mockCategory()
    const { user, router } = open()
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await user.click(dialog.getByRole('checkbox', { name: /^Oak 2$/ }))
    await user.click(dialog.getByRole('checkbox', { name: /20\.00 to .*50\.00 1$/ }))
    await waitFor(() =>
      expect(router.state.location.search).toBe('?title=Birds&price=20-50&material=Oak'),
    )
    await user.click(await dialog.findByRole('button', { name: 'Show 1 item' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await shows('Crane')
    expect(screen.getByText('1 of 3 items')).toHaveAttribute('role', 'status')
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
  })

  test('are all kept when they are chosen faster than the page follows', async () => {
    mockCategory()
    const { user, router } = open('')
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    const boxes = [/^Oak/, /^Steel/, /50\.00/].map((name) => dialog.getByRole('checkbox', { name }))
    act(() => boxes.forEach((box) => box.click()))
    for (const box of boxes) expect(box).toBeChecked()
    const search = '?price=20-50&material=Oak&material=Steel'
    await waitFor(() => expect(router.state.location.search).toBe(search))
  })

  test('are removed one by one, or all at once', async () => {
    mockCategory()
    const { user, router } = open('?sort=low&price=5-10&price=10-20&material=Oak')
    await shows('Ibis')
    await user.click(await screen.findByRole('button', { name: 'Remove Oak' }))
    await shows('Heron', 'Ibis')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await shows('Heron', 'Ibis', 'Crane')
    expect(router.state.location.search).toBe('?sort=low')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('that would leave nothing cannot be chosen', async () => {
    mockCategory()
    const { user } = open('?price=5-10')
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(await dialog.findByRole('checkbox', { name: /^Oak 0$/ })).toBeDisabled()
    expect(dialog.getByRole('checkbox', { name: /^Steel 1$/ })).toBeEnabled()
  })

  test('that match nothing offer the whole list, and clear themselves', async () => {
    mockCategory()
    const { user, router } = open('?price=5-10&material=Oak')
    await user.click(await screen.findByRole('button', { name: 'Filters (2)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(await dialog.findByRole('checkbox', { name: /^Oak 0$/ })).toBeEnabled()
    await user.click(dialog.getByRole('button', { name: 'Show 3 items' }))
    await shows('Heron', 'Crane', 'Ibis')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that match nothing lead back to the list', async () => {
    mockCategory()
    const { user } = open('?material=Gold')
    expect(await screen.findByText('Nothing matches your filters')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1) as HTMLElement)
    await shows('Heron', 'Crane', 'Ibis')
  })

  test('are not offered when there is nothing to choose', async () => {
    mockProducts(3)
    open()
    await findSort()
    expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument()
  })

  test('say so when a list of several pages turns out to have nothing to choose', async () => {
    mockProducts(150)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    expect(await screen.findByText('There is nothing to filter by here.')).toBeVisible()
  })

  test('render Arabic on an Arabic page', async () => {
    mockCategory()
    const { user } = open('?material=Oak', 'ar')
    expect(await screen.findByRole('button', { name: 'إزالة بلوط' })).toBeVisible()
    expect(screen.getByText('2 من 3 منتجات')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'التصفية (1)' }))
    expect(await screen.findByRole('checkbox', { name: 'فولاذ 1' })).toBeVisible()
  })
})
