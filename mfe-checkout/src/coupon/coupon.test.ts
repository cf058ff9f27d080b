import { storageKeys } from '@shop/contracts/storage-keys.ts'
import fc from 'fast-check'

import { parseCouponResponse, storeDiscount, readStoredDiscount } from './coupon.ts'

const coupon = { discountValue: 20, discountType: 'percentage' as const }
const stored = () => localStorage.getItem(storageKeys.couponDiscount)

describe('judge', () => {
  test('a record is a coupon', () => {
    expect(
      parseCouponResponse({ status: 'success', data: { verifyCoupanCodeName: coupon } }),
    ).toEqual({ coupon })
  })

  test.each([
    ['no data', { status: 'success' }],
    ['null data', { status: 'success', data: null }],
    ['data without a record', { status: 'success', data: {} }],
    ['a null record', { status: 'success', data: { verifyCoupanCodeName: null } }],
    ['a message that belongs to no error', { status: 'success', message: 'Hello' }],
  ])('%s is a refusal without a reason', (_, validity) => {
    expect(parseCouponResponse(validity)).toEqual({ coupon: null, reason: null })
  })

  test('an error carries the reason, and its record does not count', () => {
    const validity = { status: 'error', message: 'Used up', data: { verifyCoupanCodeName: coupon } }
    expect(parseCouponResponse(validity)).toEqual({ coupon: null, reason: 'Used up' })
  })

  test.each([undefined, ''])('an error with the message %j has no reason', (message) => {
    const validity = message === undefined ? { status: 'error' } : { status: 'error', message }
    expect(parseCouponResponse(validity)).toEqual({ coupon: null, reason: null })
  })
})

describe('the kept discount', () => {
  test('is OMR with decimals in the storage and hundredths inside', () => {
    storeDiscount(525)
    expect(stored()).toBe('5.25')
    expect(readStoredDiscount()).toBe(525)
  })

  test('comes back as it was kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (discount) => {
        storeDiscount(discount)
        expect(readStoredDiscount()).toBe(discount)
      }),
    )
  })

  test('is removed when there is none', () => {
    storeDiscount(525)
    storeDiscount(0)
    expect(stored()).toBeNull()
  })

  test.each(['', 'ten', '-5', 'NaN', 'Infinity', '1e999', '{"amount":5}', '[]', 'null', '0x'])(
    'is 0 when the storage holds %j',
    (value) => {
      localStorage.setItem(storageKeys.couponDiscount, value)
      expect(readStoredDiscount()).toBe(0)
    },
  )

  test('is 0 when the storage holds nothing', () => {
    expect(readStoredDiscount()).toBe(0)
  })
})
