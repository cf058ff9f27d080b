import { BAR_TOOLS_ID, type PageFrame } from '@shop/contracts/browser/page-frame.ts'
import { setConfig } from '@shop/kernel/config'
import { endSession } from '@shop/kernel/session'
import { testConfig } from '@shop/testing/config.ts'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, within } from '@testing-library/react'

import { load } from '../messages.ts'
import { buildRemote, openShop } from '../testing/open-shop.tsx'
import { FooterBottom } from './FooterBottom.tsx'
import { Newsletter } from './Newsletter.tsx'

describe('Footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'))

  test('renders the copyright with the brand and the year of the clock', async () => {
    jest.useFakeTimers({ now: new Date(2031, 0, 1, 12), advanceTimers: true })
    await openShop()
    expect(footer().getByText(/All rights reserved/)).toHaveTextContent('© 2031 Wasla.')
    jest.useRealTimers()
  })

  test('hydrates the year of the server, which may be another one', async () => {
    jest.useFakeTimers({ now: new Date('2030-12-31T19:59:00Z'), advanceTimers: true })
    setUpBrowser()
    await load()
    const newYear = new Date('2031-01-01T00:01:00+04:00')
    await hydrateUi(<FooterBottom />, () => jest.setSystemTime(newYear))
    expect(screen.getByText(/All rights reserved/)).toHaveTextContent('© 2030')
    jest.useRealTimers()
  })

  test('renders three columns of links and the legal pages', async () => {
    await openShop()
    const columns = footer().getAllByRole('navigation')
    expect(columns.map((column) => column.getAttribute('aria-label'))).toEqual([
      'Shop',
      'Company',
      'Help',
      'Legal',
    ])
    const links = columns.flatMap((column) => within(column).getAllByRole('link'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/shop',
      '/sale',
      '/brands',
      '/recently-viewed-product',
      '/compare-product',
      '/aboutus',
      '/our-store',
      '/agents',
      '/blogs',
      '/career',
      '/contact',
      '/helpcenter',
      '/faqs',
      '/shop-cart',
      '/user-account',
      'http://portal.test/portal/login?lang=en&theme=light&returnTo=http%3A%2F%2Flocalhost%2F',
      'http://portal.test/portal/register?lang=en&theme=light&returnTo=http%3A%2F%2Flocalhost%2F',
      '/terms',
      '/privacy',
    ])
  })

  test('folds the columns on a phone', async () => {
    const real = window.matchMedia
    window.matchMedia = (query) => Object.assign(real(query), { matches: /40rem/.test(query) })
    const { user } = await openShop()
    const company = within(footer().getByRole('navigation', { name: 'Company' }))
    expect(company.queryByRole('link', { name: 'About us' })).not.toBeVisible()
    await user.click(company.getByText('Company'))
    expect(company.getByRole('link', { name: 'About us' })).toBeVisible()
    window.matchMedia = real
  })

  /** Opens a page that asks for a frame. */
  async function openFramed(frame: PageFrame) {
    await openShop({
      at: '/framed',
      remotes: [buildRemote('mfe-x', ['/framed'])],
      load: async () => [{ path: '/framed', handle: { frame }, element: <h1>Framed</h1> }],
    })
    await screen.findByRole('heading', { name: 'Framed' })
  }

  test('has nothing but its last line on a page of a slim frame', async () => {
    await openFramed('slim')
    const columns = footer().getAllByRole('navigation')
    expect(columns.map((column) => column.getAttribute('aria-label'))).toEqual(['Legal'])
    expect(footer().getByText(/All rights reserved/)).toBeVisible()
    const bar = within(screen.getByRole('banner'))
    expect(bar.queryByRole('navigation')).toBeNull()
    expect(bar.queryByRole('search')).toBeNull()
    expect(bar.getByRole('link', { name: /^Cart/ })).toBeVisible()
  })

  test('leads nowhere but to the legal pages where the shop is closed', async () => {
    await openFramed('closed')
    const columns = footer().getAllByRole('navigation')
    expect(columns.map((column) => column.getAttribute('aria-label'))).toEqual(['Legal'])
    expect(footer().queryByRole('textbox')).toBeNull()
    const bar = within(screen.getByRole('banner'))
    expect(bar.getAllByRole('link')).toHaveLength(1)
    expect(bar.getByRole('button', { name: 'Language' })).toBeVisible()
    expect(bar.getByRole('button', { name: /theme/ })).toBeVisible()
    expect(bar.queryByRole('search')).toBeNull()
  })

  test('is not there in a workspace, whose bar has a place for tools and no cart', async () => {
    await openFramed('workspace')
    expect(screen.queryByRole('contentinfo')).toBeNull()
    const bar = screen.getByRole('banner')
    expect(bar.querySelector(`#${BAR_TOOLS_ID}`)).not.toBeNull()
    expect(within(bar).queryByRole('link', { name: /^Cart/ })).toBeNull()
    expect(within(bar).getByRole('button', { name: 'Language' })).toBeVisible()
  })

  test('renders a member’s account by name in place of the log-in', async () => {
    await openShop({ token: testToken({ _id: 'maha', firstName: 'Maha' }) })
    const help = within(footer().getByRole('navigation', { name: 'Help' }))
    expect(help.getByRole('link', { name: /^Your account \(.?Maha.?\)$/ })).toHaveAttribute(
      'href',
      '/user-account',
    )
    expect(help.queryByRole('link', { name: /Log in|Create an account/ })).not.toBeInTheDocument()
    act(endSession)
    expect(help.getByRole('link', { name: 'Log in' })).toBeInTheDocument()
    expect(help.getByRole('link', { name: 'Your account' })).toBeInTheDocument()
  })

  test('renders the accepted cards', async () => {
    await openShop()
    const cards = within(footer().getByRole('list', { name: 'Accepted cards' }))
    expect(cards.getAllByRole('img').map((card) => card.getAttribute('alt'))).toEqual([
      'Visa',
      'Mastercard',
      'American Express',
    ])
  })

  test('renders the social links with rel=noopener', async () => {
    setConfig({
      ...testConfig,
      socialLinks: [
        { network: 'instagram', url: 'https://instagram.test/wasla' },
        { network: 'x', url: 'https://x.test/wasla' },
      ],
    })
    await openShop()
    const links = within(footer().getByRole('list', { name: 'Follow us' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://instagram.test/wasla',
      'https://x.test/wasla',
    ])
    expect(links[0]).toHaveAccessibleName('instagram')
    expect(links[0]).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  test('renders no social links when none are configured', async () => {
    await openShop()
    expect(footer().queryByRole('list', { name: 'Follow us' })).not.toBeInTheDocument()
  })

  test('renders the name and the logo of an owner', async () => {
    const light = { url: 'http://api.test/logo.png', width: 480, height: 96 }
    const brandName = { en: 'Rose & Oud', ar: 'الورد والعود' }
    setConfig({ ...testConfig, brandName, logo: { light, withName: false } })
    await openShop()
    expect(footer().getByText(/All rights reserved/)).toHaveTextContent(/^© \d{4} Rose & Oud\./)
    const logo = footer().getByRole('img', { name: 'Rose & Oud' })
    expect(logo).toHaveAttribute('src', light.url)
  })

  test('renders Arabic texts and the Arabic brand name', async () => {
    await openShop({ lang: 'ar' })
    expect(footer().getByText(/جميع الحقوق محفوظة/)).toHaveTextContent('وصلة')
    expect(footer().getByRole('navigation', { name: 'المساعدة' })).toBeInTheDocument()
  })
})

describe('Newsletter', () => {
  const field = () => screen.getByRole('textbox', { name: 'E-mail address' })

  const invalid = 'Please enter an e-mail address such as name@example.com.'

  async function subscribe(text: string) {
    const opened = await openShop()
    if (text) await opened.user.type(field(), text)
    await opened.user.click(screen.getByRole('button', { name: 'Subscribe' }))
    return opened
  }

  test('renders a required e-mail field without an error', async () => {
    await openShop()
    expect(field()).toHaveAttribute('type', 'email')
    expect(field()).toBeRequired()
    expect(field()).not.toHaveAccessibleDescription(invalid)
  })

  test('shows an error for what is no address', async () => {
    await subscribe('maha@')
    expect(field()).toHaveAccessibleDescription(invalid)
  })

  test('keeps an address that was filled in before hydration', async () => {
    setUpBrowser()
    await load()
    await hydrateUi(<Newsletter />, () => {
      const [email] = document.getElementsByName('email') as NodeListOf<HTMLInputElement>
      if (email) email.value = 'maha@example.com'
    })
    expect(field()).toHaveValue('maha@example.com')
  })
})
