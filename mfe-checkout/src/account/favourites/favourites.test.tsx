import { safeLocalStorage } from '@shop/kernel/storage'
import { screen, within } from '@testing-library/react'

import { openPage } from '../../testing/open-page.tsx'
import { normalizedText } from '../../testing/text.ts'

const key = 'account.removedFavourites:visitor'

const section = async (name = 'My favourite Items') =>
  within(await screen.findByRole('region', { name }))
const getNames = async () => (await section()).queryAllByRole('link').map(normalizedText)
const allNames = ['Walnut Wood Card', 'Oak Desk Stand', 'Sand Smart Tee', 'Teal Round Fob']

async function openFavourites() {
  const page = openPage('/user-account')
  await section()
  const clickButton = async (name: string) =>
    page.user.click((await section()).getByRole('button', { name }))
  return {
    ...page,
    clickButton,
    remove: (item: string) => clickButton(`Remove ${item} from favourites`),
  }
}

describe('Favourites', () => {
  test('renders the samples with links to their products', async () => {
    await openFavourites()
    expect(await getNames()).toEqual(allNames)
    const [first] = (await section()).getAllByRole('listitem')
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/product-detail/walnut-wood-card',
    )
    expect(normalizedText(first as HTMLElement)).toContain('OMR 12.50')
    expect(first?.querySelector('source')).toHaveAttribute('type', 'image/avif')
  })

  test('replaces a removed item with a focused undo button', async () => {
    const { remove, clickButton } = await openFavourites()
    await remove('Oak Desk Stand')
    expect(await getNames()).toEqual(allNames.filter((name) => name !== 'Oak Desk Stand'))
    const { getByText, getByRole } = await section()
    expect(getByText('Oak Desk Stand was removed.')).toBeVisible()
    expect(getByRole('button', { name: 'Undo: put Oak Desk Stand back' })).toHaveFocus()
    await clickButton('Undo: put Oak Desk Stand back')
    expect(await getNames()).toEqual(allNames)
    expect(safeLocalStorage.read(key)).toBeNull()
  })

  test('stores removals in this browser', async () => {
    const { remove, unmount } = await openFavourites()
    await remove('Sand Smart Tee')
    unmount()
    await openFavourites()
    expect(await getNames()).toEqual(['Walnut Wood Card', 'Oak Desk Stand', 'Teal Round Fob'])
    expect(screen.queryByText('Sand Smart Tee was removed.')).not.toBeInTheDocument()
  })

  test('renders a link to the shop and a restore button when all are removed', async () => {
    localStorage.setItem(key, 'walnut stand tee fob')
    const { clickButton } = await openFavourites()
    const { getByText, getByRole } = await section()
    expect(getByText('No favourite items')).toBeVisible()
    expect(getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop')
    await clickButton('Bring the samples back')
    expect(await getNames()).toEqual(allNames)
  })

  test('renders in Arabic', async () => {
    const { user } = openPage('/user-account', { lang: 'ar' })
    const { getByRole, findByText } = await section('منتجاتي المفضّلة')
    await user.click(getByRole('button', { name: 'إزالة حامل مكتبي من خشب البلوط من المفضّلة' }))
    expect(await findByText('تمت إزالة حامل مكتبي من خشب البلوط.')).toBeVisible()
    expect(getByRole('button', { name: /^تراجع/ })).toHaveFocus()
  })
})
