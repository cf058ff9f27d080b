import fc from 'fast-check'

import { discoverySchema } from './discovery.ts'
import { createEarlyResponses, getTransportSecurity } from './early-responses.ts'
import { runtimeConfigSchema } from './runtime-config.ts'
import { checkPermission, signPermission } from './signed-permission.ts'
import { productPath, sitePaths } from './site-paths.ts'
import { storageKeys, TOKEN_PARAMETER } from './storage-keys.ts'

const config = {
  siteUrl: 'https://shop.test',
  apiUrl: 'https://api.shop.example/api/v1.0',
  paymentsUrl: 'https://pay.shop.example/api/v1.0',
  portalUrl: 'http://localhost:4000/portal',
  translationUrl: 'https://translate.example/get',
  checkoutOrigins: ['https://checkout.example'],
  brandName: { en: 'Shop', ar: 'متجر' },
}

describe('runtimeConfigSchema', () => {
  test('accepts a configuration', () => expect(runtimeConfigSchema.parse(config)).toEqual(config))

  test.each(Object.keys(config))('requires %s', (key) => {
    const rest = { ...config, [key]: undefined }
    expect(runtimeConfigSchema.safeParse(rest).success).toBe(false)
  })

  test.each([
    { apiUrl: 'javascript:alert(1)' },
    { portalUrl: '/portal' },
    { checkoutOrigins: [] },
    { brandName: { en: '', ar: 'x' } },
  ])('rejects %j', (change) => {
    expect(runtimeConfigSchema.safeParse({ ...config, ...change }).success).toBe(false)
  })
})

describe('discoverySchema', () => {
  const extras = { paths: ['/shop'], kernel: '^1.0.0', preload: [], pages: {} }
  const entry = { url: '/a/remote.js', metadata: { version: '1.0.0' }, extras }
  const parse = (entries: unknown[]) =>
    discoverySchema.safeParse({ schema: 'x', microFrontends: { a: entries } }).success

  test('accepts a list of entries', () => expect(parse([entry])).toBe(true))

  test.each([
    { url: '' },
    { metadata: {} },
    { extras: { ...extras, paths: [] } },
    { extras: { ...extras, paths: ['shop'] } },
    { extras: undefined },
  ])('rejects an entry with %j', (change) => {
    expect(parse([{ ...entry, ...change }])).toBe(false)
  })

  test('rejects a remote without entries', () => expect(parse([])).toBe(false))
})

describe('sitePaths', () => {
  test('are absolute and unique', () => {
    const paths = Object.values(sitePaths)
    expect(paths.every((path) => path.startsWith('/'))).toBe(true)
    expect(new Set(paths).size).toBe(paths.length)
    expect(productPath('a b/c')).toBe('/product-detail/a%20b%2Fc')
  })
})

describe('storageKeys', () => {
  test('are unique', () => {
    const keys = Object.values(storageKeys)
    expect(new Set(keys).size).toBe(keys.length)
    expect(storageKeys.token).toBe(TOKEN_PARAMETER)
  })
})

const secret = 'a secret of at least 32 characters'
const now = new Date('2026-03-01T09:00:00Z')
const later = new Date('2026-03-08T09:00:00Z')

describe('checkPermission', () => {
  test('accepts a permission until it expires', async () => {
    const token = await signPermission(secret, 'tester', later)
    expect(await checkPermission(secret, 'tester', token, now)).toEqual({ expiresAt: later })
    expect(await checkPermission(secret, 'tester', token, later)).toBe('expired')
  })

  test('rejects one of another key or for another purpose', async () => {
    const token = await signPermission(secret, 'tester', later)
    expect(await checkPermission(`${secret}!`, 'tester', token, now)).toBe('invalid')
    expect(await checkPermission(secret, 'reports', token, now)).toBe('invalid')
  })

  test('rejects one whose expiry was moved', async () => {
    const token = await signPermission(secret, 'tester', now)
    const moved = token.replace(/^\d+/, String(later.getTime() / 1000))
    expect(await checkPermission(secret, 'tester', moved, now)).toBe('invalid')
  })

  test.each(['', '.', '1772355600', '1772355600.', `1772355600.${'0'.repeat(64)}`, 'null'])(
    'rejects %j',
    async (token) => expect(await checkPermission(secret, 'tester', token, now)).toBe('invalid'),
  )

  test('rejects whatever is changed', async () => {
    const token = await signPermission(secret, 'tester', later)
    const change = fc.tuple(
      fc.nat(token.length - 1),
      fc.constantFrom(...'0123456789abcdef.'.split('')),
    )
    await fc.assert(
      fc.asyncProperty(change, async ([at, character]) => {
        fc.pre(token[at] !== character)
        const changed = token.slice(0, at) + character + token.slice(at + 1)
        expect(await checkPermission(secret, 'tester', changed, now)).toBe('invalid')
      }),
    )
  })
})

function response(code: string, address = 'https://shop.test', state = {}) {
  const sent: string[] = []
  let destroyed = false
  createEarlyResponses(address).clientErrorHandler(
    { code },
    {
      destroyed: false,
      writable: true,
      end(text, callback) {
        sent.push(text)
        callback()
      },
      destroy: () => (destroyed = true),
      ...state,
    },
  )
  expect(destroyed).toBe(true)
  return sent.join('')
}

describe('clientErrorHandler', () => {
  test.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'took too long'],
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', 'too large'],
    ['HPE_INVALID_METHOD', '400 Bad Request', 'could not be read'],
  ])('responses %s with %s, a sentence and the security headers', (code, status, sentence) => {
    const [head = '', body = ''] = response(code).split('\r\n\r\n')
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`)
    expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'")
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toContain('strict-transport-security: max-age=31536000')
    expect((JSON.parse(body) as { message: string }).message).toContain(sentence)
  })

  test('does not ask for HTTPS where there is none', () => {
    expect(response('HPE_INVALID_METHOD', 'http://localhost:3000')).not.toContain(
      'strict-transport',
    )
  })

  test.each([
    ['ECONNRESET', {}],
    ['HPE_INVALID_METHOD', { writable: false }],
  ])('sends nothing after %s to %j', (code, state) => {
    expect(response(code, undefined, state)).toBe('')
  })
})

describe('getTransportSecurity', () => {
  test('has the header for HTTPS only', () => {
    expect(getTransportSecurity('https://shop.test')).toEqual({
      'strict-transport-security': 'max-age=31536000',
    })
    expect(getTransportSecurity('http://localhost:3000')).toEqual({})
  })
})
