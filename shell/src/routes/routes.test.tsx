import { RETURN_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, waitFor, within } from '@testing-library/react'

import { mockFormData } from '../testing/form-data.ts'
import { openShop } from '../testing/open-shop.tsx'

describe('redirectToPortal', () => {
  test.each([
    ['a visitor', '/portal', 'login', undefined],
    ['a visitor', '/portal/login', 'login', undefined],
    ['a visitor', '/portal/register', 'register', undefined],
    ['a member', '/portal', '', testToken()],
    ['a member', '/portal/login', 'login', testToken()],
    ['a member', '/portal/register', 'register', testToken()],
    ['a member', '/portal/orders', 'orders', testToken()],
    ['a visitor', '/portal/orders/123456', 'orders/123456', undefined],
    ['a visitor', '/portal/nowhere', 'login', undefined],
    ['a member with an expired session', '/portal', 'login', testToken({ _id: 'a', exp: 1 })],
  ])('redirects %s from %s to /%s with the return URL', async (_, at, page, token) => {
    const navigation = recordNavigation()
    await openShop({ at, ...(token === undefined ? {} : { token }) })
    expect(navigation.addresses).toHaveLength(1)
    const address = new URL(navigation.addresses[0] ?? '')
    expect(address.origin + address.pathname).toBe(
      ['http://portal.test/portal', page].filter(Boolean).join('/'),
    )
    expect(address.searchParams.get(RETURN_PARAMETER)).toMatch(
      /^http:\/\/localhost\/\?login_state=\w+$/,
    )
    expect(screen.getByRole('main')).toBeEmptyDOMElement()
  })

  test('passes the current language', async () => {
    const navigation = recordNavigation()
    await openShop({ at: '/portal', lang: 'ar' })
    expect(new URL(navigation.addresses[0] ?? '').searchParams.get('lang')).toBe('ar')
  })
})

describe('NotFoundPage', () => {
  test.each(['/error', '/nowhere', '/shop/deeper/still', '/%D8%A8'])(
    'is rendered at %s',
    async (at) => {
      await openShop({ at })
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
      expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
      expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop')
      expect(document.title).toBe('Page Not Found · Wasla')
    },
  )

  test('is rendered in Arabic', async () => {
    await openShop({ at: '/nowhere', lang: 'ar' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('الصفحة غير موجودة')
    expect(document.title).toContain('وصلة')
  })

  test('searches the shop, where there is a search', async () => {
    mockFormData()
    setConfig({ ...testConfig, searchUrl: 'http://search.test/products' })
    const { user, router } = await openShop({ at: '/nowhere' })
    const form = within(screen.getByRole('search', { name: 'Search the shop' }))
    await user.type(form.getByRole('searchbox'), ' steel card {Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
    expect(router.state.location.search).toBe('?q=steel%20card')
    setConfig(testConfig)
  })

  test('has no search on a site without one', async () => {
    await openShop({ at: '/nowhere' })
    expect(screen.queryByRole('search')).toBeNull()
  })
})
