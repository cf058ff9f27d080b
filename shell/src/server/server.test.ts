/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { AsyncLocalStorage } from 'node:async_hooks'

import type { Language } from '@shop/kernel/language'
import { testConfig } from '@shop/testing/config.ts'
import { mockServerFiles } from '@shop/testing/hydration/mock-server-files.ts'

import ar from '../messages/ar.json'
import en from '../messages/en.json'

const texts = { en: en.skip, ar: ar.skip }
const renderings = new AsyncLocalStorage<{ status: number; url: string; language: Language }>()

/** Loads the shell's build for the server once, as a thread of the site does. */
async function loadServer() {
  mockServerFiles()
  globalThis.renderHost = {
    currentRendering() {
      const rendering = renderings.getStore()
      if (!rendering) throw new Error('This runs outside of any rendering')
      return rendering
    },
  }
  return import('./server.tsx')
}

test('the way to the portal is rendered as the shell around nothing', async () => {
  const { start, render } = await loadServer()
  const url = '/portal/login'
  const { html } = await renderings.run({ status: 200, url, language: 'en' }, async () => {
    await start(testConfig)
    return render({ url, owner: null, loadRoutes: () => [] })
  })
  expect(html).toMatch(/<main[^>]*><\/main><footer/)
})

test.each([
  ['/ar/error', '/ar'],
  ['/error', '/'],
])('links of %s lead home to %s', async (url, home) => {
  const { start, render } = await loadServer()
  const { html } = await renderings.run({ status: 200, url, language: 'ar' }, async () => {
    await start(testConfig)
    return render({ url, owner: null, loadRoutes: () => [] })
  })
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toContain(home)
  expect(
    links.filter(
      (href) => href?.startsWith('/') && (href + '/').startsWith('/ar/') !== (home === '/ar'),
    ),
  ).toEqual([])
})

test('pages are rendered at the same time, each in the language of its rendering', async () => {
  const { start, render, renderLayout } = await loadServer()
  const url = '/error'
  const renderIn = (language: Language) =>
    renderings.run({ status: 200, url, language }, async () => {
      await start(testConfig)
      const { html } = await render({ url, owner: null, loadRoutes: () => [] })
      return [html, renderLayout({ url }).html]
    })
  const languages: Language[] = ['en', 'ar', 'en', 'ar']
  const pages = await Promise.all(languages.map(renderIn))
  const found = pages.map((parts) =>
    parts.map((html) => [html.includes(texts.en), html.includes(texts.ar)]),
  )
  const [english, arabic] = [
    [true, false],
    [false, true],
  ]
  expect(found).toEqual([
    [english, english],
    [arabic, arabic],
    [english, english],
    [arabic, arabic],
  ])
})
