import { RETURN_PARAMETER, storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

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

  describe('best sellers', () => {
    const bestSellersUrl = 'http://sales.test/best'
    const products = Array.from({ length: 6 }, (_, index) =>
      buildProduct({ _id: `p-${index + 1}`, title: { en: `Card ${index + 1}` } }),
    )
    beforeEach(() => setConfig({ ...testConfig, bestSellersUrl }))
    afterEach(() => setConfig(testConfig))

    test('are one row of products that can be put into the cart', async () => {
      server.use(http.get(bestSellersUrl, () => HttpResponse.json(buildPage(products))))
      const { user } = await openShop({ at: '/nowhere' })
      const region = within(await screen.findByRole('region', { name: 'Best sellers' }))
      const links = await region.findAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        [1, 2, 3, 4].map((number) => `/product-detail/p-${number}`),
      )
      const [button] = region.getAllByRole('button', { name: 'Add to Cart' })
      await user.click(button as HTMLElement)
      expect(localStorage.getItem(storageKeys.cart)).toMatch(/^\[\{"id":"p-1"/)
    })

    test.each([
      ['the request fails', () => HttpResponse.json({}, { status: 400 })],
      ['nothing has been sold', () => HttpResponse.json(buildPage([]))],
    ])('are left out when %s', async (_, respond) => {
      server.use(http.get(bestSellersUrl, respond))
      await openShop({ at: '/nowhere' })
      await waitFor(() => expect(screen.queryByText('Best sellers')).not.toBeInTheDocument())
      expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible()
    })
  })
})
