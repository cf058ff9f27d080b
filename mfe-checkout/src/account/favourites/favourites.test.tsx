import { setConfig } from '@shop/kernel/config'
import { safeLocalStorage } from '@shop/kernel/storage'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { mockServices, urls } from '../../testing/mock-services.ts'
import { openPage } from '../../testing/open-page.tsx'
import { normalizedText } from '../../testing/text.ts'

const key = 'account.removedFavourites:visitor'

const section = async (name = 'My favourite Items') =>
  within(await screen.findByRole('region', { name }))
/** Of the samples, which are below what is the visitor's own. */
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

describe('SampleFavourites', () => {
  test('are folded away', async () => {
    const { user } = await openFavourites()
    const { getByText } = await section()
    expect(getByText('Walnut Wood Card')).not.toBeVisible()
    await user.click(getByText('Samples for demonstration'))
    expect(getByText('Walnut Wood Card')).toBeVisible()
  })

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
    const { remove, clickButton, user } = await openFavourites()
    await user.click((await section()).getByText('Samples for demonstration'))
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

  test('renders a restore button when all are removed', async () => {
    localStorage.setItem(key, 'walnut stand tee fob')
    const { clickButton } = await openFavourites()
    expect(await getNames()).toEqual([])
    await clickButton('Bring the samples back')
    expect(await getNames()).toEqual(allNames)
  })

  test('renders in Arabic', async () => {
    const { user } = openPage('/user-account', { lang: 'ar' })
    const { getByRole, getByText, findByText } = await section('منتجاتي المفضّلة')
    await user.click(getByText('نماذج للعرض'))
    await user.click(getByRole('button', { name: 'إزالة حامل مكتبي من خشب البلوط من المفضّلة' }))
    expect(await findByText('تمت إزالة حامل مكتبي من خشب البلوط.')).toBeVisible()
    expect(getByRole('button', { name: /^تراجع/ })).toHaveFocus()
  })
})

describe('Favourites', () => {
  const ownKey = (owner: string) => `account.favourites:${owner}`
  const store = (owner: string, ...ids: string[]) =>
    localStorage.setItem(ownKey(owner), JSON.stringify(ids))
  const mockProducts = () =>
    server.use(
      http.get(mainUrl('/products/:id'), ({ params: { id } }) =>
        id === 'gone'
          ? HttpResponse.json({ message: 'There is no such product.' }, { status: 404 })
          : HttpResponse.json(
              buildProduct({ _id: String(id), title: { en: `The ${String(id)}` } }),
            ),
      ),
    )

  test('says how to mark a product when there are none', async () => {
    await openFavourites()
    const { getByText } = await section()
    expect(getByText('No favourite items')).toBeVisible()
    expect(getByText('Press the heart of a product, and it is here.')).toBeVisible()
  })

  test('lists what a visitor has marked, without what is gone, and puts back what is removed', async () => {
    store('visitor', 'fob', 'gone', 'stand')
    mockProducts()
    const { remove, clickButton } = await openFavourites()
    const { findByRole, getByRole } = await section()
    const link = await findByRole('link', { name: 'The fob' })
    expect(link).toHaveAttribute('href', '/product-detail/fob')
    await findByRole('link', { name: 'The stand' })
    await remove('The fob')
    expect(getByRole('button', { name: 'Undo: put The fob back' })).toHaveFocus()
    expect(safeLocalStorage.read(ownKey('visitor'))).toBe('["gone","stand"]')
    await clickButton('Undo: put The fob back')
    expect(safeLocalStorage.read(ownKey('visitor'))).toBe('["fob","gone","stand"]')
    expectConsole()
  })

  test('puts a product into the cart, and has all in a message at WhatsApp', async () => {
    store('visitor', 'fob', 'stand')
    mockProducts()
    const { user } = await openFavourites()
    const { findAllByRole, findByRole } = await section()
    const [add] = await findAllByRole('button', { name: 'Add to Cart' })
    expect(add).toHaveAccessibleDescription('The fob')
    await user.click(add as HTMLElement)
    expect(localStorage.getItem('addToCart')).toContain('"fob"')
    const share = await findByRole<HTMLAnchorElement>('link', { name: 'Share on WhatsApp' })
    const { origin } = window.location
    await waitFor(() =>
      expect(new URL(share.href).searchParams.get('text')).toBe(
        `What I like at Wasla:\n\nThe fob\n${origin}/product-detail/fob\n\nThe stand\n${origin}/product-detail/stand`,
      ),
    )
  })

  test('lists a member’s own, and no samples', async () => {
    setConfig({ ...testConfig, accountUrl: mainUrl('/account') })
    mockProducts()
    mockServices(
      http.get(mainUrl('/account/orders'), () =>
        HttpResponse.json({ results: [], paginate: { currentPage: 1, totalPage: 1 } }),
      ),
      http.patch(urls.favourites, () => HttpResponse.json({ results: [{ _id: 'stand' }] })),
    )
    openPage('/user-account', { token: testToken() })
    const { findByRole, queryByText } = await section()
    await findByRole('link', { name: 'The stand' })
    expect(queryByText('Samples for demonstration')).toBeNull()
    setConfig(testConfig)
  })
})
