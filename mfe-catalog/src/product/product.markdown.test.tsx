import { localize } from '@shop/i18n/format.ts'
import { buildCategory, buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { isNotFound } from '../not-found/not-found.ts'
import { routes } from '../routes.generated.ts'
import { mockCategories, urls } from '../testing/mock-api.ts'
import { markdown } from './product.markdown.ts'

const surface = {
  ...{ finish: 'engraved' as const, color: '#000000', width: 60, height: 20 },
  pictures: [],
}
const details = {
  material: { en: 'Steel | matt', ar: 'فولاذ' },
  size: { en: '86 × 54 mm', ar: '86 × 54 مم' },
  weight: 22,
  family: 'card',
  surface,
}
const product = { ...buildProduct({ categoryId: 'metal-cards', details }), stock: { left: 2 } }
const oak = buildProduct({
  ...{ _id: 'oak (b)', title: { en: 'Oak card', ar: 'بطاقة بلوط' }, price: 18.5 },
  details: { family: 'card' },
})

/** The words alone: neither signs of Markdown nor the page's colons. */
const toWords = (text = '') =>
  text
    .replaceAll(/[\\*:|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const read = async (lang: 'en' | 'ar', id = 'steel-card') =>
  markdown({ params: { id }, searchParams: new URLSearchParams(), lang })

describe('the Markdown of a product', () => {
  beforeEach(() => {
    mockCategories(buildCategory())
    server.use(
      http.get(urls.products, () => HttpResponse.json(buildPage([product, oak]))),
      http.get(urls.product, () => HttpResponse.json(product)),
    )
  })

  test.each(['en', 'ar'] as const)('says the facts of its page (%s)', async (lang) => {
    renderRoutes(routes, { at: '/product-detail/steel-card', lang })
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: localize(product.title, lang),
    })
    const text = await read(lang)
    const words = toWords(text)
    const terms = screen.getByRole('region', { name: /^(Good to know|معلومات مفيدة)$/ })
    const [price] = screen.getAllByText(/21\.00/)
    const facts = [heading, price, ...within(terms).getAllByRole('listitem')]
    expect(facts.length).toBeGreaterThan(8)
    for (const fact of facts) expect(words).toContain(toWords(fact?.textContent))
    for (const said of [/^(Only 2 left|بقي 2 فقط)$/, /^(Your name engraved|أضف اسمك منقوشًا)/]) {
      expect(words).toContain(toWords(screen.getByText(said).textContent))
    }
    expect(text).toContain('](/product-detail/oak%20%28b%29) |')
    const prefix = lang === 'ar' ? '/ar' : ''
    expect(text).toContain(`<http://shop.test${prefix}/product-detail/steel-card>`)
    expect(text).toContain('](http://api.test/media/steel-card-640.webp')
  })

  test('is not found where its product is not', async () => {
    server.use(http.get(urls.product, () => HttpResponse.json({}, { status: 404 })))
    const error: unknown = await read('en', 'gone').catch((caught: unknown) => caught)
    expect(isNotFound(error)).toBe(true)
  })
})
