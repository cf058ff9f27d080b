import {
  LOGIN_STATE_PARAMETER,
  sessionStorageKeys,
  storageKeys,
  TOKEN_PARAMETER,
} from '@shop/contracts/storage-keys.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { testToken } from '@shop/testing/token.ts'

import { getSession } from './session/session.store.ts'
import { startKernel } from './start.ts'
import { readInlineScript } from './testing/read-inline-script.ts'

// Inlined: it must work without imports.
const script = readInlineScript('inline-head-script.ts')

const runHead = () => void (0, eval)(script)
const root = document.documentElement
const page = () => ({ lang: root.lang, dir: root.dir, theme: root.className })

function systemIsDark(dark: boolean) {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const matches = dark && media === '(prefers-color-scheme: dark)'
    return Object.assign(new EventTarget(), { matches, media }) as MediaQueryList
  })
}

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  root.removeAttribute('lang')
  root.removeAttribute('dir')
})
afterEach(() => {
  jest.restoreAllMocks()
  delete window.incomingLogin
})

const languages = [null, 'ar', 'en', 'fr', '']
const themes = [null, 'dark', 'light', 'sepia']
const visits = languages.flatMap((lang) =>
  themes.flatMap((theme) => [true, false].map((dark) => ({ lang, theme, dark }))),
)

test.each(visits)('paints as the stores will: $lang, $theme, $dark', ({ lang, theme, dark }) => {
  systemIsDark(dark)
  if (lang !== null) localStorage.setItem(storageKeys.lang, lang)
  if (theme !== null) localStorage.setItem(storageKeys.theme, theme)
  runHead()
  const painted = page()
  expect(painted.theme).toMatch(/^(light|dark)$/)
  startKernel()()
  expect(page()).toEqual(painted)
})

test('paints in English and the system’s theme when storage is blocked', () => {
  systemIsDark(true)
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError')
  })
  runHead()
  expect(page()).toEqual({ lang: 'en', dir: 'ltr', theme: 'dark' })
})

test.each([
  ['en', ['script /shell/messages.en.js']],
  ['ar', ['font /shell/ar.woff2', 'script /shell/messages.ar.js', 'script /mfe-x/messages.ar.js']],
])('in %s, preloads the font and the messages of that language only', (lang, expected) => {
  Object.assign(root.dataset, {
    fontAr: '/shell/ar.woff2',
    messagesEn: ' /shell/messages.en.js',
    messagesAr: '/shell/messages.ar.js /mfe-x/messages.ar.js',
  })
  localStorage.setItem(storageKeys.lang, lang)
  runHead()
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
  expect(links.map((link) => `${link.as} ${link.getAttribute('href')}`)).toEqual(expected)
  // Fonts are fetched without credentials; scripts of the page are fetched with them.
  for (const link of links)
    expect(link.getAttribute('crossorigin')).toBe(link.as === 'font' ? 'anonymous' : null)
  links.forEach((link) => link.remove())
  delete root.dataset.fontAr
  delete root.dataset.messagesEn
  delete root.dataset.messagesAr
})

test.each([
  ['/mfe-x/messages.en.js|sha384-a', null],
  ['https://cdn.test/mfe-x/messages.en.js|sha384-a', 'anonymous'],
  ['https://cdn.test/mfe-x/messages.en.js', null],
])('preloads %s as it is requested later', (message, expected) => {
  root.dataset.messagesEn = message
  runHead()
  const [link] = document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')
  expect(link?.getAttribute('crossorigin')).toBe(expected)
  expect(link?.integrity).toBe(message.split('|')[1] ?? '')
  link?.remove()
  delete root.dataset.messagesEn
})

test('marks the page of a browser with a session', () => {
  runHead()
  expect(root).not.toHaveAttribute('data-session')
  localStorage.setItem(storageKeys.token, 'abc')
  runHead()
  expect(root).toHaveAttribute('data-session')
  delete root.dataset.session
})

test.each([
  [null, false],
  ['', false],
  ['[]', false],
  ['[{"id":"steel-card"}]', true],
])('marks the page of a browser whose cart is %s: %s', (stored, isMarked) => {
  if (stored !== null) localStorage.setItem(storageKeys.cart, stored)
  runHead()
  expect(root.hasAttribute('data-cart')).toBe(isMarked)
  delete root.dataset.cart
})

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
