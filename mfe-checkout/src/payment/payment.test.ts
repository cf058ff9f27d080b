import { getStatusTone, isPaymentStatus, truncateId } from './payment.ts'

describe('isPaymentStatus and getStatusTone', () => {
  test.each([
    ['paid', 'green'],
    ['unpaid', 'yellow'],
    ['expired', 'red'],
    ['cancelled', 'grey'],
  ])('return true for %s, and %s', (status, tone) => {
    expect(isPaymentStatus(status)).toBe(true)
    expect(getStatusTone(status)).toBe(tone)
  })

  test.each(['refunded', '', 'PAID', 'toString', '__proto__'])(
    'return false for %j, and grey',
    (status) => {
      expect(isPaymentStatus(status)).toBe(false)
      expect(getStatusTone(status)).toBe('grey')
    },
  )
})

describe('truncateId', () => {
  test('returns the first 25 characters', () => {
    expect(truncateId('1234567890123456789012345678')).toBe('1234567890123456789012345...')
    expect(truncateId('short')).toBe('short...')
  })
})
