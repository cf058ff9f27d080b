import { cookieNames, storageKeys } from '@shop/contracts/storage-keys.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'

import { readInlineScript } from './testing/read-inline-script.ts'

const script = readInlineScript('inline-head-script.ts')
const runHead = () => void (0, eval)(script)
const root = document.documentElement

afterEach(() => void jest.restoreAllMocks())

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

  test('is taken over when it is the stored one', () => {
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
