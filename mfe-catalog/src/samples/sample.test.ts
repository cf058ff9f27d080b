import { listed, samples } from './data/samples.ts'
import { brandGroups, sampleBrands, sampleColors, sampleSizes } from './sample-attributes.ts'
import { hundredthsOf, listPrice, markOf, percentOff, salePrice } from './sample.ts'

describe('the samples', () => {
  test('are sixteen, numbered', () => {
    expect(samples.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, at) => `${at + 1}`))
  })

  test('carry every kind of tag', () => {
    expect(new Set(samples.map(({ tag }) => tag))).toEqual(
      new Set(['-40% Off', '-25% Off', 'New', 'Featured', '']),
    )
  })

  test('have an amount or a rate, never both, as a price in dollars', () => {
    expect(
      samples.filter(({ amount, rate }) => (amount === undefined) === (rate === undefined)),
    ).toEqual([])
    expect(samples.some(({ rate }) => rate !== undefined)).toBe(true)
    expect(
      samples
        .map(listPrice)
        .concat(samples.map(salePrice))
        .filter((price) => !/^\$\d+\.\d\d$/.test(price)),
    ).toEqual([])
    expect(samples).toContainEqual(expect.objectContaining({ amount: '$21.00', desRate: '$16.00' }))
  })

  test('are on offer exactly where they cost less, by what their tag says', () => {
    for (const sample of samples) {
      const full = hundredthsOf(listPrice(sample))
      const paid = hundredthsOf(salePrice(sample))
      expect([sample.id, paid < full]).toEqual([sample.id, sample.offer])
      const percent = percentOff(sample)
      if (percent !== undefined) expect(paid).toBe((full * (100 - percent)) / 100)
    }
  })

  test('are written in both languages', () => {
    const texts = samples.flatMap(({ name, desc }) => [name, desc])
    expect(texts.filter(({ ar }) => !/\p{Script=Arabic}/u.test(ar ?? ''))).toEqual([])
    expect(new Set(samples.map(({ name }) => name.en)).size).toBe(16)
  })

  test('leave no colour, brand or size without one that a listing shows', () => {
    const used = (key: 'color' | 'brand') => new Set(listed.map((sample) => sample[key]))
    expect(used('color')).toEqual(new Set(Object.keys(sampleColors)))
    expect(used('brand')).toEqual(new Set(Object.keys(sampleBrands)))
    expect(new Set(listed.flatMap(({ sizes }) => sizes))).toEqual(new Set(sampleSizes))
  })
})

test('sizes run from S to 4XL', () => {
  expect(sampleSizes).toEqual(['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'])
})

test('brands come in three groups, none empty', () => {
  const groups = Object.values(sampleBrands).map(({ group }) => group)
  expect(brandGroups).toHaveLength(3)
  expect(new Set(groups)).toEqual(new Set(brandGroups))
})

test.each([
  ['$21.00', 2100],
  ['$16.05', 1605],
  ['$0.29', 29],
])('%s is %d hundredths', (price, hundredths) => expect(hundredthsOf(price)).toBe(hundredths))

test.each([
  [{ tag: 'New', offer: true }, { kind: 'new' }],
  [{ tag: 'Featured', offer: false }, { kind: 'featured' }],
  [
    { tag: '-40% Off', offer: true },
    { kind: 'offer', percent: 40 },
  ],
  [
    { tag: '', offer: true },
    { kind: 'offer', percent: undefined },
  ],
  [{ tag: '', offer: false }, undefined],
] as const)('%j is marked %j', (sample, mark) => expect(markOf(sample)).toEqual(mark))
