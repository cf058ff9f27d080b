import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { Language } from '@shop/kernel/language'
import type { RouteObject } from '@shop/router'
import { http, type HttpHandler, HttpResponse } from 'msw'

import { expectConsole } from '../console.ts'
import { buildProfile } from '../fixtures.ts'
import { mainUrl, server } from '../server.ts'
import type { BrowserOptions } from '../set-up-browser.ts'
import { testToken } from '../token.ts'
import { createBrowser } from './create-browser.ts'
import { mockServerFiles } from './mock-server-files.ts'
import { nameStyles } from './name-styles.ts'
import type { ServerPage } from './render-on-server.tsx'

export interface HydrationOptions {
  /** Loads the routes: for the server, and again for the browser. */
  load: () => Promise<RouteObject[]>
  /** Answers of the APIs. */
  handlers?: HttpHandler[]
  /** Values that a member's browser has stored besides the session and the cart. */
  storage?: Record<string, string>
}

export const languages: readonly Language[] = ['en', 'ar']

const shoppers: Record<'visitor' | 'member', BrowserOptions> = {
  visitor: {},
  member: {
    token: testToken({ _id: 'member-1', firstName: 'Maha', email: 'maha@example.com' }),
    cart: [{ id: 'steel-card', title: 'Steel card', price: 21, quantity: 2 }],
  },
}

const handleProfile = http.get(mainUrl('/users/profile/:id'), () =>
  HttpResponse.json({ data: buildProfile() }),
)

/** The lines that differ, or the start of another message. */
function summarize(message: string): string {
  const differences = message
    .split('\n')
    // React's advice is a list, too.
    .filter((line) => /^[+-] {2}/.test(line))
  return differences.length > 0 ? differences.join('\n') : message.slice(0, 2000)
}

/** A line of a stack that leads to a source of the package, not to a library. */
const OWN_FRAME = /^\s+at (?!.*node_modules).*\/src\//

/** What the server failed with, and where: without the frames of React, of Jest and of this folder. */
function describeServerError({ message, stack = '' }: Error): string {
  const [ofPage = ''] = stack.split(/^.*renderOnServer/m)
  const places = ofPage.split('\n').filter((line) => OWN_FRAME.test(line))
  return [`The server cannot render the page: ${message}`, ...places].join('\n')
}

async function renderAll(
  lang: Language,
  load: HydrationOptions['load'],
  addresses: readonly string[],
) {
  const rendering = { status: 200, url: '', language: lang }
  globalThis.renderHost = { currentRendering: () => rendering }
  const { renderOnServer } = await import('./render-on-server.tsx')
  const routes = await load()
  const pages = new Map<string, ServerPage | null | Error>()
  for (const at of addresses) {
    rendering.url = at
    pages.set(at, await renderOnServer(routes, at).catch((error: Error) => error))
  }
  return pages
}

/** Names a result of `hydratePages`. */
export const toCase = (at: string, lang: Language): string => `${at} in ${lang}`

/** What a page of the server is looked at for besides. */
type LookAtPage = (name: string, html: string) => void

/**
 * Renders pages on the server and hydrates each in a browser, as a visitor and as a member whose storage is full.
 * Needs the environment `node`, whose globals become those of a browser when the server is done.
 * @param look is called with the HTML of each case that is rendered
 * @returns the differences of each case
 */
export async function hydratePages(
  { load, handlers = [], storage = {} }: HydrationOptions,
  addresses: readonly string[],
  look: LookAtPage = () => undefined,
): Promise<Map<string, string[]>> {
  server.use(...handlers, handleProfile)
  nameStyles()
  const unmockServerFiles = mockServerFiles()
  const rendered = new Map<Language, Awaited<ReturnType<typeof renderAll>>>()
  for (const lang of languages) {
    jest.resetModules()
    rendered.set(lang, await renderAll(lang, load, addresses))
  }

  unmockServerFiles()
  const { window } = createBrowser()
  const results = new Map<string, string[]>()
  for (const [lang, pages] of rendered) {
    jest.resetModules()
    document.documentElement.lang = lang
    const { hydrateInBrowser } = await import('./hydrate-in-browser.tsx')
    const routes = await load()
    for (const [at, page] of pages) {
      if (page && !(page instanceof Error)) look(toCase(at, lang), page.html)
      const differences: string[] = page instanceof Error ? [describeServerError(page)] : []
      for (const [shopper, browser] of Object.entries(shoppers)) {
        if (!page || page instanceof Error) continue
        localStorage.clear()
        sessionStorage.clear()
        if (shopper === 'member') {
          Object.assign(localStorage, { [storageKeys.theme]: 'dark', ...storage })
        }
        const recovered = await hydrateInBrowser(routes, page, { at, lang, ...browser })
        const messages = [...recovered, ...expectConsole()].map(summarize)
        differences.push(...messages.map((message) => `as a ${shopper}: ${message}`))
      }
      results.set(toCase(at, lang), differences)
    }
  }
  window.close()
  return results
}
