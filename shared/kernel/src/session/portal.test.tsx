import {
  LOGIN_STATE_PARAMETER,
  RETURN_PARAMETER,
  storageKeys,
} from '@shop/contracts/browser/storage-keys.ts'
import { testConfig } from '@shop/testing/config.ts'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { screen } from '@testing-library/react'

import { setConfig } from '../config.ts'
import { consumeLoginState, withLoginState } from './login-state.ts'
import { portalUrl } from './portal.ts'
import { serverPortalUrl, usePortalUrl } from './usePortalUrl.ts'

const LOGIN = `http://portal.test/portal/login?${RETURN_PARAMETER}=${encodeURIComponent('http://localhost/shop-cart?a=1#total')}`

function getState(address: string): string | null {
  const returnTo = new URL(address).searchParams.get(RETURN_PARAMETER) ?? ''
  return new URL(returnTo).searchParams.get(LOGIN_STATE_PARAMETER)
}

function advanceClock(ms: number) {
  jest.useFakeTimers({ now: Date.now() + ms })
}

describe('login state', () => {
  afterEach(() => jest.useRealTimers())

  describe('withLoginState', () => {
    test('adds a state to the return address, another one each time', () => {
      const states = [withLoginState(LOGIN), withLoginState(LOGIN)].map(getState)
      expect(new Set(states).size).toBe(2)
      expect(states[0]).toMatch(/^[0-9a-f]{32}$/)
      const returnTo = new URL(withLoginState(LOGIN)).searchParams.get(RETURN_PARAMETER)
      expect(returnTo).toMatch(/^http:\/\/localhost\/shop-cart\?a=1&login_state=\w+#total$/)
    })

    test('replaces the state of an earlier visit', () => {
      const again = withLoginState(withLoginState(LOGIN))
      expect(again.split(LOGIN_STATE_PARAMETER)).toHaveLength(2)
    })

    test.each(['http://portal.test/portal', 'http://portal.test/portal?returnTo=nowhere'])(
      'leaves %s as it is',
      (address) => expect(withLoginState(address)).toBe(address),
    )

    test('remembers a bounded number of states', () => {
      for (let count = 0; count < 50; count += 1) withLoginState(LOGIN)
      expect(JSON.parse(localStorage.getItem(storageKeys.loginStates) ?? '')).toHaveLength(10)
    })
  })

  describe('consumeLoginState', () => {
    test('recognizes a state in any tab, once', () => {
      const state = getState(withLoginState(LOGIN))
      sessionStorage.clear()
      expect(consumeLoginState(state)).toBe('state')
      expect(consumeLoginState(state)).toBeNull()
    })

    test('recognizes each of several log-ins', () => {
      const states = [withLoginState(LOGIN), withLoginState(LOGIN)].map(getState)
      expect(states.map(consumeLoginState)).toEqual(['state', 'state'])
    })

    test('recognizes this tab’s mark without a state, once', () => {
      withLoginState(LOGIN)
      expect(consumeLoginState(null)).toBe('mark')
      expect(consumeLoginState(null)).toBeNull()
    })

    test('does not recognize the mark with a state that is not ours', () => {
      withLoginState(LOGIN)
      expect(consumeLoginState('made up')).toBeNull()
    })

    test('forgets the mark after half an hour, and the state after a day', () => {
      const state = getState(withLoginState(LOGIN))
      const other = getState(withLoginState(LOGIN))
      advanceClock(31 * 60_000)
      expect(consumeLoginState(null)).toBeNull()
      expect(consumeLoginState(state)).toBe('state')
      advanceClock(24 * 3_600_000)
      expect(consumeLoginState(other)).toBeNull()
    })

    test.each(['{', '{"state":1}', '[null,{"state":"x"}]'])('survives stored %s', (stored) => {
      localStorage.setItem(storageKeys.loginStates, stored)
      expect(consumeLoginState('x')).toBeNull()
    })
  })

  describe('startLoginTracking', () => {
    function open(href: string, type: string): string {
      const link = Object.assign(document.createElement('a'), { href, innerHTML: '<b>Go</b>' })
      document.body.append(link)
      link.addEventListener(type, (event) => event.preventDefault())
      link.firstElementChild?.dispatchEvent(
        new MouseEvent(type, { bubbles: true, cancelable: true }),
      )
      link.remove()
      return link.href
    }

    test.each(['click', 'auxclick', 'contextmenu'])(
      'adds a state to a portal link on %s',
      (type) => {
        setUpBrowser()
        expect(consumeLoginState(getState(open(LOGIN, type)))).toBe('state')
      },
    )

    test.each(['http://portal.test/portals?returnTo=http://x/', 'http://localhost/shop'])(
      'leaves %s as it is',
      (href) => {
        setUpBrowser()
        expect(open(href, 'click')).toBe(href)
        expect(consumeLoginState(null)).toBeNull()
      },
    )
  })

  test('startLoginTracking throws nothing before there is a configuration', async () => {
    jest.resetModules()
    const { startLoginTracking } = await import('./login-state.ts')
    const stop = startLoginTracking()
    const link = Object.assign(document.createElement('a'), { href: LOGIN })
    link.addEventListener('click', (event) => event.preventDefault())
    document.body.append(link)
    const errors: unknown[] = []
    const record = (event: ErrorEvent) => errors.push(event.error)
    window.addEventListener('error', record)
    link.click()
    window.removeEventListener('error', record)
    stop()
    link.remove()
    expect(errors).toEqual([])
  })
})

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

  test('has no trailing slash for the portal’s root', () => {
    expect(parts(portalUrl('')).page).toBe('http://portal.test/portal')
    setConfig({ ...testConfig, portalUrl: 'https://members.test' })
    expect(parts(portalUrl('')).page).toBe('https://members.test/')
  })
})

function Links() {
  return (
    <>
      <a href={usePortalUrl('login')}>Log in</a>
      <a href={usePortalUrl('register', '/')}>Register</a>
    </>
  )
}

const hrefs = () => screen.getAllByRole('link').map((link) => (link as HTMLAnchorElement).href)

describe('usePortalUrl', () => {
  test('leads back from the server’s link too, and adds the theme in the browser', async () => {
    localStorage.setItem('theme', 'dark')
    window.history.replaceState(null, '', '/agents?page=2')
    setUpBrowser({ lang: 'ar' })
    let ofServer: string[] = []
    await hydrateUi(<Links />, () => (ofServer = hrefs()))
    expect(ofServer).toEqual([
      'http://portal.test/portal/login?lang=ar&returnTo=http%3A%2F%2Fshop.test%2Fagents%3Fpage%3D2',
      'http://portal.test/portal/register?lang=ar&returnTo=http%3A%2F%2Fshop.test%2F',
    ])
    const [login, register] = hrefs().map((href) => new URL(href).searchParams)
    expect(login?.get('theme')).toBe('dark')
    expect(login?.get(RETURN_PARAMETER)).toBe('http://localhost/agents?page=2')
    expect(register?.get(RETURN_PARAMETER)).toBe('http://localhost/')
  })
})

describe('serverPortalUrl', () => {
  test.each([
    ['/', 'http://shop.test/'],
    ['/search?q=a%26b', 'http://shop.test/search?q=a%26b'],
    ['//evil.test/', 'http://shop.test//evil.test/'],
    [undefined, null],
  ])('returns to %s of the site', (path, back) => {
    setUpBrowser({ lang: 'ar' })
    setConfig({ ...testConfig, siteUrl: 'http://shop.test/' })
    const { origin, pathname, searchParams } = new URL(serverPortalUrl('login', path))
    expect(origin + pathname).toBe('http://portal.test/portal/login')
    expect(searchParams.get(RETURN_PARAMETER)).toBe(back)
    expect([searchParams.get('lang'), searchParams.get('theme')]).toEqual(['ar', null])
  })
})
