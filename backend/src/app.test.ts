import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { API_BASE } from './app.ts'
import { openSqliteFile } from './testing/databases.ts'
import { openShop, withShop } from './testing/test-shop.ts'

describe('app', () => {
  test('GET /openapi.json describes every operation of the API but the office’s', async () => {
    const shop = await openShop(openSqliteFile)
    const response = await shop.app.inject({ url: '/openapi.json' })
    const { openapi, paths } = response.json<{ openapi: string; paths: Record<string, object> }>()
    expect(openapi).toBe('3.1.0')
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path.replace(API_BASE, '')}`),
    )
    expect(calls.sort()).toEqual([
      'get /account/details',
      'get /account/orders',
      'get /account/orders/{number}',
      'get /blog-posts',
      'get /blog-posts/{id}',
      'get /categories/all-category/admin-side',
      'get /content-pages/{id}',
      'get /failure-reports',
      'get /failure-reports/failures',
      'get /failure-reports/vitals',
      'get /payment/checkout/{sessionId}',
      'get /payment/newest',
      'get /products/best-sellers',
      'get /products/public/adminSide-products/{categoryId}',
      'get /products/{id}',
      'get /search',
      'get /shop-settings',
      'get /stock',
      'get /translate',
      'get /users',
      'get /users/get-coupans-validity/userId/{userId}/discountCode/{code}',
      'get /users/profile/{userId}',
      'patch /account/details',
      'patch /account/favourites',
      'patch /users/dashboard/update-profile/{userId}',
      'post /account/email',
      'post /account/orders/{number}/cancel',
      'post /account/orders/{number}/offline',
      'post /account/orders/{number}/pay',
      'post /account/password',
      'post /failure-reports',
      'post /forms',
      'post /hooks/payment/{sessionId}',
      'post /messages',
      'post /payment/checkout/{sessionId}/pay',
      'post /payment/create-checkout',
      'post /products/admin-side/confirm/order',
      'post /ucp/carts',
      'post /ucp/catalog/lookup',
      'post /ucp/catalog/product',
      'post /ucp/catalog/search',
      'post /ucp/checkout-sessions',
      'post /users/auth/logout',
      'put /release-dashboard',
    ])
    await shop.close()
  })

  test('GET /media returns immutable pictures with cross-origin access', async () => {
    const mediaDir = mkdtempSync(join(tmpdir(), 'shop-media-'))
    writeFileSync(join(mediaDir, 'card-640.avif'), 'picture')
    writeFileSync(join(mediaDir, 'card-640.webp'), 'picture')
    const shop = await openShop(openSqliteFile, { mediaDir })
    for (const type of ['avif', 'webp']) {
      const response = await shop.app.inject({ url: `/media/card-640.${type}?widths=320,640` })
      expect(response.statusCode).toBe(200)
      expect(response.headers).toMatchObject({
        'content-type': `image/${type}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
      })
    }
    expect((await shop.app.inject({ url: '/media/none.avif' })).statusCode).toBe(404)
    expect((await shop.app.inject({ url: '/media/../package.json' })).statusCode).toBe(404)
    await shop.close()
  })

  test('GET /media follows no symbolic link', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'shop-elsewhere-'))
    writeFileSync(join(elsewhere, 'secret.avif'), 'secret')
    const mediaDir = mkdtempSync(join(tmpdir(), 'shop-media-'))
    writeFileSync(join(mediaDir, 'card-640.avif'), 'picture')
    symlinkSync(join(elsewhere, 'secret.avif'), join(mediaDir, 'link.avif'))
    symlinkSync(elsewhere, join(mediaDir, 'folder'))
    const shop = await openShop(openSqliteFile, { mediaDir })
    const statusOf = async (url: string) => (await shop.app.inject({ url })).statusCode
    expect(await statusOf('/media/card-640.avif')).toBe(200)
    expect(await statusOf('/media/link.avif')).toBe(404)
    expect(await statusOf('/media/folder/secret.avif')).toBe(404)
    await shop.close()
  })
})

describe('early-responses', () => {
  const HOST = 'Host: backend.test\r\nConnection: close\r\n'

  describe('responses that no hook sees', () => {
    const shop = withShop(openSqliteFile, { backendUrl: 'https://backend.test' })
    let port = 0
    beforeAll(async () => {
      await shop().app.listen({ host: '127.0.0.1', port: 0 })
      const address = shop().app.server.address()
      port = typeof address === 'object' ? (address?.port ?? 0) : 0
    })

    function send(text: string): Promise<string> {
      return new Promise((resolve) => {
        let response = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        socket.on('data', (data) => (response += String(data)))
        socket.on('close', () => resolve(response))
      })
    }

    test('are a page for a browser, which leads to the shop', async () => {
      const response = await send(`GET /portal/% HTTP/1.1\r\n${HOST}Accept: text/html\r\n\r\n`)
      expect(response).toMatch(/^HTTP\/1.1 400 /)
      expect(response).toContain('content-type: text/html; charset=utf-8')
      expect(response).toContain('href="http://site.test/"')
    })

    test.each([
      ['an address that cannot be decoded', `GET /%zz HTTP/1.1\r\n${HOST}\r\n`, 400],
      [
        'a parameter that is too long',
        `GET /api/v1.0/products/${'a'.repeat(9_999)} HTTP/1.1\r\n${HOST}\r\n`,
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
        // Whether its body comes is open: it ends the connection by itself.
        'an unknown expectation',
        'POST / HTTP/1.1\r\nHost: x\r\nExpect: more\r\nContent-Length: 0\r\n\r\n',
        417,
      ],
      ['an unknown address', `GET /nothing HTTP/1.1\r\n${HOST}\r\n`, 404],
    ])('have the security headers: %s', async (_, request, status) => {
      const response = (await send(request)).toLowerCase()
      expect(response).toMatch(new RegExp(`^http/1.1 ${status} `))
      for (const header of [
        "content-security-policy: default-src 'none'",
        'x-content-type-options: nosniff',
        'x-frame-options: deny',
        'referrer-policy: no-referrer',
        'strict-transport-security: max-age=',
      ]) {
        expect(response).toContain(header)
      }
    })
  })
})
