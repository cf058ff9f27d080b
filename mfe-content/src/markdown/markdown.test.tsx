import type { ContentPage } from '@shop/contracts/wire/content-page.ts'
import { setConfig } from '@shop/kernel/config'
import { matchRoutes } from '@shop/router'
import { testConfig } from '@shop/testing/config.ts'
import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { expectToMatchPage } from '@shop/testing/markdown.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { markdown } from '../markdown.generated.ts'
import { routes } from '../routes.generated.ts'

const bestSellersUrl = 'http://api.test/best-sellers'

beforeEach(() => {
  server.use(
    http.get(mainUrl('/categories/all-category/admin-side'), () =>
      HttpResponse.json({ results: [buildCategory()] }),
    ),
    http.get(bestSellersUrl, () => HttpResponse.json({ results: [buildProduct()] })),
  )
  setConfig({ ...testConfig, bestSellersUrl })
})
afterEach(() => void setConfig(testConfig))

const read = async (pattern: string, lang: 'en' | 'ar', params = {}) =>
  (await markdown[pattern]?.({ params, searchParams: new URLSearchParams(), lang })) ?? ''

describe.each(['en', 'ar'] as const)('the Markdown of pages in %s', (lang) => {
  test.each(Object.keys(markdown))('says of %s what the page says', async (pattern) => {
    const at = pattern.replace(':id', '2')
    renderRoutes(routes, { at, lang })
    await screen.findByRole('heading', { level: 1 })
    const [match] = matchRoutes([{ path: pattern }], at) ?? []
    const text = await read(pattern, lang, match?.params)
    expectToMatchPage(text)
    expect(text.length).toBeGreaterThan(200)
  })
})

test('the home page links to categories and best sellers, and says their prices', async () => {
  const text = await read('/', 'en')
  expect(text).toContain('[Metal cards](/shop-products/metal-cards)')
  expect(text).toMatch(/\[Steel card\]\(\/product-detail\/steel-card\) · OMR\s21\.00/)
})

test('the home page ends with what an owner can replace, or has written in its place', async () => {
  const readWords = async () => (await read('/', 'en')).split('\n\n---\n\n')[1] ?? ''
  const own = await readWords()
  expect(own.match(/^#+ /gm)).toEqual(['## ', '### ', '### ', '### ', '## ', '## '])
  setConfig({ ...testConfig, contentPages: { home: 1 } })
  const text = {
    ...{ title: 'Who we are', description: '', lead: [], body: [], sections: [] },
    markdown: '# Who we are\n\nThree of us.\n\n## Aim\n',
  }
  const page: ContentPage = { version: 1, changedAt: '', en: text, ar: text }
  server.use(http.get(mainUrl('/content-pages/home'), () => HttpResponse.json(page)))
  expect(await readWords()).toBe('## Who we are\n\nThree of us.\n\n## Aim\n')
})

test('an unknown article has none', async () => {
  await expect(read('/blog-detail/:id', 'en', { id: '99' })).rejects.toThrow('no such article')
})
