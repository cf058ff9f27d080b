import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { act, renderHook } from '@testing-library/react'

import {
  getLanguage,
  onLanguageChange,
  setLanguage,
  startLanguage,
  useLanguage,
} from './language.store.ts'

const page = () => ({ lang: document.documentElement.lang, dir: document.documentElement.dir })
const stored = () => localStorage.getItem(storageKeys.lang)

test.each([
  ['ar', { lang: 'ar', dir: 'rtl' }],
  ['en', { lang: 'en', dir: 'ltr' }],
  ['fr', { lang: 'en', dir: 'ltr' }],
  ['AR', { lang: 'en', dir: 'ltr' }],
  ['', { lang: 'en', dir: 'ltr' }],
  ['constructor', { lang: 'en', dir: 'ltr' }],
])('startLanguage restores %j as %j', (text, expected) => {
  localStorage.setItem(storageKeys.lang, text)
  startLanguage()
  expect(getLanguage()).toEqual(expected)
  expect(page()).toEqual(expected)
})

test('startLanguage changes nothing where the page came in the stored language', () => {
  setUpBrowser({ lang: 'ar' })
  const before = getLanguage()
  const setLang = jest.spyOn(document.documentElement, 'lang', 'set')
  startLanguage()
  expect(setLang).not.toHaveBeenCalled()
  // Otherwise everything that follows the language renders again as soon as the page is hydrated.
  expect(getLanguage()).toBe(before)
})

test('setLanguage switches to Arabic and right-to-left, and persists it', () => {
  const navigation = recordNavigation()
  setUpBrowser()
  const { result } = renderHook(() => useLanguage())
  act(() => setLanguage('ar'))
  expect(page()).toEqual({ lang: 'ar', dir: 'rtl' })
  expect(result.current).toEqual({ lang: 'ar', dir: 'rtl' })
  expect(stored()).toBe('ar')
  expect(document.cookie).toBe('lang=ar')
  expect(navigation.reloads).toBe(0)
})

test('setLanguage persists English and reloads the page', () => {
  const navigation = recordNavigation()
  setUpBrowser({ lang: 'ar' })
  setLanguage('en')
  expect(navigation.reloads).toBe(1)
  expect(stored()).toBe('en')
  expect(document.cookie).toBe('lang=en')
  startLanguage()
  expect(page()).toEqual({ lang: 'en', dir: 'ltr' })
})

test.each(['en', 'ar'] as const)('setLanguage ignores the current language %s', (lang) => {
  const navigation = recordNavigation()
  setUpBrowser({ lang })
  const listener = jest.fn()
  const unsubscribe = onLanguageChange(listener)
  setLanguage(lang)
  expect(listener).not.toHaveBeenCalled()
  expect(navigation.reloads).toBe(0)
  unsubscribe()
})

test('onLanguageChange reports changes until unsubscribed', () => {
  setUpBrowser()
  const listener = jest.fn()
  const unsubscribe = onLanguageChange(listener)
  setLanguage('ar')
  unsubscribe()
  startLanguage()
  expect(listener.mock.calls).toEqual([['ar']])
})

describe('at an Arabic address', () => {
  beforeEach(() => window.history.replaceState({ key: 'k' }, '', '/ar/shop?page=2#list'))
  afterEach(() => window.history.replaceState(null, '', '/'))

  test('startLanguage applies Arabic, whatever is stored', () => {
    localStorage.setItem(storageKeys.lang, 'en')
    startLanguage()
    expect(page()).toEqual({ lang: 'ar', dir: 'rtl' })
  })

  test('setLanguage loads the page in English at its other address', () => {
    const navigation = recordNavigation()
    setUpBrowser({ lang: 'ar' })
    setLanguage('en')
    expect(window.location.href).toBe('http://localhost/shop?page=2#list')
    // The router finds the scroll position by it.
    expect(window.history.state).toEqual({ key: 'k' })
    expect([navigation.reloads, stored()]).toEqual([1, 'en'])
  })

  test('a choice in another tab changes nothing', () => {
    const navigation = recordNavigation()
    setUpBrowser({ lang: 'ar' })
    const stop = startLanguage()
    localStorage.setItem(storageKeys.lang, 'en')
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.lang }))
    expect([page().lang, navigation.reloads]).toEqual(['ar', 0])
    stop()
  })
})

describe('on a public page', () => {
  const respond = jest.fn<Promise<Response>, [RequestInfo | URL]>()
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

  beforeEach(() => {
    document.head.innerHTML = '<link rel="canonical" href="https://shop.test/shop">'
    window.history.replaceState(null, '', '/shop?page=2')
    jest.spyOn(globalThis, 'fetch').mockImplementation(respond)
    setUpBrowser()
  })
  afterEach(() => {
    document.head.innerHTML = ''
    window.history.replaceState(null, '', '/')
    jest.restoreAllMocks()
    respond.mockReset()
  })

  test('setLanguage loads the page at its Arabic address', async () => {
    const navigation = recordNavigation()
    respond.mockResolvedValue(Response.json({}))
    setLanguage('ar')
    await settle()
    expect(respond.mock.calls[0]?.[0]).toBe('/ar/shop?page=2')
    expect(window.location.href).toBe('http://localhost/ar/shop?page=2')
    expect([navigation.reloads, stored()]).toEqual([1, 'ar'])
  })

  test.each([
    ['is not there', () => Promise.resolve(Response.json({}, { status: 404 }))],
    ['cannot be asked for', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('setLanguage changes the page in place when that %s', async (_, response) => {
    const navigation = recordNavigation()
    const onSettled = jest.fn()
    respond.mockImplementation(response)
    setLanguage('ar', onSettled)
    await settle()
    expect(page()).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(window.location.pathname).toBe('/shop')
    expect(navigation.reloads).toBe(0)
    expect(onSettled).toHaveBeenCalledWith(true)
  })

  test('setLanguage forgets a choice that another one follows', async () => {
    const navigation = recordNavigation()
    respond.mockResolvedValue(Response.json({}))
    setLanguage('ar')
    setLanguage('en')
    await settle()
    expect([page().lang, window.location.pathname, navigation.reloads]).toEqual(['en', '/shop', 0])
  })
})

describe('in another tab', () => {
  const changeElsewhere = (lang: string | null) => {
    if (lang === null) localStorage.clear()
    else localStorage.setItem(storageKeys.lang, lang)
    const key = lang === null ? null : storageKeys.lang
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  }

  test('a change to Arabic is followed without a reload', () => {
    const navigation = recordNavigation()
    setUpBrowser()
    const { result } = renderHook(() => useLanguage())
    changeElsewhere('ar')
    expect(page()).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(result.current).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(navigation.reloads).toBe(0)
  })

  test.each(['en', null])('a change to English (%s) reloads the page', (lang) => {
    setUpBrowser({ lang: 'ar' })
    const navigation = recordNavigation()
    changeElsewhere(lang)
    expect(navigation.reloads).toBeGreaterThan(0)
  })

  test('the same language changes nothing', () => {
    setUpBrowser()
    const navigation = recordNavigation()
    const listener = jest.fn()
    const unsubscribe = onLanguageChange(listener)
    changeElsewhere('en')
    expect(listener).not.toHaveBeenCalled()
    expect(navigation.reloads).toBe(0)
    unsubscribe()
  })
})
