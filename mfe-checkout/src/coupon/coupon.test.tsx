import { storageKeys } from '@shop/contracts/storage-keys.ts'
import fc from 'fast-check'

import { parseCouponResponse, readStoredDiscount, storeDiscount } from './coupon.ts'

const coupon = { discountValue: 20, discountType: 'percentage' as const }
const stored = () => localStorage.getItem(storageKeys.couponDiscount)

describe('parseCouponResponse', () => {
  test('returns the coupon of a success response', () => {
    expect(
      parseCouponResponse({ status: 'success', data: { verifyCoupanCodeName: coupon } }),
    ).toEqual({ coupon })
  })

  test.each([
    ['no data', { status: 'success' }],
    ['data without a record', { status: 'success', data: {} }],
    ['a message that belongs to no error', { status: 'success', message: 'Hello' }],
  ])('returns no coupon and no reason for %s', (_, validity) => {
    expect(parseCouponResponse(validity)).toEqual({ coupon: null, reason: null })
  })

  test('returns the reason of an error and ignores its coupon', () => {
    const validity = { status: 'error', message: 'Used up', data: { verifyCoupanCodeName: coupon } }
    expect(parseCouponResponse(validity)).toEqual({ coupon: null, reason: 'Used up' })
  })

  test.each([undefined, ''])('returns no reason for an error with the message %j', (message) => {
    const validity = message === undefined ? { status: 'error' } : { status: 'error', message }
    expect(parseCouponResponse(validity)).toEqual({ coupon: null, reason: null })
  })
})

describe('storeDiscount and readStoredDiscount', () => {
  test('store decimal OMR and return hundredths', () => {
    storeDiscount(525)
    expect(stored()).toBe('5.25')
    expect(readStoredDiscount()).toBe(525)
  })

  test('return the stored discount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (discount) => {
        storeDiscount(discount)
        expect(readStoredDiscount()).toBe(discount)
      }),
    )
  })

  test('remove the value when the discount is 0', () => {
    storeDiscount(525)
    storeDiscount(0)
    expect(stored()).toBeNull()
  })

  test.each(['', 'ten', '-5', 'NaN', 'Infinity', '1e999', '{"amount":5}', '[]', 'null', '0x'])(
    'return 0 when %j is stored',
    (value) => {
      localStorage.setItem(storageKeys.couponDiscount, value)
      expect(readStoredDiscount()).toBe(0)
    },
  )

  test('return 0 when nothing is stored', () => {
    expect(readStoredDiscount()).toBe(0)
  })
})
