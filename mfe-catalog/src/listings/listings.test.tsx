import { renderRoutes } from '@shop/testing/render.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'

import { routes } from '../routes.generated.ts'

const open = (at = '/shop-grid-left-sidebar', lang: 'en' | 'ar' = 'en') =>
  renderRoutes(routes, { at, lang })

const list = async (name = 'Products') => within(await screen.findByRole('list', { name }))
const titles = async () =>
  (await list()).getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const status = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toHaveAttribute('role', 'status'))
const sidebar = () => within(screen.getByRole('complementary', { name: 'Filters' }))

describe('ListingPage', () => {
  test.each([
    ['/shop-grid-left-sidebar', true],
    ['/shop-grid-right-sidebar', true],
    ['/shop-list', false],
    ['/shop-list-left-sidebar', true],
    ['/shop-list-right-sidebar', true],
  ])('renders fifteen samples, the filters and six sort orders at %s', async (at, beside) => {
    open(at)
    expect(await screen.findByRole('heading', { level: 1, name: 'Clothing samples' })).toBeVisible()
    expect(await titles()).toHaveLength(15)
    expect(screen.queryByRole('complementary') !== null).toBe(beside)
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument()
    const options = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Featured',
      'Sale',
      'Alfa A-Z',
      'Alfa Z-A',
      'Price Low-High',
      'Price High-Low',
    ])
  })

  test('renders the sidebar before or after the list', async () => {
    const { unmount } = open('/shop-grid-left-sidebar')
    const isFirst = async () => {
      const results = await screen.findByRole('list', { name: 'Products' })
      const side = screen.getByRole('complementary')
      return Boolean(side.compareDocumentPosition(results) & Node.DOCUMENT_POSITION_FOLLOWING)
    }
    expect(await isFirst()).toBe(true)
    unmount()
    open('/shop-grid-right-sidebar')
    expect(await isFirst()).toBe(false)
  })

  test('renders badge, prices and links on a card', async () => {
    open()
    const tee = (await list())
      .getByRole('link', { name: 'Loose Cotton T-shirt' })
      .closest('li') as HTMLElement
    expect(within(tee).getByRole('link', { name: 'Loose Cotton T-shirt' })).toHaveAttribute(
      'href',
      '/product-detail-one/1',
    )
    expect(within(tee).getByText('-40% Off')).toBeVisible()
    expect(within(tee).getByText('$21.00')).toBeVisible()
    expect(within(tee).getByText('35.00').closest('s')).toBeVisible()
    const add = within(tee).getByRole('link', { name: 'Add to Cart' })
    expect(add).toHaveAttribute('href', '/shop-cart')
    expect(add).toHaveAccessibleDescription('Loose Cotton T-shirt')
    expect((await list()).getAllByText('New').length).toBeGreaterThan(1)
    expect((await list()).getAllByText('Featured').length).toBeGreaterThan(1)
  })

  test('filters while typing, and keeps the search text in the URL', async () => {
    const { user, router } = open()
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'shirt')
    await status('Showing 2 of 15 items')
    expect(await titles()).toEqual(['Loose Cotton T-shirt', 'Oxford Shirt'])
    expect(screen.getByRole('searchbox')).toHaveValue('shirt')
    expect(router.state.location.search).toBe('?q=shirt')
  })

  test('adds a history entry per selected value', async () => {
    const { user, router } = open()
    await user.click(await screen.findByRole('checkbox', { name: /^White/ }))
    await status('Showing 3 of 15 items')
    expect(sidebar().getByRole('checkbox', { name: 'Blue 3' })).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: '4XL' }))
    await status('Showing 2 of 15 items')
    expect(router.state.location.search).toBe('?color=white&size=4XL')
    await act(() => router.navigate(-1))
    await status('Showing 3 of 15 items')
    expect(screen.getByRole('checkbox', { name: '4XL' })).not.toBeChecked()
  })

  test('keeps every value of those that are selected faster than the page follows', async () => {
    const { router } = open()
    const white = await screen.findByRole('checkbox', { name: /^White/ })
    act(() => [white, screen.getByRole('checkbox', { name: '4XL' })].forEach((box) => box.click()))
    await status('Showing 2 of 15 items')
    expect(router.state.location.search).toBe('?color=white&size=4XL')
  })

  test('restores filters and sort order from the URL', async () => {
    open('/shop-list-right-sidebar?color=blue&sort=high&q=denim')
    expect(await titles()).toEqual(['Straight Jeans'])
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('high')
    expect(screen.getByRole('checkbox', { name: /^Blue/ })).toBeChecked()
    expect(screen.getByRole('searchbox')).toHaveValue('denim')
  })

  test('sorts by the selected order, and keeps it in the URL', async () => {
    const { user, router } = open()
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Sort by' }),
      'Price Low-High',
    )
    await waitFor(async () => expect((await titles())[0]).toBe('Six-Panel Cap'))
    expect(router.state.location.search).toBe('?sort=low')
  })

  test('removes an active filter and focuses the number of results', async () => {
    const { user } = open('/shop-list?color=blue&brand=nahda&size=S')
    const chosen = await list('Chosen filters')
    expect(chosen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Blue',
      'Nahda Threads',
      'S',
      'Clear all',
    ])
    await user.click(chosen.getByRole('button', { name: 'Remove Nahda Threads' }))
    await status('Showing 3 of 15 items')
    expect(screen.getByText('Showing 3 of 15 items')).toHaveFocus()
  })

  test('renders an empty state whose button clears the filters', async () => {
    const { user, router } = open('/shop-list?q=umbrella&sort=az')
    expect(await screen.findByText('Nothing matches your filters')).toBeVisible()
    await status('Showing 0 of 15 items')
    await user.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1) as HTMLElement)
    await status('Showing 15 of 15 items')
    expect(router.state.location.search).toBe('?sort=az')
  })

  test('opens the filters in a dialog that counts the results', async () => {
    const { user } = open('/shop-list')
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(dialog.getByRole('button', { name: 'Clear all' })).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: /^Black/ }))
    await user.click(await dialog.findByRole('button', { name: 'Show 1 item' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await titles()).toEqual(['Evening Abaya'])
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeInTheDocument()
  })

  test('links to the other view with the same filters', async () => {
    open('/shop-grid-right-sidebar?color=white')
    const views = within(await screen.findByRole('navigation', { name: 'View' }))
    expect(views.getByRole('link', { name: 'Grid' })).toHaveAttribute('aria-current', 'page')
    expect(views.getByRole('link', { name: 'List' })).toHaveAttribute(
      'href',
      '/shop-list-right-sidebar?color=white',
    )
  })

  test('renders Arabic, with untranslated prices, on an Arabic page', async () => {
    open('/shop-grid-left-sidebar?q=قميص', 'ar')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'نماذج ملابس للعرض' }),
    ).toBeVisible()
    expect((await list('المنتجات')).getByRole('link', { name: 'قميص أكسفورد' })).toBeVisible()
    expect(screen.getByText('عرض 1 من 15 منتجًا')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^أزرق/ })).toBeVisible()
    expect(screen.getByText('$29.00')).toHaveAttribute('translate', 'no')
  })
})
