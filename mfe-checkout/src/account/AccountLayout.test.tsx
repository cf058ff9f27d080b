import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, within } from '@testing-library/react'

import { mockServices } from '../testing/mock-services.ts'
import { openPage } from '../testing/open-page.tsx'

const pages = [
  ['/user-account', 'Orders', 'My Orders'],
  ['/user-invoice', 'Invoice', 'Invoice'],
  ['/user-billing', 'Billing info', 'Billing info'],
  ['/user-payment', 'Payment', 'Payment'],
  ['/user-social', 'Social profile', 'Social profile'],
  ['/user-notification', 'Notifications', 'Notifications'],
  ['/user-setting', 'Settings', 'Settings'],
] as const

const arabicTitles = [
  ['/user-account', 'طلباتي'],
  ['/user-invoice', 'الفاتورة'],
  ['/user-billing', 'معلومات الفوترة'],
  ['/user-payment', 'الدفع'],
  ['/user-social', 'حسابات التواصل'],
  ['/user-notification', 'الإشعارات'],
  ['/user-setting', 'الإعدادات'],
] as const

const menu = async (name = 'Account') => within(await screen.findByRole('navigation', { name }))
const title = () => screen.findByRole('heading', { level: 1 })

describe('AccountLayout', () => {
  test('renders menu links to every page and to the lock screen', async () => {
    mockServices()
    openPage('/user-account')
    const links = (await menu()).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ...pages.map(([path, label]) => [path, label]),
      ['/lock-screen', 'Sign Out'],
    ])
  })

  test.each(pages)(
    'marks %s as current in the menu (%s) and sets its title',
    async (path, label, heading) => {
      mockServices()
      openPage(path, { token: testToken() })
      expect(await title()).toHaveTextContent(heading)
      const current = (await menu()).getAllByRole('link', { current: 'page' })
      expect(current.map(({ textContent }) => textContent)).toEqual([label])
      expect(document.title).toBe(`${heading} · Wasla`)
    },
  )

  test.each(pages)('sets noindex and a description on %s', async (path) => {
    mockServices()
    openPage(path, { token: testToken() })
    await title()
    const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)
    expect(meta('robots')).toHaveAttribute('content', 'noindex')
    expect(meta('description')?.getAttribute('content')?.length).toBeGreaterThan(59)
  })

  test.each(arabicTitles)('renders the title of %s in Arabic: %s', async (path, heading) => {
    mockServices()
    openPage(path, { token: testToken(), lang: 'ar' })
    expect(await title()).toHaveTextContent(heading)
    expect((await menu('الحساب')).getByRole('link', { name: 'تسجيل الخروج' })).toBeVisible()
  })

  test.each(arabicTitles)(
    'marks all text of %s that is not Arabic as not to be translated',
    async (path) => {
      mockServices()
      openPage(path, { token: testToken(), lang: 'ar' })
      await title()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const untranslated: string[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? ''
        const excluded = walker.currentNode.parentElement?.closest('[translate=no], script, style')
        if (!excluded && /[a-z]/i.test(text) && !/\p{Script=Arabic}/u.test(text))
          untranslated.push(text)
      }
      expect(untranslated).toEqual([])
    },
  )

  test.each(pages.slice(0, -1))('renders %s for visitors, with a login prompt', async (path) => {
    const navigation = recordNavigation()
    openPage(path)
    await title()
    const panel = within(screen.getByRole('region', { name: 'Your profile' }))
    expect(panel.getByText('You are not logged in')).toBeVisible()
    const login = panel.getByRole('link', { name: 'Login' })
    expect(login).toHaveAttribute(
      'href',
      expect.stringContaining('http://portal.test/portal/login'),
    )
    expect(navigation.addresses).toEqual([])
  })

  test('redirects visitors of the settings to the portal and renders nothing', async () => {
    const navigation = recordNavigation()
    const { router } = openPage('/user-setting')
    await act(() => Promise.resolve())
    expect(navigation.addresses).toEqual([
      expect.stringMatching(
        /^http:\/\/portal\.test\/portal\/login\?.*user-setting%3Flogin_state%3D\w+$/,
      ),
    ])
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    router.dispose()
  })

  test('keeps the profile panel mounted across pages', async () => {
    const sent = mockServices()
    const { user } = openPage('/user-account', { token: testToken() })
    const name = await screen.findByText('Maha Al Balushi')
    await user.click((await menu()).getByRole('link', { name: 'Notifications' }))
    expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeVisible()
    expect(name).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  test('scrolls the menu to the current item on a phone', async () => {
    const scroll = { clientWidth: 300, scrollWidth: 900 }
    const restore = [
      ...Object.entries(scroll).map(([name, value]) =>
        jest.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockReturnValue(value),
      ),
      jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500),
      jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100),
    ]
    openPage('/user-social')
    const line = await screen.findByRole('navigation', { name: 'Account' })
    expect(line.scrollLeft).toBe(400)
    restore.forEach((spy) => spy.mockRestore())
  })

  test('removes the profile but keeps the page on a logout in another tab', async () => {
    mockServices()
    openPage('/user-account', { token: testToken() })
    expect(await screen.findByText('Maha Al Balushi')).toBeVisible()
    localStorage.removeItem(storageKeys.token)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token })))
    expect(screen.queryByText('Maha Al Balushi')).not.toBeInTheDocument()
    expect(screen.getByText('You are not logged in')).toBeVisible()
    expect(screen.getByRole('table', { name: 'My Orders' })).toBeVisible()
  })
})
