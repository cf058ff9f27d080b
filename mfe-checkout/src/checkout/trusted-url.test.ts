import { isTrustedCheckoutUrl } from './trusted-url.ts'

const allowed = [
  'https://pay.test',
  'http://localhost:4000',
  'http://127.0.0.1:4000/card',
  'http://[::1]:4000',
  'http://lan.test',
]

describe('isTrustedCheckoutUrl', () => {
  test.each([
    'https://pay.test/c/42?a=1#secret',
    'HTTPS://PAY.TEST:443/c',
    'http://localhost:4000/card/42',
    'http://127.0.0.1:4000/card/42',
    'http://[::1]:4000/card/42',
  ])('returns true for %s', (url) => expect(isTrustedCheckoutUrl(url, allowed)).toBe(true))

  test.each([
    'blob:https://pay.test/0a1b',
    'filesystem:https://pay.test/temporary/card',
    'javascript:alert(1)//https://pay.test',
    'data:text/html,https://pay.test',
    'ftp://pay.test/c',
    'wss://pay.test/c',
    '//pay.test/c',
    '/card/42',
    'pay.test/c',
    '',
    'http://pay.test/c',
    'http://lan.test/c',
    'https://pay.test:8443/c',
    'http://localhost:4001/card',
    'https://pay.test.evil.test/c',
    'https://evil.test/https://pay.test',
    'https://evil.test\\@pay.test/c',
    'https://pay.test@evil.test/c',
    'https://user@pay.test/c',
    'https://:secret@pay.test/c',
    `https://pay.test/${'c'.repeat(8000)}`,
  ])('returns false for %s', (url) => expect(isTrustedCheckoutUrl(url, allowed)).toBe(false))

  test('returns false for an origin-less URL even when one is allowed', () => {
    expect(isTrustedCheckoutUrl('data:text/html,x', ['data:,'])).toBe(false)
  })
})
