import { findInvalidFields, simulatePayment, TEST_CARDS } from './card.validation.ts'

const now = new Date('2026-03-31T23:00:00Z')
const validCard = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

describe('findInvalidFields', () => {
  test.each([...Object.values(TEST_CARDS), '378282246310005', '4242-4242-4242-4242'])(
    'accepts the number %s',
    (number) => expect(findInvalidFields({ ...validCard, number }, now)).toEqual({}),
  )

  test.each(['', '4242', '4242 4242 4242 4241', '4242424242424242424242', 'abcd', '４２４２'])(
    'rejects the number %p',
    (number) =>
      expect(findInvalidFields({ ...validCard, number }, now)).toEqual({ number: 'invalidNumber' }),
  )

  test('rejects a number with any one digit changed', () => {
    const digits = '4242424242424242'
    for (const at of digits.split('').keys()) {
      const changed = (Number(digits[at]) + 1) % 10
      const number = digits.slice(0, at) + changed + digits.slice(at + 1)
      expect(findInvalidFields({ ...validCard, number }, now)).toEqual({ number: 'invalidNumber' })
    }
  })

  test('accepts Arabic and Persian digits', () => {
    const card = { number: '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲', expiry: '١٢/٣٠', cvc: '١٢٣' }
    expect(findInvalidFields(card, now)).toEqual({})
  })

  test.each(['03/26', '3/26', '03/2026', '03 / 26', '0326', '12/76'])(
    'accepts the expiry %s',
    (expiry) => expect(findInvalidFields({ ...validCard, expiry }, now)).toEqual({}),
  )

  test.each(['02/26', '12/25', '00/30', '13/30', '12/2100', '', 'x', '12/3'])(
    'rejects the expiry %p',
    (expiry) =>
      expect(findInvalidFields({ ...validCard, expiry }, now)).toEqual({ expiry: 'invalidExpiry' }),
  )

  test('rejects an expiry from the first moment of the next month', () => {
    const nextMonth = new Date('2026-04-01T00:00:00Z')
    expect(findInvalidFields({ ...validCard, expiry: '03/26' }, nextMonth)).toEqual({
      expiry: 'invalidExpiry',
    })
  })

  test.each(['', '12', '12345', 'abc'])('rejects the security code %p', (cvc) => {
    expect(findInvalidFields({ ...validCard, cvc }, now)).toEqual({ cvc: 'invalidCvc' })
  })
})

describe('simulatePayment', () => {
  test('accepts or expires the test cards and declines any other number', () => {
    expect(simulatePayment(TEST_CARDS.pays)).toBe('paid')
    expect(simulatePayment(TEST_CARDS.declined)).toBe('declined')
    expect(simulatePayment(TEST_CARDS.expires)).toBe('expired')
    expect(simulatePayment('378282246310005')).toBe('declined')
  })

  test('recognises a test card in Arabic digits', () => {
    expect(simulatePayment('٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢')).toBe('paid')
  })
})
