import { testConfig } from '@shop/testing/config.ts'
import { server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { act } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { translatePage } from '../translation/translate-page.ts'

const RESPONSE_DELAY_MS = 5

export const arabic = (text: string): string => `ترجمة ${text}`

/** Mocks the translation service, by default with a translation of every text, and records the requests. */
export function mockTranslationService(respond?: (text: string) => Response | Promise<Response>) {
  const service = { requested: [] as string[], inFlight: 0, maxInFlight: 0 }
  server.use(
    http.get(testConfig.translationUrl, async ({ request }) => {
      const text = new URL(request.url).searchParams.get('q') ?? ''
      service.requested.push(text)
      service.maxInFlight = Math.max(service.maxInFlight, ++service.inFlight)
      // Long enough for requests to overlap.
      await new Promise((resolve) => setTimeout(resolve, RESPONSE_DELAY_MS))
      service.inFlight--
      if (respond) return respond(text)
      return HttpResponse.json({ responseData: { translatedText: arabic(text) } })
    }),
  )
  return service
}

/** jsdom lacks `checkVisibility`. */
function polyfillCheckVisibility(): void {
  function isRendered(element: Element): boolean {
    if (getComputedStyle(element).display === 'none') return false
    const parent = element.parentElement
    if (!parent) return element === document.documentElement
    const folded = parent instanceof HTMLDetailsElement && !parent.open
    return (!folded || element.localName === 'summary') && isRendered(parent)
  }
  Element.prototype.checkVisibility = function checkVisibility() {
    return isRendered(this)
  }
}

let stop = () => {}

/** Renders a page and starts its translation. */
export function translate(html = ''): HTMLElement {
  setUpBrowser({ lang: 'ar' })
  const page = document.createElement('div')
  page.innerHTML = html
  document.body.replaceChildren(page)
  stop = translatePage('ar')
  return page
}

export function stopTranslating(): void {
  stop()
  stop = () => {}
}

const inFlight = new Set<string>()
server.events.on('request:start', ({ requestId }) => void inFlight.add(requestId))
server.events.on('request:end', ({ requestId }) => void inFlight.delete(requestId))

/** Under fake timers, waits until no request is in flight and none has followed for a while. */
export function waitForTranslations(): Promise<void> {
  return act(async () => {
    for (let idleTurns = 0; idleTurns < 20; idleTurns++) {
      await jest.advanceTimersByTimeAsync(RESPONSE_DELAY_MS)
      if (inFlight.size > 0) idleTurns = 0
    }
  })
}

/** For tests of pages: fakes the timers but for those that requests need. */
export function useFakePageTimers(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] })
}

/** The text nodes below an element. */
export function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

/** Every test of the file, or of the `describe`, is a page whose translation it may start. */
export function setUpTranslatedPages(): void {
  beforeAll(polyfillCheckVisibility)
  beforeEach(useFakePageTimers)
  afterEach(() => {
    stopTranslating()
    jest.useRealTimers()
  })
}
