import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { type Language, setLanguage } from '@shop/kernel/language'
import { expectConsole } from '@shop/testing/console.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { act, screen } from '@testing-library/react'

import ar from './fixture/messages/ar.json'
import en from './fixture/messages/en.json'
import { createMessages } from './messages.tsx'

const bundled = { en: { default: en }, ar: { default: ar } }

/** Messages whose catalogues load when the test says so. */
function createLazyMessages() {
  const pending: Record<Language, (() => void)[]> = { en: [], ar: [] }
  const requested: Language[] = []
  const source = (lang: Language, catalogue: typeof en) => () => {
    requested.push(lang)
    return new Promise<{ default: typeof en }>((done) =>
      pending[lang].push(() => done({ default: catalogue })),
    )
  }
  const messages = createMessages({ en: source('en', en), ar: source('ar', ar) })
  const resolve = async (lang: Language) => {
    pending[lang].splice(0).forEach((done) => done())
    await new Promise((done) => setTimeout(done))
  }
  return { messages, resolve, requested }
}

const settled = (lang: Language) =>
  new Promise<boolean>((resolve) => void setLanguage(lang, resolve))

describe('createMessages', () => {
  describe('t', () => {
    test('returns the message of the language with its values', () => {
      setUpBrowser()
      const { t } = createMessages(bundled)
      expect(t('test.hello', { name: 'Maha' })).toBe('Hello, Maha!')
      setLanguage('ar')
      expect(t('test.hello', { name: 'مها' })).toBe('مرحبًا يا مها!')
    })

    test('returns the id of a text that there is not, and names it once', () => {
      setUpBrowser()
      const { t } = createMessages<string>(bundled)
      expect([t('test.gone'), t('test.gone')]).toEqual(['test.gone', 'test.gone'])
      expect(expectConsole()).toEqual(['There is no text "test.gone" in messages/en.json'])
    })

    test.each([
      [0, 'No cards', 'لا بطاقات'],
      [1, '1 card', 'بطاقة واحدة'],
      [2, '2 cards', 'بطاقتان'],
      [3, '3 cards', '3 بطاقات'],
      [10, '10 cards', '10 بطاقات'],
      [11, '11 cards', '11 بطاقة'],
      [100, '100 cards', '100 بطاقة في المجموع'],
      [103, '103 cards', '103 بطاقات'],
    ])('returns the plural form of %d', (count, english, arabic) => {
      const { t } = createMessages(bundled)
      setUpBrowser()
      expect(t('test.count', { count })).toBe(english)
      setUpBrowser({ lang: 'ar' })
      expect(t('test.count', { count })).toBe(arabic)
    })
  })

  describe('load', () => {
    test('loads a catalogue once', async () => {
      setUpBrowser()
      const { messages, resolve, requested } = createLazyMessages()
      const loading = messages.load()
      await resolve('en')
      await expect(loading).resolves.toBeNull()
      await messages.load()
      expect(messages.t('test.title')).toBe('Cards')
      expect(requested).toEqual(['en'])
    })

    test('is called when the language changes', async () => {
      setUpBrowser()
      const { messages, resolve } = createLazyMessages()
      void messages.load()
      await resolve('en')
      setLanguage('ar')
      expect(messages.t('test.title')).toBe('Cards')
      await resolve('ar')
      expect(messages.t('test.title')).toBe('بطاقات')
    })

    test('ignores a catalogue whose language is no longer current', async () => {
      setUpBrowser()
      const { messages, resolve } = createLazyMessages()
      void messages.load()
      setLanguage('ar')
      await resolve('ar')
      await resolve('en')
      expect(messages.t('test.title')).toBe('بطاقات')
    })

    describe('when a catalogue fails to load', () => {
      let network = { online: false }
      beforeEach(() => (network = { online: false }))
      // Messages never unsubscribe from the language: do not fail in later tests.
      afterEach(() => (network.online = true))
      const source = (catalogue: typeof en) => {
        const own = network
        return () =>
          own.online
            ? Promise.resolve({ default: catalogue })
            : Promise.reject(new Error('offline'))
      }

      test('keeps the current messages and logs a warning', async () => {
        setUpBrowser()
        const { t } = createMessages({ en: { default: en }, ar: source(ar) })
        setLanguage('ar')
        await new Promise((resolve) => setTimeout(resolve))
        expect(t('test.title')).toBe('Cards')
        expect(expectConsole()).toEqual([expect.stringContaining('offline')])
      })

      test('rejects, and can be called again', async () => {
        setUpBrowser()
        const { load, t } = createMessages({ en: source(en), ar: source(ar) })
        await expect(load()).rejects.toThrow('offline')
        network.online = true
        await load()
        expect(t('test.title')).toBe('Cards')
      })
    })
  })

  describe('a change of language', () => {
    const page = () => ({ lang: document.documentElement.lang, dir: document.documentElement.dir })
    const english = { lang: 'en', dir: 'ltr' }

    function renderTitle(messages: ReturnType<typeof createMessages<keyof typeof en>>) {
      function Title() {
        const t = messages.useT()
        return <h1>{t('test.title')}</h1>
      }
      renderUi(<Title />)
    }

    test('waits for the texts that are on the page', async () => {
      setUpBrowser()
      const { messages, resolve } = createLazyMessages()
      void messages.load()
      await resolve('en')
      renderTitle(messages)
      setLanguage('ar')
      expect(page()).toEqual(english)
      await act(() => resolve('ar'))
      expect(page()).toEqual({ lang: 'ar', dir: 'rtl' })
      expect(screen.getByRole('heading')).toHaveTextContent('بطاقات')
    })

    test('is forgotten when the former language is chosen meanwhile', async () => {
      setUpBrowser()
      const { messages, resolve } = createLazyMessages()
      void messages.load()
      await resolve('en')
      renderTitle(messages)
      setLanguage('ar')
      setLanguage('en')
      await act(() => resolve('ar'))
      expect(page()).toEqual(english)
      expect(localStorage.getItem(storageKeys.lang)).toBe('en')
    })

    test('does not take place when they cannot be had, and does when they can', async () => {
      setUpBrowser()
      let online = false
      const fetchArabic = () =>
        online ? Promise.resolve({ default: ar }) : Promise.reject(new Error('offline'))
      const messages = createMessages({ en: { default: en }, ar: fetchArabic })
      renderTitle(messages)
      await expect(settled('ar')).resolves.toBe(false)
      expect(page()).toEqual(english)
      expect(localStorage.getItem(storageKeys.lang)).toBe('en')
      expect(screen.getByRole('heading')).toHaveTextContent('Cards')
      expect(expectConsole()).toEqual([expect.stringContaining('offline')])
      online = true
      expect(await act(() => settled('ar'))).toBe(true)
      expect(page()).toEqual({ lang: 'ar', dir: 'rtl' })
      expect(localStorage.getItem(storageKeys.lang)).toBe('ar')
    })
  })

  describe('useT and T', () => {
    test('render the new language at once', () => {
      const messages = createMessages(bundled)
      function Title() {
        const t = messages.useT()
        return <h1>{t('test.title')}</h1>
      }
      renderUi(<Title />)
      expect(screen.getByRole('heading')).toHaveTextContent('Cards')
      act(() => setLanguage('ar'))
      expect(screen.getByRole('heading')).toHaveTextContent('بطاقات')
    })

    test('render elements where the message has them', () => {
      const { T } = createMessages(bundled)
      const components = { 0: <a href="/shop">x</a> }
      renderUi(<T id="test.link" values={{ place: 'Muscat' }} components={components} />)
      expect(screen.getByText(/^See/)).toHaveTextContent('See our shop in Muscat.')
      expect(screen.getByRole('link', { name: 'our shop' })).toHaveAttribute('href', '/shop')
      act(() => setLanguage('ar'))
      expect(screen.getByRole('link', { name: 'متجرنا' })).toHaveAttribute('href', '/shop')
    })
  })

  describe('in development', () => {
    const nodeEnv = process.env.NODE_ENV
    afterEach(() => void Object.assign(process.env, { NODE_ENV: nodeEnv }))

    test('renders again when a catalogue changes', () => {
      setUpBrowser()
      Object.assign(process.env, { NODE_ENV: 'development' })
      const catalogue = { ...en }
      const messages = createMessages({ en: { default: catalogue }, ar: { default: ar } })
      function Title() {
        return <h1>{messages.useT()('test.title')}</h1>
      }
      renderUi(<Title />)
      catalogue['test.title'] = 'Other cards'
      act(() => void dispatchEvent(new Event('messageschange')))
      expect(screen.getByRole('heading')).toHaveTextContent('Other cards')
    })
  })
})
