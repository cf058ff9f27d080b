import { existsSync, readdirSync } from 'node:fs'

import { saleCoupons } from '@shop/contracts/rules/sale-coupons.ts'
import { listSurfaces } from '@shop/contracts/rules/surface.ts'

import { demoData } from './demo-data.ts'

const { agents, categories, coupons, products, sales } = demoData
const media = new URL('../../../media/', import.meta.url)
const arabic = /\p{Script=Arabic}/u
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

function missingFiles(names: Iterable<string>, widths: readonly number[]): string[] {
  return [...new Set(names)]
    .flatMap((name) => [
      ...widths.map((width) => `${name}-${width}.avif`),
      `${name}-${Math.max(...widths)}.webp`,
    ])
    .filter((file) => !existsSync(new URL(file, media)))
}

describe('categories', () => {
  test('are at least six with distinct slugs', () => {
    expect(categories.length).toBeGreaterThanOrEqual(6)
    expect(duplicates(categories.map((category) => category.slug))).toEqual([])
  })

  test('all have products', () => {
    const used = new Set(products.map((product) => product.category))
    expect(categories.map((category) => category.slug).sort()).toEqual([...used].sort())
  })
})

describe('products', () => {
  test('are at least forty with distinct slugs and titles', () => {
    expect(products.length).toBeGreaterThanOrEqual(40)
    expect(duplicates(products.map((product) => product.slug))).toEqual([])
    expect(duplicates(products.map((product) => product.title.en))).toEqual([])
    expect(duplicates(products.map((product) => product.title.ar))).toEqual([])
  })

  test.each(products)('$slug is priced in OMR with at most two decimals', ({ price }) => {
    expect(Number(price.toFixed(2))).toBe(price)
    expect(price).toBeGreaterThanOrEqual(2.5)
    expect(price).toBeLessThanOrEqual(89)
  })

  test('have five distinct pictures each', () => {
    for (const product of products) {
      expect(new Set([product.picture, ...product.gallery]).size).toBe(5)
    }
  })

  test('have the surface of a name on the cover, so that the cart shows it', () => {
    const firsts = products.flatMap(({ details }) => details?.surface ?? [])
    expect(firsts.length).toBeGreaterThan(15)
    expect(firsts.filter(({ pictures }) => !pictures[0])).toEqual([])
    // What the data say of its shape is what the corners span, but for the slant of the picture.
    for (const { width, height, pictures } of firsts.flatMap(listSurfaces)) {
      for (const corners of pictures) {
        if (!corners) continue
        const [[x0, y0], [x1, y1], [x2, y2]] = corners
        const ratio = Math.hypot(x1 - x0, y1 - y0) / Math.hypot(x2 - x1, y2 - y1)
        expect(Math.abs(Math.log(ratio / (width / height)))).toBeLessThan(0.6)
      }
    }
  })

  test('state a material by the same text, since shoppers filter by it', () => {
    const materials = products.flatMap(({ details }) => (details ? [details.material] : []))
    const count = (lang: 'en' | 'ar') => new Set(materials.map((text) => text[lang])).size
    expect(new Set(materials.map(({ en, ar }) => `${en} ${ar}`)).size).toBe(count('en'))
    expect(count('ar')).toBe(count('en'))
  })
})

describe('coupons', () => {
  test('include those of the sale, which the sale’s page shows', () => {
    const found = saleCoupons.map(({ code }) => coupons.find((coupon) => coupon.code === code))
    expect(found).toEqual(
      saleCoupons.map(({ code, percent }) => ({
        code,
        discountValue: percent,
        discountType: 'percentage',
        expiresAt: null,
        daysLeft: 90,
      })),
    )
  })
})

describe('sales', () => {
  test('name products, enough for the home page, and rank them', () => {
    const slugs = new Set(products.map((product) => product.slug))
    expect(Object.keys(sales).filter((slug) => !slugs.has(slug))).toEqual([])
    expect(Object.keys(sales).length).toBeGreaterThanOrEqual(8)
    expect(new Set(Object.values(sales)).size).toBe(Object.keys(sales).length)
  })
})

describe('texts', () => {
  const texts = [
    ...categories.map((category) => category.title),
    ...products.flatMap(({ title, description, details }) => [
      title,
      description,
      ...(details ? [details.material, details.size] : []),
    ]),
  ]

  test('state material and size of every product', () => {
    expect(products.filter(({ details }) => !details)).toEqual([])
  })

  test.each([
    // A product's page offers a name on it where there is a surface; the shop takes no logos and no notes with an order.
    ['en', /engrav|your (logo|initials|mark)|handwritten|at checkout|extra cost/i],
    ['ar', /اسمك أو|ننقش|بخط اليد|يستقبل شعارك|الأحرف الأولى/],
    // Nor does it sell by size, or give discounts and services besides what is in the cart.
    ['en', /sizes s to|discount|ask us|best-selling|dashboard|one account/i],
    ['ar', /المقاسات من|خصم|اسألنا|لوحة التحكم|الأكثر مبيعًا/],
    // One name for each thing, and nobody is addressed as a woman only.
    ['ar', /قميص قطني|سترة|علام[ةا]|بطاقة أمتعة|كاونتر|البار |شاركي/],
  ] as const)('in %s do not match %s', (lang, forbidden) => {
    expect(texts.map((text) => text[lang]).filter((text) => forbidden.test(text))).toEqual([])
  })

  test.each(texts)('"$en" has an Arabic translation', ({ en, ar }) => {
    expect(en.trim()).not.toBe('')
    expect(en).not.toMatch(arabic)
    expect(ar).toMatch(arabic)
  })

  test('have URL-safe slugs', () => {
    for (const record of [...categories, ...products]) expect(record.slug).toMatch(slug)
  })
})

describe('agents', () => {
  test('fill three pages of ten', () => {
    expect(agents).toHaveLength(23)
  })

  test('lack parts, so that placeholders are shown', () => {
    expect(agents.some((agent) => agent.lastName === '')).toBe(true)
    expect(agents.some((agent) => Object.keys(agent.social).length === 0)).toBe(true)
  })

  test('have distinct valid phone numbers', () => {
    expect(duplicates(agents.map((agent) => agent.dialCode + agent.phoneNumber))).toEqual([])
    for (const agent of agents) {
      expect(agent.dialCode + agent.phoneNumber).toMatch(/^\+\d{9,15}$/)
    }
  })

  test('link to HTTPS URLs', () => {
    for (const address of agents.flatMap((agent) => Object.values(agent.social))) {
      expect(new URL(address).protocol).toBe('https:')
    }
  })
})

describe('pictures', () => {
  const catalogue = [
    ...categories.map((category) => category.picture),
    ...products.flatMap((product) => [product.picture, ...product.gallery]),
    ...agents.map((agent) => agent.banner),
  ]

  test('exist in every width for the catalogue and banners', () => {
    expect(missingFiles(catalogue, [640, 960, 1280])).toEqual([])
  })

  test('are all used', () => {
    const names = readdirSync(media).map((file) => file.replace(/-\d+\.(avif|webp)$/, ''))
    const used = new Set(catalogue)
    expect([...new Set(names)].filter((name) => !used.has(name))).toEqual([])
  })
})
