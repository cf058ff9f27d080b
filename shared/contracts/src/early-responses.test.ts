import { createEarlyResponses, getTransportSecurity } from './early-responses.ts'

function answer(code: string, address = 'https://shop.test', state = {}) {
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
  ])('answers %s with %s, a sentence and the security headers', (code, status, sentence) => {
    const [head = '', body = ''] = answer(code).split('\r\n\r\n')
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`)
    expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'")
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toContain('strict-transport-security: max-age=31536000')
    expect((JSON.parse(body) as { message: string }).message).toContain(sentence)
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

test('getTransportSecurity has the header for HTTPS only', () => {
  expect(getTransportSecurity('https://shop.test')).toEqual({
    'strict-transport-security': 'max-age=31536000',
  })
  expect(getTransportSecurity('http://localhost:3000')).toEqual({})
})
