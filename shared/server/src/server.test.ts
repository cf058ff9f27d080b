import fc from 'fast-check'

import { createEarlyPage } from './early-page.ts'
import { createEarlyResponses, getTransportSecurity } from './early-responses.ts'
import { escapeHtml } from './escape-html.ts'
import { isPermitted, signPermission } from './signed-permission.ts'

const secret = 'a secret of at least 32 characters'
const now = new Date('2026-03-01T09:00:00Z')
const later = new Date('2026-03-08T09:00:00Z')

describe('isPermitted', () => {
  const isValid = (token: string, at = now) => isPermitted({ secret }, token, at)

  test('accepts a permission until it expires', async () => {
    const token = await signPermission(secret, later)
    expect([await isValid(token), await isValid(token, later)]).toEqual([true, false])
  })

  test('rejects one of another key', async () => {
    const token = await signPermission(`${secret}!`, later)
    expect(await isValid(token)).toBe(false)
  })

  test('rejects one whose expiry was moved', async () => {
    const token = await signPermission(secret, now)
    const moved = token.replace(/^\d+/, String(later.getTime() / 1000))
    expect(await isValid(moved)).toBe(false)
  })

  test.each(['', '.', '1772355600', '1772355600.', `1772355600.${'0'.repeat(64)}`, 'null'])(
    'rejects %j',
    async (token) => expect(await isValid(token)).toBe(false),
  )

  test('rejects whatever is changed', async () => {
    const token = await signPermission(secret, later)
    const change = fc.tuple(
      fc.nat(token.length - 1),
      fc.constantFrom(...'0123456789abcdef.'.split('')),
    )
    await fc.assert(
      fc.asyncProperty(change, async ([at, character]) => {
        fc.pre(token[at] !== character)
        const changed = token.slice(0, at) + character + token.slice(at + 1)
        expect(await isValid(changed)).toBe(false)
      }),
    )
  })
})

function answer(code: string, address = 'https://shop.test', state = {}, packet = '') {
  const sent: string[] = []
  let destroyed = false
  createEarlyResponses(address).clientErrorHandler(
    { code, rawPacket: Buffer.from(packet) },
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
  ])('answers %s with %s, a sentence and the security headers', (code, status, sentence) => {
    const [head = '', body = ''] = answer(code).split('\r\n\r\n')
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`)
    expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'")
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toContain('strict-transport-security: max-age=31536000')
    expect((JSON.parse(body) as { message: string }).message).toContain(sentence)
  })

  test('answers a browser with a page, by its size in bytes, and with the way out of too many cookies', () => {
    const request = 'GET /% HTTP/1.1\r\nAccept: text/html, */*\r\nHost: x\r\n'
    for (const [code, href] of [
      ['HPE_INVALID_METHOD', 'href="/"'],
      ['HPE_HEADER_OVERFLOW', 'href="/clear-cookies"'],
    ] as const) {
      const [head = '', body = ''] = answer(code, undefined, {}, request).split('\r\n\r\n')
      expect(head).toContain('content-type: text/html; charset=utf-8')
      expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`)
      expect(body).toContain(href)
    }
  })

  test('does not ask for HTTPS where there is none', () => {
    expect(answer('HPE_INVALID_METHOD', 'http://localhost:3000')).not.toContain('strict-transport')
  })

  test.each([
    ['ECONNRESET', {}],
    ['HPE_INVALID_METHOD', { writable: false }],
  ])('sends nothing after %s to %j', (code, state) => {
    expect(answer(code, undefined, state)).toBe('')
  })
})

describe('rewriteUrl', () => {
  test.each([
    ['/shop?a=http://b/c', '/shop?a=http://b/c'],
    ['//b/c', '//b/c'],
    ['http://shop.test/shop?page=2', '/shop?page=2'],
    ['HTTPS://shop.test:3000', '/'],
    ['http://shop.test?page=2', '/?page=2'],
    ['http://shop.test//b', '//b'],
    ['*', '*'],
  ])('reads %s as %s', (url, path) => {
    expect(createEarlyResponses('').rewriteUrl({ url })).toBe(path)
  })
})

describe('createEarlyPage', () => {
  test('leads from another server to the shop', () => {
    expect(createEarlyPage('cookies', 'https://shop.test/')).toContain(
      'href="https://shop.test/clear-cookies"',
    )
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

describe('escapeHtml', () => {
  test('escapes what could end a text or an attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
    )
  })

  test('returns other text as it is', () => {
    expect(escapeHtml('بطاقة – 59.90')).toBe('بطاقة – 59.90')
  })
})
