import { connect } from 'node:net'

import { openSqliteFile } from './testing/databases.ts'
import { withShop } from './testing/test-shop.ts'

const HOST = 'Host: backend.test\r\nConnection: close\r\n'

describe('answers that no hook sees', () => {
  const shop = withShop(openSqliteFile, { backendUrl: 'https://backend.test' })
  let port = 0
  beforeAll(async () => {
    await shop().app.listen({ host: '127.0.0.1', port: 0 })
    const address = shop().app.server.address()
    port = typeof address === 'object' ? (address?.port ?? 0) : 0
  })

  function send(text: string): Promise<string> {
    return new Promise((resolve) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (data) => (answer += String(data)))
      socket.on('close', () => resolve(answer))
    })
  }

  test.each([
    ['an address that cannot be decoded', `GET /%zz HTTP/1.1\r\n${HOST}\r\n`, 400],
    [
      'a parameter that is too long',
      `GET /api/v1.0/products/${'a'.repeat(999)} HTTP/1.1\r\n${HOST}\r\n`,
      414,
    ],
    ['what is no request', 'HELLO\r\n\r\n', 400],
    ['an unknown method', `HELLO / HTTP/1.1\r\n${HOST}\r\n`, 400],
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['a request without a host', 'GET /portal/login HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'an unknown expectation',
      `POST / HTTP/1.1\r\n${HOST}Expect: more\r\nContent-Length: 0\r\n\r\n`,
      417,
    ],
    ['an unknown address', `GET /nothing HTTP/1.1\r\n${HOST}\r\n`, 404],
  ])('have the security headers: %s', async (_, request, status) => {
    const answer = (await send(request)).toLowerCase()
    expect(answer).toMatch(new RegExp(`^http/1.1 ${status} `))
    for (const header of [
      "content-security-policy: default-src 'none'",
      'x-content-type-options: nosniff',
      'x-frame-options: deny',
      'referrer-policy: no-referrer',
      'strict-transport-security: max-age=',
    ]) {
      expect(answer).toContain(header)
    }
  })
})
