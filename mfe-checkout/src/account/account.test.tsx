import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { endSession } from '@shop/kernel/session'
import { safeLocalStorage } from '@shop/kernel/storage'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, within } from '@testing-library/react'

import { loadAccountMessages } from '../messages.generated.ts'
import { mockServices } from '../testing/mock-services.ts'
import { openPage } from '../testing/open-page.tsx'
import { useAccountStorage } from './useAccountStorage.ts'

// The route loads them otherwise.
beforeAll(loadAccountMessages)

describe('AccountLayout', () => {
  const pages = [
    ['/user-account', 'Orders', 'My Orders'],
    ['/user-invoice', 'Invoice', 'Invoice'],
    ['/user-billing', 'Billing info', 'Billing info'],
    ['/user-payment', 'Payment', 'Payment'],
    ['/user-social', 'Social profile', 'Social profile'],
    ['/user-notification', 'Notifications', 'Notifications'],
    ['/user-setting', 'Settings', 'Settings'],
  ] as const

  const menu = async () => within(await screen.findByRole('navigation', { name: 'Account' }))
  const title = () => screen.findByRole('heading', { level: 1 })

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
    'marks %s as current in the menu (%s) and sets its title, description and noindex',
    async (path, label, heading) => {
      mockServices()
      openPage(path, { token: testToken() })
      expect(await title()).toHaveTextContent(heading)
      const current = (await menu()).getAllByRole('link', { current: 'page' })
      expect(current.map(({ textContent }) => textContent)).toEqual([label])
      expect(document.title).toBe(`${heading} · Wasla`)
      const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)
      expect(meta('robots')).toHaveAttribute('content', 'noindex')
      expect(meta('description')?.getAttribute('content')?.length).toBeGreaterThan(59)
    },
  )

  test('renders the pages for visitors, with a login prompt', async () => {
    const navigation = recordNavigation()
    openPage('/user-account')
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

describe('useAccountStorage', () => {
  function Counter() {
    const [stored, update] = useAccountStorage('count')
    return (
      <>
        <output>{stored ?? 'none'}</output>
        <button onClick={() => update((text) => String(Number(text ?? 0) + 1))}>Add</button>
      </>
    )
  }

  const shown = () => screen.getByRole('status').textContent

  test('stores values per member and for visitors', async () => {
    const { user } = renderUi(<Counter />, { token: testToken() })
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(shown()).toBe('1')
    act(endSession)
    expect(shown()).toBe('none')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(safeLocalStorage.read('account.count:visitor')).toBe('2')
    expect(safeLocalStorage.read('account.count:member-1')).toBe('1')
  })
})
