import {
  cookieNames,
  LOGIN_STATE_PARAMETER,
  sessionStorageKeys,
  storageKeys,
  TOKEN_PARAMETER,
} from '@shop/contracts/browser/storage-keys.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { testToken } from '@shop/testing/token.ts'

import { getSession } from '../session/session.store.ts'
import { startKernel } from '../startup.ts'
import { openPages, page, runHead, systemIsDark } from '../testing/head-script.ts'

const root = document.documentElement

openPages()
afterEach(() => void delete window.incomingLogin)

describe('a token in the URL', () => {
  test('is removed, and the rest of the URL is kept', () => {
    recordNavigation()
    const rest = '/shop-cart?title=Metal+cards'
    window.history.replaceState({ key: 1 }, '', `${rest}&${TOKEN_PARAMETER}=abc#total`)
    runHead()
    expect(window.location.href).toBe(`http://localhost${rest}#total`)
    expect(window.history.state).toEqual({ key: 1 })
    expect(window.incomingLogin).toEqual({ token: 'abc', state: null })
  })

  test('is handed to a new load of the page, whose address never had it', () => {
    const navigation = recordNavigation()
    const query = `?${TOKEN_PARAMETER}=abc&${LOGIN_STATE_PARAMETER}=xyz`
    window.history.replaceState(null, '', `/${query}`)
    runHead()
    expect(navigation.reloads).toBe(1)
    expect(window.location.search).toBe('')
    delete window.incomingLogin
    runHead()
    expect(navigation.reloads).toBe(1)
    expect(window.incomingLogin).toEqual({ token: 'abc', state: 'xyz' })
    expect(sessionStorage.getItem(sessionStorageKeys.incomingLogin)).toBeNull()
  })

  test('is used by this load when storage is blocked', () => {
    const navigation = recordNavigation()
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('No', 'SecurityError')
    })
    window.history.replaceState(null, '', `/?${TOKEN_PARAMETER}=abc`)
    runHead()
    expect(navigation.reloads).toBe(0)
    expect(window.incomingLogin).toEqual({ token: 'abc', state: null })
  })

  test('becomes the stored session when the log-in began here', () => {
    recordNavigation()
    sessionStorage.setItem(sessionStorageKeys.loginStarted, String(Date.now()))
    const token = testToken({ _id: 'maha' })
    window.history.replaceState(null, '', `/?${TOKEN_PARAMETER}=${token}`)
    runHead()
    startKernel()()
    expect(getSession()?.user._id).toBe('maha')
    expect(localStorage.getItem(storageKeys.token)).toBe(token)
    expect(window.location.search).toBe('')
    expect(window).not.toHaveProperty('incomingLogin')
  })

  test('is removed when it is there twice', () => {
    recordNavigation()
    window.history.replaceState(null, '', `/?${TOKEN_PARAMETER}=a&${TOKEN_PARAMETER}=b`)
    runHead()
    expect(window.location.search).toBe('')
  })

  test('does not rewrite a URL without one', () => {
    const navigation = recordNavigation()
    window.history.replaceState(null, '', '/shop?title=a%20b')
    runHead()
    expect(window.location.search).toBe('?title=a%20b')
    expect(window).not.toHaveProperty('incomingLogin')
    expect(navigation.reloads).toBe(0)
  })

  test('removes language and theme of the member portal, which become those of the shop', () => {
    window.history.replaceState(null, '', '/shop?lang=ar&title=a&theme=dark')
    runHead()
    expect(window.location.search).toBe('?title=a')
    expect(page()).toEqual({ lang: 'ar', dir: 'rtl', theme: 'dark' })
    expect(localStorage.getItem(storageKeys.lang)).toBe('ar')
    expect(localStorage.getItem(storageKeys.theme)).toBe('dark')
  })

  test('ignores a language and a theme that are not ours', () => {
    systemIsDark(false)
    window.history.replaceState(null, '', '/shop?lang=fr&theme=sepia')
    runHead()
    expect(window.location.search).toBe('?lang=fr&theme=sepia')
    expect(page()).toEqual({ lang: 'en', dir: 'ltr', theme: 'light' })
    expect(localStorage.getItem(storageKeys.lang)).toBeNull()
  })

  test('removes the state of a log-in that was not finished', () => {
    window.history.replaceState(null, '', `/shop?${LOGIN_STATE_PARAMETER}=xyz`)
    runHead()
    expect(window.location.search).toBe('')
    expect(window).not.toHaveProperty('incomingLogin')
  })
})

describe('the language of a page that the server rendered', () => {
  const container = () => document.getElementById('root') as HTMLElement
  let cookie = ''
  let blocked = false

  /** Loads the page in the language that the server takes from the cookie. */
  function load() {
    const renderedLang = /^lang=ar/.test(cookie) ? 'ar' : 'en'
    root.dataset.renderedLang = renderedLang
    document.body.innerHTML = '<div id="root"><h1>Rendered</h1></div>'
    runHead()
    return renderedLang
  }
  const parseToEnd = () => document.dispatchEvent(new Event('readystatechange'))

  beforeEach(() => {
    cookie = 'other=lang=ar'
    blocked = false
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie)
    jest.spyOn(document, 'cookie', 'set').mockImplementation((written) => {
      if (!blocked) cookie = `${written.split(';')[0]}; other=1`
    })
  })
  afterEach(() => {
    delete root.dataset.renderedLang
    delete root.dataset.session
    document.body.replaceChildren()
  })

  test.each(['en', 'ar'])('is told to the server by a cookie: %s', (lang) => {
    localStorage.setItem(storageKeys.lang, lang)
    const written = jest.spyOn(document, 'cookie', 'set')
    runHead()
    expect(written).toHaveBeenCalledWith(
      `${cookieNames.lang}=${lang};path=/;max-age=31536000;samesite=lax`,
    )
  })

  test('is hydrated when it is the stored one', () => {
    const navigation = recordNavigation()
    load()
    parseToEnd()
    expect(navigation.reloads).toBe(0)
    expect(root).toHaveAttribute('data-rendered-lang', 'en')
    expect(container()).toHaveTextContent('Rendered')
  })

  test('is asked for anew, once, when it is another one', () => {
    const navigation = recordNavigation()
    localStorage.setItem(storageKeys.lang, 'ar')
    load()
    expect(root).toHaveClass('unrendered')
    expect(navigation.reloads).toBe(1)
    parseToEnd()
    load()
    expect(root).not.toHaveClass('unrendered')
    expect(root).toHaveAttribute('data-rendered-lang', 'ar')
    expect(navigation.reloads).toBe(1)
  })

  test.each([
    ['the browser blocks cookies', () => (blocked = true)],
    ['the server knew it already', () => (cookie = 'a=1; lang=ar')],
  ])('is left to the browser’s scripts when %s', (_, prepare) => {
    const navigation = recordNavigation()
    localStorage.setItem(storageKeys.lang, 'ar')
    prepare()
    root.dataset.renderedLang = 'en'
    document.body.innerHTML = '<div id="root"><h1>Rendered</h1></div>'
    runHead()
    expect(navigation.reloads).toBe(0)
    expect(root).toHaveClass('unrendered')
    expect(root).not.toHaveAttribute('data-rendered-lang')
    parseToEnd()
    expect(root).not.toHaveClass('unrendered')
    expect(container()).toBeEmptyDOMElement()
  })
})
