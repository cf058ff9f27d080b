import fc from 'fast-check'

import { judge, passesLuhn, testCards, wrongFields } from './card.rules.ts'

const now = new Date('2026-03-31T23:00:00Z')
const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

describe('card numbers', () => {
  test.each([...Object.values(testCards), '378282246310005', '4242-4242-4242-4242'])(
    '%s can be tried',
    (number) => expect(wrongFields({ ...good, number }, now)).toEqual([]),
  )

  test.each(['', '4242', '4242 4242 4242 4241', '4242424242424242424242', 'abcd', '４２４２'])(
    '%p cannot',
    (number) => expect(wrongFields({ ...good, number }, now)).toEqual(['number']),
  )

  test('changing any one digit breaks the check digit', () => {
    const digits = '4242424242424242'
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const changed = (Number(digits[at]) + by) % 10
        expect(passesLuhn(digits.slice(0, at) + changed + digits.slice(at + 1))).toBe(false)
      }),
    )
  })

  test('may be typed in Arabic digits', () => {
    expect(judge('٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢')).toBe('paid')
    expect(wrongFields({ number: '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲', expiry: '١٢/٣٠', cvc: '١٢٣' }, now)).toEqual(
      [],
    )
  })
})

describe('expiry', () => {
  test.each(['03/26', '3/26', '03/2026', '03 / 26', '0326', '12/76'])('%s is ahead', (expiry) =>
    expect(wrongFields({ ...good, expiry }, now)).toEqual([]),
  )

  test.each(['02/26', '12/25', '00/30', '13/30', '12/2100', '', 'x', '12/3'])(
    '%p is not',
    (expiry) => expect(wrongFields({ ...good, expiry }, now)).toEqual(['expiry']),
  )

  test('lasts until the end of the month', () => {
    const later = new Date('2026-04-01T00:00:00Z')
    expect(wrongFields({ ...good, expiry: '03/26' }, later)).toEqual(['expiry'])
  })
})

test.each(['', '12', '12345', 'abc'])('the code %p is wrong', (cvc) => {
  expect(wrongFields({ ...good, cvc }, now)).toEqual(['cvc'])
})

test('only the test numbers do anything but decline', () => {
  expect(judge(testCards.pays)).toBe('paid')
  expect(judge(testCards.declined)).toBe('declined')
  expect(judge(testCards.expires)).toBe('expired')
  expect(judge('378282246310005')).toBe('declined')
})
