import { setConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import { testConfig } from '@shop/testing/config.ts'
import { buildCategory } from '@shop/testing/fixtures.ts'
import { expectToMatchPage } from '@shop/testing/markdown.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { markdown } from '../markdown.generated.ts'
import { loadMessages, loadSaleMessages, loadSearchMessages } from '../messages.generated.ts'
import { routes } from '../routes.generated.ts'
import { mockCategories, mockProducts, urls } from '../testing/mock-api.ts'

const searchUrl = 'http://search.test/products'

beforeEach(() => {
  setConfig({ ...testConfig, searchUrl })
  mockCategories(buildCategory({ productCount: 120, lowestPrice: 4.5 }))
})
afterEach(() => void setConfig(testConfig))

async function read(pattern: string, lang: 'en' | 'ar', query = '', id = 'metal-cards') {
  const searchParams = new URLSearchParams(query)
  return (await markdown[pattern]?.({ params: { id }, searchParams, lang })) ?? ''
}

describe('the Markdown of a list of products', () => {
  beforeEach(async () => {
    setUpBrowser()
    await Promise.all([loadMessages(), loadSearchMessages()])
  })

  test('has each product with its price, and the ways to its other pages', async () => {
    mockProducts(120, 50)
    const text = await read('/shop-products/:id', 'en', 'page=2&limit=50&utm_source=x')
    expect(text).toContain('# Metal cards\n')
    expect(
      text.match(/^\| \[Card \d+\]\(\/product-detail\/card-\d+\) \| OMR\s21\.00 \|/gm),
    ).toHaveLength(50)
    expect(text).toContain('[Previous page](/shop-products/metal-cards?limit=50&page=1)')
    expect(text).toContain('[Next page](/shop-products/metal-cards?limit=50&page=3)')
  })

  test('has the results of a search, and their number', async () => {
    const queries = mockProducts(3, 1000, searchUrl)
    const text = await read('/search', 'en', 'q=steel+card')
    expect(text).toContain('# Results for “steel card”\n\n3 products found\n')
    expect(text.match(/\(\/product-detail\/card-\d\)/g)).toHaveLength(3)
    expect(queries).toEqual(['q=steel+card&lang=en&sort=relevance&page=1&limit=48'])
  })

  test('leads to the shop where nothing is found', async () => {
    mockProducts(0, 1000, searchUrl)
    expect(await read('/search', 'en', 'q=nothing')).toContain('No products found\n\n[Shop](/shop)')
  })
})

describe('the Markdown of the sale', () => {
  beforeEach(async () => {
    queryClient.clear()
    mockProducts(20)
    await Promise.all([loadMessages(), loadSaleMessages()])
  })

  test('has the code that holds most, and products at their price with it, without samples', async () => {
    const text = await read('/sale', 'en')
    expect(text).toContain('# Up to 75% Off\n')
    expect(text).toContain('## 75% off your order\n')
    expect(text).toContain('- **Code:** SALE75OFF\n')
    expect(
      text.match(/^\| \[Card \d+\]\(\/product-detail\/card-\d+\) \| OMR\s5\.25 \|/gm),
    ).toHaveLength(8)
    expect(text).not.toMatch(/\$|SALE20OFF/)
  })

  test('has all codes of an owner, and says so where there are none', async () => {
    const words = { en: 'Sale', ar: 'تخفيضات' }
    const coupon = { discountType: 'fixed' as const, discountValue: 2, text: words }
    const coupons = [
      { ...coupon, code: 'TWOLESS' },
      { ...coupon, code: 'TWOMORE' },
    ]
    setConfig({ ...testConfig, sale: { title: words, coupons } })
    expect((await read('/sale', 'ar')).match(/TWO(?:LESS|MORE)/g)).toEqual(['TWOLESS', 'TWOMORE'])
    setConfig({ ...testConfig, sale: { coupons: [] } })
    expect(await read('/sale', 'en')).toMatch(/^# Offers\n\nThere is no discount code/)
  })

  test('is complete without its products', async () => {
    server.use(http.get(urls.categories, () => HttpResponse.error()))
    expect(await read('/sale', 'en')).toMatch(/SALE75OFF\n$/)
  })
})

describe.each(['en', 'ar'] as const)('the Markdown of pages in %s', (lang) => {
  test.each(['/shop', '/our-store', '/brands'])(
    'says of %s what the page says',
    async (pattern) => {
      renderRoutes(routes, { at: pattern, lang })
      await screen.findByRole('heading', { level: 1 })
      await screen.findAllByRole('heading', { level: 2 })
      expectToMatchPage(await read(pattern, lang))
    },
  )
})
