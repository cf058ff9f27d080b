import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { couponChangeSchema } from '@shop/contracts/wire/office-coupons.ts'
import { categoryChangeSchema } from '@shop/contracts/wire/office-goods.ts'

import { toProblem } from './contract-problems.ts'

const WIRE = join(process.cwd(), 'shared/contracts/src/wire')
const category = { title: { en: 'Rings', ar: 'خواتم' }, position: 1, picture: '', hidden: false }
const coupon = {
  ...{ discountType: 'percentage', discountValue: 5, startsAt: null, expiresAt: null },
  ...{ maxUses: null, maxUsesPerMember: null },
}

describe('toProblem', () => {
  test('knows every sentence that a contract of the office says of a field', () => {
    const files = readdirSync(WIRE).filter((file) => /^office-.*(?<!test)\.ts$/.test(file))
    const sentences = files.flatMap((file) => {
      const code = readFileSync(join(WIRE, file), 'utf8')
      return [...code.matchAll(/'([A-Z][^'\n]* [^'\n]*\.|[A-Z][^'\n]* …)'/g)].map(
        ([, text]) => text,
      )
    })
    expect(sentences.length).toBeGreaterThan(10)
    const unknown = sentences.filter((message = '') => {
      return toProblem({ code: 'custom', path: [], message, input: '' }) === message
    })
    expect(unknown).toEqual([])
  })

  test.each([
    [categoryChangeSchema, { ...category, title: { en: '5 > 3', ar: 'خواتم' } }, 'notPlain'],
    [categoryChangeSchema, { ...category, title: { en: 'R'.repeat(201), ar: '' } }, 'tooLong'],
    [categoryChangeSchema, { ...category, title: { en: '', ar: 'خواتم' } }, 'missing'],
    [categoryChangeSchema, { ...category, position: Number.NaN }, 'notWhole'],
    [categoryChangeSchema, { ...category, position: 1.5 }, 'notWhole'],
    [categoryChangeSchema, { ...category, position: -1 }, 'numberTooSmall'],
    [categoryChangeSchema, { ...category, position: 1e9 }, 'numberTooLarge'],
    [couponChangeSchema, { ...coupon, discountValue: 101 }, 'overHundred'],
    [couponChangeSchema, { ...coupon, startsAt: 'soon' }, 'invalid'],
    [
      couponChangeSchema,
      { ...coupon, startsAt: '2026-02-01T00:00:00Z', expiresAt: '2026-01-01T00:00:00Z' },
      'endsFirst',
    ],
  ])('says why a value breaks the contract (%#)', (schema, value, problem) => {
    const [issue] = schema.safeParse(value).error?.issues ?? []
    expect(issue && toProblem(issue)).toBe(problem)
  })
})
