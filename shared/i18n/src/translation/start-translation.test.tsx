import { setLanguage } from '@shop/kernel/language'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'

import {
  arabic,
  mockTranslationService,
  setUpTranslatedPages,
  textNodes,
  translate,
  useFakePageTimers,
  waitForTranslations,
} from '../testing/test-page.ts'
import {
  IDLE_TIMEOUT_MS,
  MAX_WAIT_MS,
  startTranslation,
  waitForDomIdle,
} from './start-translation.ts'

describe('startTranslation', () => {
  let stop = () => {}
  beforeEach(useFakePageTimers)
  afterEach(() => {
    stop()
    jest.useRealTimers()
  })

  const read = () => textNodes(document.body).map((node) => node.data)

  test('translates an Arabic page at once', async () => {
    mockTranslationService()
    setUpBrowser({ lang: 'ar' })
    document.body.innerHTML = '<p>Sur</p>'
    stop = startTranslation()
    await waitFor(() => expect(read()).toEqual([arabic('Sur')]))
  })

  test('requests nothing for an English page', async () => {
    const service = mockTranslationService()
    setUpBrowser()
    document.body.innerHTML = '<p>Sur</p>'
    stop = startTranslation()
    await waitForTranslations()
    expect(read()).toEqual(['Sur'])
    expect(service.requested).toEqual([])
  })

  test('translates what the messages leave in English when Arabic is chosen', async () => {
    const service = mockTranslationService()
    setUpBrowser()
    document.body.innerHTML = '<h1>Shop</h1><p>Sur</p>'
    stop = startTranslation()
    setLanguage('ar')
    await waitForTranslations()
    const [title] = textNodes(document.body)
    if (title) title.data = 'المتجر'
    await waitFor(() => expect(read()).toEqual(['المتجر', arabic('Sur')]))
    expect(service.requested).toEqual(['Sur'])
  })

  test('reloads the page when English is chosen', async () => {
    const navigation = recordNavigation()
    mockTranslationService()
    setUpBrowser({ lang: 'ar' })
    document.body.innerHTML = '<p>Sur</p>'
    stop = startTranslation()
    await waitFor(() => expect(read()).toEqual([arabic('Sur')]))
    setLanguage('en')
    expect(navigation.reloads).toBe(1)
  })

  test('does not start when it is stopped while its code loads', async () => {
    const service = mockTranslationService()
    setUpBrowser({ lang: 'ar' })
    document.body.innerHTML = '<p>Sur</p>'
    startTranslation()()
    await waitForTranslations()
    expect(service.requested).toEqual([])
  })

  test('ignores the language once it is stopped', async () => {
    const service = mockTranslationService()
    setUpBrowser()
    document.body.innerHTML = '<p>Sur</p>'
    startTranslation()()
    setLanguage('ar')
    await jest.advanceTimersByTimeAsync(2 * MAX_WAIT_MS)
    await waitForTranslations()
    expect(service.requested).toEqual([])
  })
})

describe('waitForDomIdle', () => {
  const page = document.body
  let onIdle: jest.Mock

  beforeEach(() => {
    jest.useFakeTimers()
    onIdle = jest.fn()
  })
  afterEach(() => jest.useRealTimers())

  /** Advances the time in small steps: observers run in between. */
  async function advance(milliseconds: number, meanwhile = () => {}) {
    for (let time = 0; time < milliseconds; time += IDLE_TIMEOUT_MS / 4) {
      meanwhile()
      await jest.advanceTimersByTimeAsync(IDLE_TIMEOUT_MS / 4)
    }
  }

  test('resolves once nothing has changed for the idle timeout', async () => {
    void waitForDomIdle(page).then(onIdle)
    await advance(IDLE_TIMEOUT_MS / 2)
    page.textContent = 'a'
    await advance(IDLE_TIMEOUT_MS / 2)
    page.append('b')
    await advance(IDLE_TIMEOUT_MS / 2)
    expect(onIdle).not.toHaveBeenCalled()
    await advance(IDLE_TIMEOUT_MS)
    expect(onIdle).toHaveBeenCalledTimes(1)
  })

  test('resolves after the longest wait on a page that keeps changing', async () => {
    let count = 0
    void waitForDomIdle(page).then(onIdle)
    const tick = () => void (page.textContent = String(count++))
    await advance(MAX_WAIT_MS - IDLE_TIMEOUT_MS, tick)
    expect(onIdle).not.toHaveBeenCalled()
    await advance(2 * IDLE_TIMEOUT_MS, tick)
    expect(onIdle).toHaveBeenCalledTimes(1)
  })

  test('waits for a script that is loading', async () => {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
    script.dataset.webpack = 'mfe-x:chunk-messages.ar'
    document.head.append(script)
    void waitForDomIdle(page).then(onIdle)
    await advance(5 * IDLE_TIMEOUT_MS)
    expect(onIdle).not.toHaveBeenCalled()
    script.remove()
    await advance(2 * IDLE_TIMEOUT_MS)
    expect(onIdle).toHaveBeenCalledTimes(1)
  })
})

const serve = (translations: Record<string, string>) =>
  mockTranslationService((text) =>
    HttpResponse.json({ responseData: { translatedText: translations[text] ?? text } }),
  )

const langs = (page: HTMLElement) =>
  [...page.querySelectorAll('[lang]')].map((element) => element.getAttribute('lang'))

describe('lang attribute', () => {
  setUpTranslatedPages()

  test('changes lang to Arabic once the element is translated', async () => {
    serve({ Sur: 'صور' })
    const page = translate(
      '<bdi lang="en">Sur</bdi><p lang="en">in <b>Sur</b></p><i lang="fr">Sur</i>',
    )
    await waitForTranslations()
    expect(langs(page)).toEqual(['ar', 'en', 'fr'])
  })

  test('changes lang once all translatable text of the element is translated', async () => {
    serve({ Sur: 'صور', in: 'في' })
    const page = translate('<p lang="en">in <b>Sur</b> <code>411</code> <code>OM</code></p>')
    await waitForTranslations()
    expect(langs(page)).toEqual(['ar'])
  })

  test('restores lang when the text is English again', async () => {
    serve({ Sur: 'صور' })
    const page = translate('<bdi lang="en">Sur</bdi>')
    await waitForTranslations()
    const [node] = textNodes(page)
    if (node) node.data = 'Elsewhere'
    await waitForTranslations()
    expect(langs(page)).toEqual(['en'])
    if (node) node.data = 'Sur'
    await waitForTranslations()
    expect(langs(page)).toEqual(['ar'])
  })

  test('leaves a lang alone that something else has changed', async () => {
    serve({ Sur: 'صور' })
    const page = translate('<bdi lang="en">Sur</bdi>')
    await waitForTranslations()
    page.querySelector('bdi')?.setAttribute('lang', 'fr')
    page.querySelector('bdi')?.append('Elsewhere')
    await waitForTranslations()
    expect(langs(page)).toEqual(['fr'])
  })

  test('leaves the lang of the document alone', async () => {
    serve({})
    translate('<p>Elsewhere</p>')
    await waitForTranslations()
    expect(document.documentElement.lang).toBe('ar')
  })
})
