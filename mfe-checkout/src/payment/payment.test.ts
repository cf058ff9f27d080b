import { getStatusTone, isPaymentStatus, parseSessionId, truncateId } from './payment.ts'

describe('parseSessionId', () => {
  test.each(['cs_test_a1B2', 'pay-42', 'x'.repeat(255)])('returns %j', (stored) => {
    expect(parseSessionId(stored)).toBe(stored)
  })

  test.each([
    null,
    '',
    '..',
    '.',
    '../users/profile/1',
    'a/b',
    'a?b',
    'a#b',
    'a b',
    '%2e%2e',
    'ä',
    'a\n',
    'x'.repeat(256),
  ])('returns null for %j, which is unsafe in a URL', (stored) => {
    expect(parseSessionId(stored)).toBeNull()
  })
})

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
