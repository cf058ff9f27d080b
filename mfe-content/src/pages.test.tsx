import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { Language } from '@shop/kernel/language'
import { matchRoutes } from '@shop/router'
import { testConfig } from '@shop/testing/config.ts'
import { buildCategory } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { pages as entries } from './pages.json'
import { routes } from './routes.generated.ts'

beforeEach(() => {
  server.use(
    http.get(mainUrl('/categories/all-category/admin-side'), () =>
      HttpResponse.json({ results: [buildCategory()] }),
    ),
  )
})

interface Entry {
  path: string
  page?: string
  index?: boolean
  heading: Record<Language, string>
  example?: string
}

/** All but redirects. */
const pages = Object.entries<Entry>(entries)
  .map(([key, { index = true, ...entry }]) => ({ key, index, ...entry }))
  .filter(({ page }) => page !== undefined)

/** Ids of the articles of pages that take title and description from them. */
const articles: Record<string, string> = { 'blog.detail': '1', 'blog.post': '2' }

const letters = /\p{L}/u
const arabic = /\p{Script=Arabic}/u

/** Texts below `root` without any Arabic, apart from those marked `translate="no"`. */
function findUntranslatedTexts(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const text = textContent ?? ''
    const translatable = !parentElement?.closest('script, style, title, [translate=no]')
    if (translatable && letters.test(text) && !arabic.test(text)) found.push(text)
  }
  return found
}

/** All messages of this remote, as its translators write them. */
function readMessages(lang: Language): Record<string, string> {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith(path.join('messages', `${lang}.json`)))
    .map((file) => JSON.parse(readFileSync(path.join(__dirname, file), 'utf8')) as object)
    .reduce<Record<string, string>>((all, messages) => ({ ...all, ...messages }), {})
}

const meta = (name: string) =>
  document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content')

describe.each(['en', 'ar'] as const)('pages in %s', (lang) => {
  const messages = readMessages(lang)

  test.each(pages)('$key has its heading, title and description', async (page) => {
    const { container } = renderRoutes(routes, { at: page.example ?? page.path, lang })
    const name = page.heading[lang]
    const heading = await screen.findByRole('heading', { level: 1, name })
    expect(heading).toHaveAttribute('tabindex', '-1')
    expect(container.querySelectorAll('h1')).toHaveLength(1)

    const article = articles[page.key]
    const title = messages[article ? `post.${article}.title` : `meta.${page.key}.title`]
    expect(document.title).toBe(`${title} · ${testConfig.brandName[lang]}`)
    const description = article ? `post.${article}.desc` : `meta.${page.key}.description`
    expect(meta('description')).toBe(messages[description])
    expect(meta('robots')).toBe(page.index ? undefined : 'noindex')

    const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    // Also in what is hidden, which the end-to-end tests do not see.
    if (lang === 'ar') expect(findUntranslatedTexts(container)).toEqual([])
  })

  test.each(pages)('$key is described in a length that search engines show', ({ key, index }) => {
    const { length } = messages[`meta.${key}.description`] ?? ''
    expect(length).toBeGreaterThanOrEqual(index ? 60 : 50)
    expect(length).toBeLessThanOrEqual(160)
  })
})

/** Texts that are specified, or lead to another page. */
test.each([
  ['/', /customizable digital cards and smart business tools/],
  ['/', /paper cards/],
  [
    '/aboutus',
    /customizable digital cards and smart business tools for individuals, professionals and businesses\. They replace paper cards/,
  ],
  ['/contact', /Phone\s?\(Optional\)/],
  ['/contact', /Message \(Max 500 characters\)/],
  ['/aboutus', /The shop in your pocket/],
  ['/helpcenter-faqs', /In your account, under Orders/],
  ['/helpcenter-faqs', /Your e-mail address is changed there, too/],
])('%s says %s', async (at, text) => {
  const { container } = renderRoutes(routes, { at })
  await screen.findByRole('heading', { level: 1 })
  expect(container).toHaveTextContent(text)
})

describe('routes', () => {
  test('preload the first picture of the home page', async () => {
    setUpBrowser()
    const { loader } = matchRoutes(routes, '/')?.at(-1)?.route ?? {}
    if (typeof loader !== 'function') throw new Error('the page has no loader')
    const request = new Request('http://shop.test/')
    await loader({ request, params: {}, context: undefined } as never, undefined)
    const preload = document.head.querySelector('link[rel=preload][imagesrcset^=hero]')
    expect(preload).toHaveAttribute('as', 'image')
    expect(preload).toHaveAttribute('type', 'image/avif')
    expect(preload).toHaveAttribute('fetchpriority', 'high')
    expect(preload?.getAttribute('imagesrcset')).toBe(
      'hero-gift-beside-640.avif 640w, hero-gift-beside-960.avif 960w, hero-gift-beside-1440.avif 1440w',
    )
  })
})
