import { cart } from '@shop/kernel/cart'
import { setConfig } from '@shop/kernel/config'
import { endSession } from '@shop/kernel/session'
import { testConfig } from '@shop/testing/config.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, waitFor, within } from '@testing-library/react'

import { buildRemote, openShop, scrollTo } from '../testing/open-shop.tsx'

const line = { id: 'a', title: 'A', price: 1, quantity: 7 }
const bar = () => screen.getByRole('banner')
const desktopNav = () => {
  const [nav] = within(bar()).getAllByLabelText('Main')
  return within(nav as HTMLElement)
}

const site = {
  remotes: [buildRemote('mfe-x', ['/', '/shop', '/shop-cart', '/faqs', '/contact'])],
  load: async () =>
    ['/', '/shop', '/shop-cart', '/faqs', '/contact'].map((path) => ({ path, element: path })),
}

describe('TopBar', () => {
  test('links to the main pages in order', async () => {
    await openShop()
    const links = desktopNav().getAllByRole('link', { hidden: true })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Shop', '/shop'],
      ['FAQs', '/faqs'],
      ['Contact Us', '/contact'],
      ['To Portal', '/portal'],
    ])
  })

  test.each([
    ['/', 'Home'],
    ['/shop', 'Shop'],
    ['/faqs', 'FAQs'],
  ])('marks only the current page: at %s, %s', async (at, name) => {
    await openShop({ at, ...site })
    const active = desktopNav()
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('aria-current') === 'page')
    expect(active.map((link) => link.textContent)).toEqual([name])
  })

  test('marks no link on a page that is not in the bar', async () => {
    await openShop({ at: '/shop-cart', ...site })
    expect(bar().querySelector('nav [aria-current]')).toBeNull()
  })

  test('links back to the home page except there', async () => {
    const { user } = await openShop({ at: '/shop', ...site })
    await user.click(screen.getByRole('link', { name: 'Back to the home page' }))
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Back to the home page' })).not.toBeInTheDocument(),
    )
    expect(screen.getByRole('main')).toHaveTextContent('/')
  })

  test('links to the home page by the brand name in the current language', async () => {
    await openShop({ lang: 'ar' })
    const [logo] = within(bar()).getAllByRole('link', { name: 'وصلة' })
    expect(logo).toHaveAttribute('href', '/')
    expect(logo).toHaveAttribute('translate', 'no')
  })

  describe('with the logo of an owner', () => {
    const toPicture = (name: string) => ({
      url: `http://api.test/${name}.png`,
      width: 480,
      height: 96,
    })
    const home = () => within(bar()).getAllByRole('link', { name: 'Wasla' })[0]
    const pictures = () => [...(home()?.querySelectorAll('img') ?? [])]

    test('shows it beside the name, in the place of the mark', async () => {
      setConfig({ ...testConfig, logo: { light: toPicture('logo'), withName: true } })
      await openShop()
      const [picture] = pictures()
      expect(pictures()).toHaveLength(1)
      expect(picture).toHaveAttribute('src', 'http://api.test/logo.png')
      expect(picture).toHaveAttribute('width', '480')
      expect(picture).toHaveAttribute('height', '96')
      expect(picture).toHaveAttribute('alt', '')
      expect(home()).toHaveTextContent('Wasla')
      expect(home()?.querySelector('svg')).toBeNull()
    })

    test('shows another one on dark grounds, each of which says the name', async () => {
      const logo = { light: toPicture('logo'), dark: toPicture('dark'), withName: false }
      setConfig({ ...testConfig, logo })
      await openShop()
      expect(pictures().map(({ alt }) => alt)).toEqual(['Wasla', 'Wasla'])
      const isHidden = (picture: Element) => getComputedStyle(picture).display === 'none'
      expect(pictures().map(isHidden)).toEqual([false, true])
      document.documentElement.classList.add('dark')
      expect(pictures().map(isHidden)).toEqual([true, false])
      document.documentElement.classList.remove('dark')
      expect(home()).toHaveTextContent('')
    })
  })

  test('is sticky when scrolled beyond 50 pixels', async () => {
    await openShop()
    const sticky = () => bar().hasAttribute('data-sticky')
    scrollTo(50)
    expect(sticky()).toBe(false)
    scrollTo(51)
    expect(sticky()).toBe(true)
    scrollTo(0)
    expect(sticky()).toBe(false)
  })

  describe('CartButton', () => {
    test('renders no badge when the cart is empty', async () => {
      await openShop()
      expect(screen.getByRole('link', { name: 'Cart, empty' })).toHaveTextContent(/^Cart, empty$/)
    })

    test('renders the number of lines, not of pieces, and follows the cart', async () => {
      await openShop({ cart: [line] })
      const button = screen.getByRole('link', { name: 'Cart, 1 item' })
      expect(button).toHaveTextContent(/^Cart, 1 item1$/)
      expect(button).toHaveAttribute('href', '/shop-cart')
      act(() => void cart.add(buildProduct()))
      expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toHaveTextContent(/2$/)
      act(() => cart.clear())
      expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeInTheDocument()
    })

    test('renders the count in Arabic', async () => {
      await openShop({ lang: 'ar', cart: [line, { ...line, id: 'b' }] })
      expect(screen.getByRole('link', { name: 'السلة، منتجان' })).toHaveTextContent(/2$/)
    })
  })

  describe('AccountLink', () => {
    const links = () => [...bar().querySelectorAll('a[href="/user-account"]')]

    test.each([
      ['the first name', { firstName: 'Maha', lastName: 'Al Balushi' }, 'Your account (Maha)'],
      ['no name', {}, 'Your account'],
      ['a name that is no text', { firstName: 7, lastName: null }, 'Your account'],
    ])('links a member to the account in the bar and in the menu, by %s', async (...row) => {
      const [, claims, name] = row
      await openShop({ token: testToken({ _id: 'maha', ...claims }) })
      // A link that a media query hides has no computed name, so its content is read.
      const names = links().map(
        (link) => link.querySelector(':scope > :not([aria-hidden])')?.textContent,
      )
      expect(names).toEqual([name, name])
    })

    test('renders the initials', async () => {
      const claims = { firstName: 'Maha', lastName: 'Al Balushi' }
      await openShop({ token: testToken({ _id: 'maha', ...claims }) })
      expect(links()[0]).toHaveTextContent(/^MB.*Maha$/)
    })

    test('links a visitor to the log-in', async () => {
      await openShop()
      expect(links()).toEqual([])
      const logins = [...bar().querySelectorAll('a[title="Log in"]')]
      expect(logins.map((link) => link.getAttribute('href'))).toEqual([
        expect.stringMatching(/^http:\/\/portal\.test\/portal\/login\?/),
        expect.stringMatching(/^http:\/\/portal\.test\/portal\/login\?/),
      ])
      expect(logins[0]).toHaveTextContent(/^Log in$/)
    })
  })

  describe('LazyOfficeLink', () => {
    const links = () => [...bar().querySelectorAll('a[href="/office"]')]

    test.each(['owner', 'staff'])('leads an %s into the office', async (role) => {
      await openShop({ token: testToken({ _id: 'maha', role }) })
      await waitFor(() => expect(links()).toHaveLength(2))
      expect(links().map((link) => link.ariaLabel ?? link.textContent)).toEqual([
        'Office',
        'Office',
      ])
    })

    test.each([{}, { role: 'member' }])('is not there for other members', async (claims) => {
      await openShop({ token: testToken({ _id: 'maha', ...claims }) })
      await screen.findByRole('button', { name: 'Logout' })
      expect(links()).toEqual([])
    })
  })

  describe('LogoutButton', () => {
    test('is rendered for members until the session ends', async () => {
      await openShop({ token: testToken() })
      expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled()
      act(endSession)
      expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
    })

    test.each([
      ['a visitor', {}],
      ['a member with an expired session', { token: testToken({ _id: 'a', exp: 1 }) }],
    ])('is not rendered for %s', async (_, options) => {
      await openShop(options)
      expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
    })
  })
})
