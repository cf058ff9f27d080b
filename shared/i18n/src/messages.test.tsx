import { setLanguage, type Language } from '@shop/kernel'
import { expectConsole } from '@shop/testing/console.ts'
import { setUpBrowser, renderUi } from '@shop/testing/render.tsx'
import { act, screen } from '@testing-library/react'

import ar from './fixture/messages/ar.json'
import en from './fixture/messages/en.json'
import { createMessages } from './messages.tsx'

const atOnce = { en: { default: en }, ar: { default: ar } }

/** Messages that come over a network that the test holds in its hand. */
function remote() {
  const waiting: Record<Language, (() => void)[]> = { en: [], ar: [] }
  const fetched: Language[] = []
  const source = (lang: Language, catalogue: typeof en) => () => {
    fetched.push(lang)
    return new Promise<{ default: typeof en }>((resolve) =>
      waiting[lang].push(() => resolve({ default: catalogue })),
    )
  }
  const messages = createMessages({ en: source('en', en), ar: source('ar', ar) })
  const arrive = async (lang: Language) => {
    waiting[lang].splice(0).forEach((go) => go())
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { messages, arrive, fetched }
}

describe('the words', () => {
  test('are those of the language, with values in them', () => {
    setUpBrowser()
    const { t } = createMessages(atOnce)
    expect(t('test.hello', { name: 'Maha' })).toBe('Hello, Maha!')
    setLanguage('ar')
    expect(t('test.hello', { name: 'مها' })).toBe('مرحبًا يا مها!')
  })

  test.each([
    [0, 'No cards', 'لا بطاقات'],
    [1, '1 card', 'بطاقة واحدة'],
    [2, '2 cards', 'بطاقتان'],
    [3, '3 cards', '٣ بطاقات'],
    [10, '10 cards', '١٠ بطاقات'],
    [11, '11 cards', '١١ بطاقة'],
    [100, '100 cards', '١٠٠ بطاقة في المجموع'],
    [103, '103 cards', '١٠٣ بطاقات'],
  ])('count %d in every form that a language has', (count, english, arabic) => {
    const { t } = createMessages(atOnce)
    setUpBrowser()
    expect(t('test.count', { count })).toBe(english)
    setUpBrowser({ lang: 'ar' })
    const westernToo = t('test.count', { count }).replaceAll(
      /\d/g,
      (digit) => '٠١٢٣٤٥٦٧٨٩'[+digit] ?? '',
    )
    expect(westernToo).toBe(arabic)
  })

  test('that are at hand are there from the first moment', () => {
    setUpBrowser({ lang: 'ar' })
    expect(createMessages(atOnce).t('test.title')).toBe('بطاقات')
  })
})

describe('words that have to be fetched', () => {
  test('are there when loading is done, and fetched once', async () => {
    setUpBrowser()
    const { messages, arrive, fetched } = remote()
    const loading = messages.load()
    await arrive('en')
    await expect(loading).resolves.toBeNull()
    await messages.load()
    expect(messages.t('test.title')).toBe('Cards')
    expect(fetched).toEqual(['en'])
  })

  test('come in the other language when the person changes it', async () => {
    setUpBrowser()
    const { messages, arrive } = remote()
    void messages.load()
    await arrive('en')
    setLanguage('ar')
    expect(messages.t('test.title')).toBe('Cards')
    await arrive('ar')
    expect(messages.t('test.title')).toBe('بطاقات')
  })

  test('do not undo a choice made while they were on their way', async () => {
    setUpBrowser()
    const { messages, arrive } = remote()
    void messages.load()
    setLanguage('ar')
    await arrive('ar')
    await arrive('en')
    expect(messages.t('test.title')).toBe('بطاقات')
  })

  describe('and cannot be had', () => {
    let online = false
    beforeEach(() => (online = false))
    // Every set of messages follows the language for good: later tests find the network working.
    afterEach(() => (online = true))
    const source = (catalogue: typeof en) => () =>
      online ? Promise.resolve({ default: catalogue }) : Promise.reject(new Error('offline'))

    test('leave those there are, and a note in the log', async () => {
      setUpBrowser()
      const { t } = createMessages({ en: { default: en }, ar: source(ar) })
      setLanguage('ar')
      await new Promise((resolve) => setTimeout(resolve))
      expect(t('test.title')).toBe('Cards')
      expect(expectConsole()).toEqual([expect.stringContaining('offline')])
    })

    test('fail the page that waits for them, which can ask again', async () => {
      setUpBrowser()
      const { load, t } = createMessages({ en: source(en), ar: source(ar) })
      await expect(load()).rejects.toThrow('offline')
      online = true
      await load()
      expect(t('test.title')).toBe('Cards')
    })
  })
})

describe('a component', () => {
  test('shows the new language at once', () => {
    const messages = createMessages(atOnce)
    function Title() {
      const t = messages.useT()
      return <h1>{t('test.title')}</h1>
    }
    renderUi(<Title />)
    expect(screen.getByRole('heading')).toHaveTextContent('Cards')
    act(() => setLanguage('ar'))
    expect(screen.getByRole('heading')).toHaveTextContent('بطاقات')
  })

  test('puts elements where the language wants them', () => {
    const { T } = createMessages(atOnce)
    const components = { 0: <a href="/shop">x</a> }
    renderUi(<T id="test.link" values={{ place: 'Muscat' }} components={components} />)
    expect(screen.getByText(/^See/)).toHaveTextContent('See our shop in Muscat.')
    expect(screen.getByRole('link', { name: 'our shop' })).toHaveAttribute('href', '/shop')
    act(() => setLanguage('ar'))
    expect(screen.getByRole('link', { name: 'متجرنا' })).toHaveAttribute('href', '/shop')
  })
})

describe('words that change while they are shown', () => {
  const before = process.env.NODE_ENV
  afterEach(() => void Object.assign(process.env, { NODE_ENV: before }))

  test('are shown anew in development', () => {
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
