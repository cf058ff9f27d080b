import fc from 'fast-check'

import { amountSchema } from '../wire/amount.ts'
import { passesLuhn } from './card-number.ts'
import { fromHundredths, toHundredths } from './money.ts'
import {
  calculateDiscount,
  calculateSubtotal,
  calculateTotals,
  DEFAULT_TAX_PERCENT,
  type DiscountType,
  percentOf,
  type PricedLine,
} from './pricing.ts'

const cents = fc.nat(10_000_000)

const line = fc.record({
  price: fc.nat(1_000_000).map((hundredths) => hundredths / 100),
  quantity: fc.integer({ min: 1, max: 1000 }),
})

const lines = fc.array(line, { maxLength: 20 })

const coupon = fc.oneof(
  fc.record({
    discountType: fc.constant<DiscountType>('percentage'),
    discountValue: fc.integer({ min: 0, max: 200 }),
  }),
  fc.record({
    discountType: fc.constantFrom<DiscountType>('fixed', 'fixedamount'),
    discountValue: fc.nat(100_000).map((hundredths) => hundredths / 100),
  }),
)

describe('percentOf', () => {
  test.each([
    [4098, 5, 205],
    [10, 5, 1],
    [9, 5, 0],
    [1, 50, 1],
    [999, 33, 330],
    [100, 0, 0],
    [0, 75, 0],
  ])('of %p at %p %% is %p', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected)
  })

  test('rounds to an integer', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const part = percentOf(amount, percent)
        expect(Number.isInteger(part)).toBe(true)
        expect(Math.abs(part * 100 - amount * percent)).toBeLessThanOrEqual(50)
      }),
    )
  })
})

describe('calculateDiscount', () => {
  test.each<[number, DiscountType, number]>([
    [20, 'percentage', 820],
    [30, 'percentage', 1229],
    [50, 'percentage', 2049],
    [75, 'percentage', 3074],
    [5, 'fixed', 500],
    [5.25, 'fixedamount', 525],
  ])('of %p (%s) on 40.98 returns %p hundredths', (discountValue, discountType, expected) => {
    expect(calculateDiscount(4098, { discountValue, discountType })).toBe(expected)
  })

  test('returns a value between 0 and the subtotal', () => {
    fc.assert(
      fc.property(cents, coupon, (subtotal, applied) => {
        const discount = calculateDiscount(subtotal, applied)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(subtotal)
        expect(Number.isInteger(discount)).toBe(true)
      }),
    )
    expect(calculateDiscount(100, { discountValue: -5, discountType: 'fixed' })).toBe(0)
  })

  test('is monotonic in the subtotal', () => {
    fc.assert(
      fc.property(cents, cents, coupon, (a, b, applied) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(calculateDiscount(less, applied)).toBeLessThanOrEqual(
          calculateDiscount(more, applied),
        )
      }),
    )
  })
})

describe('calculateSubtotal', () => {
  test('returns the sum of price times quantity', () => {
    expect(calculateSubtotal([])).toBe(0)
    const goods: PricedLine[] = [
      { price: 21, quantity: 1 },
      { price: 9.99, quantity: 2 },
      { price: 0.1, quantity: 3 },
    ]
    expect(calculateSubtotal(goods)).toBe(2100 + 1998 + 30)
  })

  test('is independent of order and grouping', () => {
    fc.assert(
      fc.property(lines, lines, (some, others) => {
        const whole = calculateSubtotal([...some, ...others])
        expect(whole).toBe(calculateSubtotal(some) + calculateSubtotal(others))
        expect(whole).toBe(calculateSubtotal([...others, ...some].toReversed()))
      }),
    )
  })

  test('has no floating-point error', () => {
    const thirty = Array.from({ length: 30 }, () => ({ price: 0.1, quantity: 1 }))
    expect(calculateSubtotal(thirty)).toBe(300)
  })
})

describe('calculateTotals', () => {
  test('taxes the undiscounted subtotal', () => {
    const goods = [{ price: 40.98, quantity: 1 }]
    const tax = percentOf(4098, DEFAULT_TAX_PERCENT)
    const totals = {
      subtotal: 4098,
      tax,
      taxPercent: DEFAULT_TAX_PERCENT,
      discount: 0,
      total: 4098 + tax,
    }
    expect(calculateTotals(goods, DEFAULT_TAX_PERCENT)).toEqual(totals)
    const discounted = { ...totals, discount: 2049, total: 2049 + tax }
    expect(calculateTotals(goods, DEFAULT_TAX_PERCENT, 2049)).toEqual(discounted)
  })

  test('takes the rate of the shop', () => {
    const totals = calculateTotals([{ price: 10.01, quantity: 3 }], 7.5, 100)
    expect(totals).toMatchObject({ subtotal: 3003, tax: 225, taxPercent: 7.5, total: 3128 })
    expect(calculateTotals([{ price: 10.01, quantity: 3 }], 0).tax).toBe(0)
  })

  test('returns totals that add up and are not below the tax', () => {
    fc.assert(
      fc.property(lines, cents, (goods, discount) => {
        const totals = calculateTotals(goods, DEFAULT_TAX_PERCENT, discount)
        expect(totals.total).toBe(totals.subtotal + totals.tax - totals.discount)
        expect(totals.total).toBeGreaterThanOrEqual(totals.tax)
        expect(totals.tax).toBe(percentOf(totals.subtotal, DEFAULT_TAX_PERCENT))
        expect(Object.values(totals).every(Number.isInteger)).toBe(true)
      }),
    )
  })

  test('clamps the discount', () => {
    const goods = [{ price: 1, quantity: 1 }]
    expect(calculateTotals(goods, DEFAULT_TAX_PERCENT, 500).discount).toBe(100)
    expect(calculateTotals(goods, DEFAULT_TAX_PERCENT, -500).discount).toBe(0)
  })
})

const hundredths = fc.integer({ min: 0, max: 100_000_000 })

describe('amounts', () => {
  test('are unchanged by conversion and serialization', () => {
    fc.assert(
      fc.property(hundredths, (amount) => {
        expect(toHundredths(fromHundredths(amount))).toBe(amount)
        const sent: unknown = JSON.parse(JSON.stringify(fromHundredths(amount)))
        expect(toHundredths(amountSchema.parse(sent))).toBe(amount)
      }),
    )
  })

  test.each([0, 0.01, 0.1, 0.29, 1.1, 21, 21.5, 4.35, 999_999.99, 1_000_000])(
    'amountSchema accepts %p',
    (amount) => expect(amountSchema.parse(amount)).toBe(amount),
  )

  test.each([-0.01, -1, 0.001, 21.999, 1_000_000.01, Number.NaN, Infinity, '21', null, undefined])(
    'amountSchema rejects %p',
    (amount) => expect(amountSchema.safeParse(amount).success).toBe(false),
  )

  test('are converted exactly despite floating point', () => {
    expect(toHundredths(0.29)).toBe(29)
    expect(toHundredths(1.15)).toBe(115)
    expect(toHundredths(8.2 + 0.1)).toBe(830)
    expect(toHundredths(1.255)).toBe(126)
    expect(toHundredths(0.795)).toBe(80)
  })
})

describe('passesLuhn', () => {
  test.each(['4242424242424242', '4000000000000002', '378282246310005'])('accepts %s', (digits) => {
    expect(passesLuhn(digits)).toBe(true)
  })

  test('rejects a number with any one digit changed', () => {
    const digits = '4242424242424242'
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const changed = (Number(digits[at]) + by) % 10
        expect(passesLuhn(digits.slice(0, at) + changed + digits.slice(at + 1))).toBe(false)
      }),
    )
  })
})
