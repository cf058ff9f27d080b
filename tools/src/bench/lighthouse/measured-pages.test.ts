import { PAGE_NAMES, readMeasuredPage } from './measured-pages.ts'

describe('readMeasuredPage', () => {
  test('finds the address and the headings of every page', () => {
    const pages = PAGE_NAMES.map(readMeasuredPage)
    expect(pages.map(({ address }) => address)).toEqual([
      '/',
      '/shop-products/digital-business-cards',
      '/product-detail/brushed-silver-steel-card',
      '/shop-cart',
      '/agents',
    ])
    for (const { heading } of pages) {
      expect(heading.en).toMatch(/[a-z]/)
      expect(heading.ar).toMatch(/[\u0621-\u064a]/)
    }
  })
})
