import type { Product } from '@shop/contracts/wire/catalog.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import fc from 'fast-check'

import type { ListView } from '../list-view.ts'
import {
  arrangeProducts,
  countProducts,
  getBand,
  getMaterialChoices,
  getPriceChoices,
  priceBands,
} from './arrange-products.ts'

const oak = { en: 'Oak', ar: 'خشب البلوط' }
const steel = { en: 'Steel', ar: 'فولاذ' }

const product = (id: string, price: number, ar: string, material?: typeof oak) =>
  buildProduct({
    _id: id,
    price,
    title: { en: `Card ${id}`, ar },
    ...(material && { details: { material } }),
  })

// Bands are of prices as they are shown.
beforeAll(() => void setConfig(testConfig))

const products = [
  product('10', 24.9, 'بطاقة', oak),
  product('2', 5, 'تعليقة', steel),
  product('b', 9.99, 'أساور', oak),
  product('a', 4.5, 'حامل'),
]

const view = (changes: Partial<ListView> = {}): ListView => ({
  sort: 'default',
  price: [],
  material: [],
  ...changes,
})
const ids = (changes: Partial<ListView>, lang: 'en' | 'ar' = 'en') =>
  arrangeProducts(products, view(changes), lang).map(({ _id }) => _id)

describe('arrangeProducts', () => {
  test.each([
    ['default', ['10', '2', 'b', 'a']],
    ['low', ['a', '2', 'b', '10']],
    ['high', ['10', 'b', '2', 'a']],
    // Numbers by their value: 2 before 10.
    ['az', ['2', '10', 'a', 'b']],
    ['za', ['b', 'a', '10', '2']],
  ] as const)('sorts by %s', (sort, expected) => expect(ids({ sort })).toEqual(expected))

  test('sorts by the names of the language', () => {
    expect(ids({ sort: 'az' }, 'ar')).toEqual(['b', '10', '2', 'a'])
  })

  test('filters by price bands, whose upper limit is excluded', () => {
    expect(ids({ price: ['0-5'] })).toEqual(['a'])
    expect(ids({ price: ['5-10', '20-50'] })).toEqual(['10', '2', 'b'])
  })

  test('filters by material, and by both', () => {
    expect(ids({ material: ['Oak'] })).toEqual(['10', 'b'])
    expect(ids({ material: ['Oak'], price: ['5-10'] })).toEqual(['b'])
    expect(ids({ material: ['Gold'] })).toEqual([])
    expect(ids({ price: ['nonsense'] })).toEqual([])
  })

  test('does not change the list it is given', () => {
    const before = [...products]
    ids({ sort: 'low' })
    expect(products).toEqual(before)
  })
})

describe('countProducts', () => {
  test.each([
    {},
    { price: ['5-10'] },
    { material: ['Oak'] },
    { price: ['0-5'], material: ['Oak'] },
  ])('counts what %o leaves in the list', (changes) => {
    const list = arrangeProducts(products, view({ ...changes, sort: 'az' }), 'en')
    expect(countProducts(products, view(changes))).toBe(list.length)
  })
})

describe('getBand', () => {
  test('returns the only band of a price', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (price) => {
        const bands = priceBands.filter(({ min, max }) => price >= min && price < max)
        expect(bands).toEqual([getBand({ price })])
      }),
    )
  })
})

describe('getPriceChoices', () => {
  const counts = (list: readonly Product[], changes: Partial<ListView> = {}) =>
    getPriceChoices(list, view(changes)).map(({ band, count }) => [band.id, count])

  test('counts the products of each band, within the other filters', () => {
    const all = [
      ['0-5', 1],
      ['5-10', 2],
      ['20-50', 1],
    ]
    expect(counts(products)).toEqual(all)
    expect(counts(products, { price: ['0-5'] })).toEqual(all)
    expect(counts(products, { material: ['Oak'] })).toEqual([
      ['0-5', 0],
      ['5-10', 1],
      ['20-50', 1],
    ])
  })

  test('are none for a list within one band', () => {
    expect(counts(products.slice(1, 3))).toEqual([])
  })
})

describe('getMaterialChoices', () => {
  const counts = (list: readonly Product[], changes: Partial<ListView> = {}) =>
    getMaterialChoices(list, view(changes)).map(({ material, count }) => [material.en, count])

  test('counts the products of each material, the most frequent first', () => {
    expect(counts(products)).toEqual([
      ['Oak', 2],
      ['Steel', 1],
    ])
    expect(counts(products, { price: ['5-10'] })).toEqual([
      ['Oak', 1],
      ['Steel', 1],
    ])
  })

  test('are none for a list of one material, or of products without details', () => {
    expect(counts(products.slice(0, 1))).toEqual([])
    expect(counts([buildProduct()])).toEqual([])
  })
})
