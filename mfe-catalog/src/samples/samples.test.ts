import {
  getBadge,
  getDiscountPercent,
  getListPrice,
  getSalePrice,
  samplePictures,
  samples,
  toCents,
} from './samples.ts'

describe('samples', () => {
  test('have either amount or rate, as a price in dollars', () => {
    expect(
      samples.filter(({ amount, rate }) => (amount === undefined) === (rate === undefined)),
    ).toEqual([])
    expect(samples.some(({ rate }) => rate !== undefined)).toBe(true)
    expect(
      samples
        .map(getListPrice)
        .concat(samples.map(getSalePrice))
        .filter((price) => !/^\$\d+\.\d\d$/.test(price)),
    ).toEqual([])
    expect(samples).toContainEqual(expect.objectContaining({ amount: '$21.00', desRate: '$16.00' }))
  })

  test('cost less exactly when they are on offer, by the percentage in their tag', () => {
    for (const sample of samples) {
      const full = toCents(getListPrice(sample))
      const paid = toCents(getSalePrice(sample))
      expect([sample.id, paid < full]).toEqual([sample.id, sample.offer])
      const percent = getDiscountPercent(sample)
      if (percent !== undefined) expect(paid).toBe((full * (100 - percent)) / 100)
    }
  })

  test('have texts in both languages', () => {
    const texts = samples.flatMap(({ name, desc }) => [name, desc])
    expect(texts.filter(({ ar }) => !/\p{Script=Arabic}/u.test(ar ?? ''))).toEqual([])
    expect(new Set(samples.map(({ name }) => name.en)).size).toBe(16)
  })

  test('have the drawing of what they are', () => {
    const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
    expect(samples.map(({ picture }) => picture)).toEqual(samples.map(({ name }) => slug(name.en)))
    expect(Object.keys(samplePictures).toSorted()).toEqual(
      samples.map(({ picture }) => picture).toSorted(),
    )
  })
})

describe('toCents', () => {
  test.each([
    ['$21.00', 2100],
    ['$16.05', 1605],
    ['$0.29', 29],
  ])('of %s returns %d', (price, cents) => expect(toCents(price)).toBe(cents))
})

describe('getBadge', () => {
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
  ] as const)('of %j returns %j', (sample, badge) => expect(getBadge(sample)).toEqual(badge))
})
