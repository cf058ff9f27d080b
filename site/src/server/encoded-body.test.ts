import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import Fastify, { type FastifyInstance } from 'fastify'

import { encodeBody, sendEncoded, sizeOf } from './encoded-body.ts'

const text = 'بطاقات · cards\n'.repeat(50)

describe('sendEncoded', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    const body = await encodeBody(text)
    app = Fastify()
    app.get('/', (request, reply) => sendEncoded(request, reply, body))
    app.get('/gone', (request, reply) => sendEncoded(request, reply.code(404), body))
    await app.ready()
  })
  afterAll(() => app.close())

  const get = (headers: Record<string, string>, url = '/') => app.inject({ url, headers })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=1.0, identity; q=0.5', 'gzip'],
    ['*', 'br'],
    ['zstd', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('sends to a client that accepts "%s" the encoding %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await get({ 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
    expect((decode?.(rawPayload) ?? rawPayload).toString()).toBe(text)
  })

  test('responds with 304 and no body to a client that has the body, in whichever encoding', async () => {
    const { etag } = (await get({ 'accept-encoding': 'br' })).headers
    for (const known of [String(etag), `"other", ${etag}`, '*']) {
      const { statusCode, body, headers } = await get({ 'if-none-match': known })
      expect([statusCode, body, headers.etag]).toEqual([304, '', etag])
    }
    expect((await get({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })

  test('does not turn an error into 304', async () => {
    const { etag } = (await get({})).headers
    const { statusCode, body } = await get({ 'if-none-match': String(etag) }, '/gone')
    expect([statusCode, body]).toEqual([404, text])
  })
})

test('a body takes no room for its text', async () => {
  expect(sizeOf(await encodeBody(text))).toBeLessThan(text.length / 4)
})
