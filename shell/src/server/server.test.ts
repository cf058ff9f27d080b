/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { AsyncLocalStorage } from 'node:async_hooks'

import type { MarkdownPage } from '@shop/i18n/markdown.ts'
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

describe('renderMarkdown', () => {
  const owner = {
    name: 'mfe-x',
    entry: {
      url: '/mfe-x/1.0.0/entry.js',
      metadata: { version: '1.0.0' },
      extras: { paths: ['/x/:id'], kernel: '', preload: [], pages: {} },
    },
  }

  async function renderIn(language: Language, page: MarkdownPage) {
    const { start, renderMarkdown } = await loadServer()
    const url = `${language === 'ar' ? '/ar' : ''}/x/7?page=2`
    const rendering = { status: 200, url, language }
    const rendered = await renderings.run(rendering, async () => {
      await start(testConfig)
      return renderMarkdown({
        ...{ url, owner },
        loadRoutes: () => [{ path: '/x/:id', element: null }],
        loadMarkdown: () => ({ '/x/:id': page }),
      })
    })
    return { status: rendering.status, html: rendered?.html }
  }

  test.each(['en', 'ar'] as const)('says what the page of its pattern does (%s)', async (lang) => {
    const page: MarkdownPage = ({ params, searchParams, lang: of }) =>
      [params['id'], searchParams.get('page'), of].join()
    expect(await renderIn(lang, page)).toEqual({ status: 200, html: `7,2,${lang}` })
  })

  test('is 404 where the page does not exist, and throws what else fails', async () => {
    const { NotFoundError } = await import('@shop/kernel/http')
    const fail = (error: Error) => () => Promise.reject(error)
    expect(await renderIn('ar', fail(new NotFoundError('Gone')))).toEqual({
      status: 404,
      html: `# ${ar['notFound.title']}\n`,
    })
    await expect(renderIn('en', fail(new Error('down')))).rejects.toThrow('down')
  })
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
