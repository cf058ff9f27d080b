import { RETURN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import { testConfig } from '@shop/testing/config.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'

import { setConfig } from '../config/config.ts'
import { toggleTheme } from '../theme/theme.store.ts'
import { portalUrl } from './portal.ts'

const parts = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address)
  return {
    page: origin + pathname,
    back: searchParams.get(RETURN_PARAMETER),
    lang: searchParams.get('lang'),
    theme: searchParams.get('theme'),
  }
}

describe('portalUrl', () => {
  test('returns to the current URL with query and fragment', () => {
    window.history.replaceState(null, '', '/shop-products/a?title=Metal%20cards&page=2#list')
    setUpBrowser()
    expect(parts(portalUrl('login'))).toEqual({
      page: 'http://portal.test/portal/login',
      back: 'http://localhost/shop-products/a?title=Metal%20cards&page=2#list',
      lang: 'en',
      theme: 'light',
    })
  })

  test('returns to another URL or to none', () => {
    expect(parts(portalUrl('register', 'http://localhost/')).back).toBe('http://localhost/')
    expect(parts(portalUrl('register', null)).back).toBeNull()
  })

  test('has the current language and theme', () => {
    localStorage.setItem('theme', 'dark')
    setUpBrowser({ lang: 'ar' })
    expect(parts(portalUrl('register'))).toMatchObject({
      page: 'http://portal.test/portal/register',
      lang: 'ar',
      theme: 'dark',
    })
  })

  test('has the current theme', () => {
    setUpBrowser()
    toggleTheme()
    expect(parts(portalUrl('orders'))).toMatchObject({
      page: 'http://portal.test/portal/orders',
      theme: 'dark',
    })
    toggleTheme()
  })

  test('has no trailing slash for the portal’s root', () => {
    expect(parts(portalUrl('')).page).toBe('http://portal.test/portal')
    setConfig({ ...testConfig, portalUrl: 'https://members.test' })
    expect(parts(portalUrl('')).page).toBe('https://members.test/')
  })
})
