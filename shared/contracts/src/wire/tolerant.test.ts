import fc from 'fast-check'

import { couponValiditySchema, receivedCouponSchema } from './coupon.ts'
import { errorBodySchema } from './error.ts'
import { orderResponseSchema, paymentSessionSchema } from './order.ts'
import { pagedSchema, type Paginate } from './paging.ts'
import { onRejectedRow } from './rejected-rows.ts'
import { localizedTextSchema, optionalLocalizedTextSchema } from './text.ts'
import { id, listOf } from './tolerant.ts'
import { phoneSchema } from './user.ts'

describe('listOf', () => {
  test('reports each row that it leaves out, by its position', () => {
    const errors: Error[] = []
    const stop = onRejectedRow((error) => errors.push(error))
    expect(listOf(id).parse(['a', null, 'b', ''])).toEqual(['a', 'b'])
    stop()
    expect(listOf(id).parse(['a', null])).toEqual(['a'])
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^A list lost its row number 2: /),
      expect.stringMatching(/^A list lost its row number 4: /),
    ])
  })
})

describe('pagedSchema', () => {
  const page = pagedSchema(id)
  const paginate = { currentPage: 2, totalPage: 3, totalCount: 23, currentLimit: 10 }
  const parse = (value: unknown, results: unknown = ['a', 'b']): Paginate =>
    page.parse({ results, paginate: value }).paginate

  test('returns the counts, also those in text', () => {
    expect(parse(paginate)).toEqual(paginate)
    const texts = Object.fromEntries(Object.entries(paginate).map(([key, n]) => [key, String(n)]))
    expect(parse(texts)).toEqual(paginate)
  })

  test.each([undefined, null, '', [], {}, 'none'])('completes %j to one page', (value) => {
    const onePage = { currentPage: 1, totalPage: 1, totalCount: 2, currentLimit: 2 }
    expect(parse(value)).toEqual(onePage)
    expect(parse(value, [])).toEqual({ ...onePage, totalCount: 0, currentLimit: 1 })
  })

  test('estimates the count of a list of which the pages are known only', () => {
    expect(parse({ currentPage: 1, totalPage: 12 })).toEqual({
      currentPage: 1,
      totalPage: 12,
      totalCount: 24,
      currentLimit: 2,
      estimated: true,
    })
    expect(parse({ currentPage: 1, totalPage: 1 })).toMatchObject({ totalCount: 2 })
    expect(parse({ currentPage: 1, totalPage: 1 })).not.toHaveProperty('estimated')
  })

  test('counts rows that were left out', () => {
    expect(parse({ totalCount: 3 }, ['a', null])).toMatchObject({ currentLimit: 2, totalPage: 2 })
  })

  test('returns whole numbers whatever was sent', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(paginate)), fc.jsonValue()),
        (value) => {
          const { currentPage, totalPage, totalCount, currentLimit } = parse(value)
          for (const count of [currentPage, totalPage, totalCount, currentLimit]) {
            expect(Number.isSafeInteger(count)).toBe(true)
          }
          expect(Math.min(currentPage, currentLimit)).toBeGreaterThanOrEqual(1)
        },
      ),
    )
  })
})

describe('localized texts', () => {
  test.each([
    [{ en: 'Card', ar: null }, { en: 'Card' }],
    [
      { en: 'Card', ar: '' },
      { en: 'Card', ar: '' },
    ],
    [{ en: 'Card', fr: 'Carte' }, { en: 'Card' }],
    [
      { en: null, ar: 'بطاقة' },
      { en: 'بطاقة', ar: 'بطاقة' },
    ],
    ['Card', { en: 'Card' }],
    [7, { en: '7' }],
  ])('%j is %j', (raw, text) => expect(localizedTextSchema.parse(raw)).toEqual(text))

  test.each([null, undefined, '', {}, [], { en: '' }, { en: {} }])('%j is none', (raw) => {
    expect(localizedTextSchema.safeParse(raw).success).toBe(false)
    expect(optionalLocalizedTextSchema.parse(raw)).toEqual({ en: '' })
  })
})

describe('phoneSchema', () => {
  test.each([
    [{ dialCode: 968, fullNumber: null }, { dialCode: '968' }],
    ['+968 9000', { fullNumber: '+968 9000' }],
    [9000, { fullNumber: '9000' }],
  ])('reads %j', (raw, phone) => expect(phoneSchema.parse(raw)).toEqual(phone))
})

describe('paymentSessionSchema', () => {
  const iso = '2026-01-01T00:00:00.000Z'
  test.each([
    [iso, iso],
    [Date.parse(iso), iso],
    [Date.parse(iso) / 1000, iso],
    [String(Date.parse(iso)), iso],
    ['1 January', '1 January'],
    [null, ''],
    [1e20, ''],
  ])('reads the time %j', (createdAt, expected) => {
    const session = { sessionId: 's', payment_status: 'paid', createdAt }
    expect(paymentSessionSchema.parse(session).createdAt).toBe(expected)
  })
})

describe('flags and messages', () => {
  test.each([
    [undefined, true],
    [null, true],
    [true, true],
    ['true', true],
    [1, true],
    [false, false],
    ['false', false],
    [0, false],
  ])('success %j is %s', (success, expected) => {
    expect(orderResponseSchema.parse({ success }).success).toBe(expected)
  })

  test.each([
    ['No', 'No'],
    [['No name', 'no price'], 'No name no price'],
    [{ code: 7 }, undefined],
    [7, undefined],
    [null, undefined],
  ])('message %j is %j', (message, expected) => {
    expect(errorBodySchema.parse({ message, data: 'x' }).message).toBe(expected)
  })
})

describe('couponValiditySchema', () => {
  test.each([
    { discountValue: '20', discountType: 'Percentage' },
    { discountValue: 20, discountType: 'PERCENTAGE' },
  ])('reads %j without a status', (verifyCoupanCodeName) => {
    expect(couponValiditySchema.parse({ data: { verifyCoupanCodeName } })).toEqual({
      data: { verifyCoupanCodeName: { discountValue: 20, discountType: 'percentage' } },
    })
  })

  test.each(['', null, undefined, [], 'No such code', 7])('reads no record in %j', (raw) => {
    expect(receivedCouponSchema.parse(raw)).toEqual({})
  })

  test('reads fixed amounts in other spellings', () => {
    const verifyCoupanCodeName = { discountValue: 5, discountType: 'Fixed_Amount' }
    const { data } = couponValiditySchema.parse({ data: { verifyCoupanCodeName } })
    expect(data?.verifyCoupanCodeName?.discountType).toBe('fixedamount')
  })
})
