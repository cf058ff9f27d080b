import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { API_BASE } from './app.ts'
import { openSqliteFile } from './testing/databases.ts'
import { openShop } from './testing/test-shop.ts'

test('GET /openapi.json describes every operation of the API', async () => {
  const shop = await openShop(openSqliteFile)
  const response = await shop.app.inject({ url: '/openapi.json' })
  const { openapi, paths } = response.json<{ openapi: string; paths: Record<string, object> }>()
  expect(openapi).toBe('3.1.0')
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path.replace(API_BASE, '')}`),
  )
  expect(calls.sort()).toEqual([
    'get /categories/all-category/admin-side',
    'get /failure-reports',
    'get /payment/checkout/{sessionId}',
    'get /products/best-sellers',
    'get /products/public/adminSide-products/{categoryId}',
    'get /products/{id}',
    'get /search',
    'get /translate',
    'get /users',
    'get /users/get-coupans-validity/userId/{userId}/discountCode/{code}',
    'get /users/profile/{userId}',
    'patch /users/dashboard/update-profile/{userId}',
    'post /failure-reports',
    'post /hooks/payment/{sessionId}',
    'post /messages',
    'post /payment/create-checkout',
    'post /products/admin-side/confirm/order',
    'post /users/auth/logout',
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
