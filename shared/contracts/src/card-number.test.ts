import fc from 'fast-check'

import { normalizeCardNumber, passesLuhn } from './card-number.ts'

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

test('normalizeCardNumber removes spaces and hyphens', () => {
  expect(normalizeCardNumber('٤٢٤٢ 4242-4242 4242')).toBe('4242424242424242')
})
