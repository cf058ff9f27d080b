import fc from 'fast-check'

import { amountSchema } from './amount.ts'
import { CURRENCY_DECIMALS, fromHundredths, toHundredths } from './money.ts'

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

  test('are unchanged by formatting and parsing', () => {
    fc.assert(
      fc.property(hundredths, (amount) => {
        const text = fromHundredths(amount).toFixed(CURRENCY_DECIMALS)
        expect(toHundredths(Number(text))).toBe(amount)
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
