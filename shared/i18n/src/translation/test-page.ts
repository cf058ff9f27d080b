import { testConfig } from '@shop/testing/config.ts'
import { server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/render.tsx'
import { act } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { translatePage } from './page-translation.ts'

export const arabic = (text: string): string => `ترجمة ${text}`

/** A translation service that knows everything, and writes down what it is asked. */
export function serveTranslations(respond?: (text: string) => Response | Promise<Response>) {
  const service = { asked: [] as string[], atOnce: 0, most: 0 }
  server.use(
    http.get(testConfig.translationUrl, async ({ request }) => {
      const text = new URL(request.url).searchParams.get('q') ?? ''
      service.asked.push(text)
      service.most = Math.max(service.most, ++service.atOnce)
      // Long enough for requests to overlap.
      await new Promise((resolve) => setTimeout(resolve, 5))
      service.atOnce--
      if (respond) return respond(text)
      return HttpResponse.json({ responseData: { translatedText: arabic(text) } })
    }),
  )
  return service
}

/** What jsdom lacks: whether an element is part of the picture. */
export function drawPages(): void {
  function shows(element: Element): boolean {
    if (getComputedStyle(element).display === 'none') return false
    const parent = element.parentElement
    if (!parent) return element === document.documentElement
    const folded = parent instanceof HTMLDetailsElement && !parent.open
    return (!folded || element.localName === 'summary') && shows(parent)
  }
  Element.prototype.checkVisibility = function checkVisibility() {
    return shows(this)
  }
}

let stop = () => {}

/** Starts translating a page that says this. */
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

const underWay = new Set<string>()
server.events.on('request:start', ({ requestId }) => void underWay.add(requestId))
server.events.on('request:end', ({ requestId }) => void underWay.delete(requestId))

/** Waits until every question is answered, and a while longer for what the answers may set off. */
export function waitForTranslations(): Promise<void> {
  return act(async () => {
    for (let quiet = 0; quiet < 4; quiet++) {
      await new Promise((resolve) => setTimeout(resolve, 30))
      if (underWay.size > 0) quiet = 0
    }
  })
}

/** The text nodes below an element. */
export function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}
