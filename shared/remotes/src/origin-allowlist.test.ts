import { toAllowedUrl } from './origin-allowlist.ts'

const site = 'https://shop.test'
const config = { remoteOrigins: ['https://cdn.test'], overrideOrigins: ['http://localhost:3101/'] }

describe('toAllowedUrl', () => {
  test.each([
    ['/mfe-catalog/1.0.0/entry.js', 'https://shop.test/mfe-catalog/1.0.0/entry.js'],
    ['https://cdn.test/mfe-catalog/1.0.0/entry.js', 'https://cdn.test/mfe-catalog/1.0.0/entry.js'],
    ['http://localhost:3101/remoteEntry.js', 'http://localhost:3101/remoteEntry.js'],
  ])('resolves %s', (address, full) => expect(toAllowedUrl(address, config, site)).toBe(full))

  test.each([
    'https://evil.test/entry.js',
    '//evil.test/entry.js',
    'https://shop.test.evil.test/entry.js',
    'https://shop.test@evil.test/entry.js',
    'http://shop.test/entry.js',
    'https://shop.test:8443/entry.js',
    'http://localhost:3102/remoteEntry.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'blob:https://evil.test/1',
    'blob:https://shop.test/1',
    '\\\\evil.test\\entry.js',
    'https://',
  ])('rejects %s', (address) =>
    expect(() => toAllowedUrl(address, config, site)).toThrow('is not an address'),
  )

  test('allows only the site itself when nothing is configured', () => {
    expect(() => toAllowedUrl('https://cdn.test/entry.js', {}, site)).toThrow()
    expect(toAllowedUrl('/a.js', {}, site)).toBe('https://shop.test/a.js')
  })
})
