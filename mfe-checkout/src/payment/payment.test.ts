import { isPaymentStatus, parseSessionId, truncateId, getStatusTone } from './payment.ts'

describe('parseSessionId', () => {
  test.each(['cs_test_a1B2', 'pay-42', 'x'.repeat(255)])('takes %j', (stored) => {
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
  ])('drops %j, which must not become part of an address', (stored) => {
    expect(parseSessionId(stored)).toBeNull()
  })
})

describe('a status', () => {
  test.each([
    ['paid', 'green'],
    ['unpaid', 'yellow'],
    ['expired', 'red'],
    ['cancelled', 'grey'],
  ])('%s is known and %s', (status, tone) => {
    expect(isPaymentStatus(status)).toBe(true)
    expect(getStatusTone(status)).toBe(tone)
  })

  test.each(['refunded', '', 'PAID', 'toString', '__proto__'])(
    '%j is another, and grey',
    (status) => {
      expect(isPaymentStatus(status)).toBe(false)
      expect(getStatusTone(status)).toBe('grey')
    },
  )
})

test('shows the first 25 characters of an identifier', () => {
  expect(truncateId('1234567890123456789012345678')).toBe('1234567890123456789012345...')
  expect(truncateId('short')).toBe('short...')
})
