import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'

import { startKernel } from '../startup.ts'
import { openPages, page, runHead, systemIsDark } from '../testing/head-script.ts'

const root = document.documentElement

openPages()

describe('the head script', () => {
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

  test.each(['/ar', '/ar/shop?x=1'])(
    'paints %s in Arabic, which pages without a prefix follow',
    (address) => {
      systemIsDark(false)
      window.history.replaceState(null, '', address)
      localStorage.setItem(storageKeys.lang, 'en')
      runHead()
      const painted = page()
      expect(painted).toEqual({ lang: 'ar', dir: 'rtl', theme: 'light' })
      startKernel()()
      expect(page()).toEqual(painted)
      expect(localStorage.getItem(storageKeys.lang)).toBe('ar')
    },
  )

  test.each([
    ['/ar/shop?lang=en#top', '/shop#top', 'en'],
    ['/ar?lang=en', '/', 'en'],
    ['/ar/shop?lang=ar', '/ar/shop', 'ar'],
  ])('paints %s, to which the portal leads back, as %s', (address, expected, lang) => {
    window.history.replaceState(null, '', address)
    runHead()
    expect(window.location.href).toBe(`http://localhost${expected}`)
    expect([page().lang, localStorage.getItem(storageKeys.lang)]).toEqual([lang, lang])
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
    [
      'ar',
      ['font /shell/ar.woff2', 'script /shell/messages.ar.js', 'script /mfe-x/messages.ar.js'],
    ],
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
    ['/mfe-x/messages.en.js', null],
    ['https://cdn.test/mfe-x/messages.en.js', 'anonymous'],
  ])('preloads %s as it is requested later', (message, expected) => {
    root.dataset.messagesEn = message
    runHead()
    const [link] = document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')
    expect(link?.getAttribute('crossorigin')).toBe(expected)
    link?.remove()
    delete root.dataset.messagesEn
  })

  test('leaves the messages of a page that the server rendered until its scripts are requested', () => {
    Object.assign(root.dataset, { messagesEn: '/shell/messages.en.js', renderedLang: 'en' })
    runHead()
    const [link] = document.head.querySelectorAll<HTMLLinkElement>('link[rel=late]')
    expect(link?.getAttribute('href')).toBe('/shell/messages.en.js')
    expect(document.head.querySelector('link[rel=preload]')).toBeNull()
    link?.remove()
    delete root.dataset.messagesEn
    delete root.dataset.renderedLang
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
})

describe('the trusted-types policy', () => {
  type Policy = Record<'createScriptURL' | 'createHTML' | 'createScript', (text: string) => string>

  /** Runs the head script with a fake `trustedTypes` and returns the registered policy. */
  function policy(scriptOrigins: string): Policy {
    const createPolicy = jest.fn<void, [string, Policy]>()
    Object.assign(window, { trustedTypes: { createPolicy } })
    root.dataset.scriptOrigins = scriptOrigins
    runHead()
    const [name, rules] = createPolicy.mock.calls[0] ?? []
    expect(name).toBe('default')
    return rules as Policy
  }

  afterEach(() => {
    delete root.dataset.scriptOrigins
    Object.assign(window, { trustedTypes: undefined })
  })

  test.each(['/shell/1.0.0/main.js', 'http://localhost/a.js', 'https://cdn.test/mfe-x/1.0.0/a.js'])(
    'allows %s',
    (address) => {
      expect(policy('https://cdn.test').createScriptURL(address)).toBe(address)
    },
  )

  test.each([
    'https://evil.test/a.js',
    '//evil.test/a.js',
    'https://cdn.test.evil.test/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:http://localhost/1',
  ])('rejects %s', (address) => {
    expect(() => policy('https://cdn.test').createScriptURL(address)).toThrow('is not an address')
  })

  test('allows the text of a script only if it is JSON', () => {
    const data = '{"@type":"Product"}'
    expect(policy('').createScript(data)).toBe(data)
    expect(() => policy('').createScript('alert(1)')).toThrow(SyntaxError)
  })

  test('allows only the site’s origin when nothing is configured', () => {
    expect(() => policy('').createScriptURL('https://cdn.test/a.js')).toThrow()
    expect(policy('').createHTML('<script></script>')).toBe('<script></script>')
  })
})
