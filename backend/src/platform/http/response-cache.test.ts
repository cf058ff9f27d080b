import Fastify from 'fastify'

import { DatabaseUnavailableError } from '../db/database-errors.ts'
import { createResponseCache } from './response-cache.ts'

/** For tests that wait until a response is too old. */
const SHORT_AGE_MS = 1000

function createServer(
  produce: (url: string) => Promise<unknown>,
  { maxBytes = 1024 * 1024, maxAgeMs = 60_000 } = {},
) {
  const app = Fastify()
  const response = createResponseCache(maxBytes, maxAgeMs)
  app.get('/*', (request, reply) =>
    response(request, reply, [request.url], () => produce(request.url)),
  )
  return { get: (url: string, headers = {}) => app.inject({ url, headers }) }
}

const untilTooOld = () => new Promise((resolve) => setTimeout(resolve, SHORT_AGE_MS + 50))

test('createResponseCache loads a response once for concurrent and later requests', async () => {
  const produce = jest.fn(async (url: string) => ({ url }))
  const { get } = createServer(produce)
  const responses = await Promise.all([get('/a'), get('/a'), get('/a')])
  expect(responses.map((response) => response.json<unknown>())).toEqual(
    Array(3).fill({ url: '/a' }),
  )
  await get('/a')
  expect(produce).toHaveBeenCalledTimes(1)
  await get('/a?page=2')
  expect(produce).toHaveBeenCalledTimes(2)
})

test('createResponseCache reloads a response that is too old', async () => {
  let price = 1
  const { get } = createServer(async () => ({ price }), { maxAgeMs: SHORT_AGE_MS })
  const first = await get('/a')
  price = 2
  expect((await get('/a')).json()).toEqual({ price: 1 })
  await untilTooOld()
  const second = await get('/a')
  expect(second.json()).toEqual({ price: 2 })
  expect(second.headers.etag).not.toBe(first.headers.etag)
})

test('createResponseCache does not cache failures', async () => {
  let broken = true
  const { get } = createServer(async () => {
    if (broken) throw new Error('out of order')
    return 'fine'
  })
  expect((await get('/a')).statusCode).toBe(500)
  broken = false
  expect((await get('/a')).statusCode).toBe(200)
})

test('createResponseCache evicts the oldest response when its bytes are used up', async () => {
  const produce = jest.fn(async (url: string) => url.padEnd(1000, '.'))
  const { get } = createServer(produce, { maxBytes: 5000 })
  for (const url of ['/a', '/b', '/c', '/b', '/c']) await get(url)
  expect(produce).toHaveBeenCalledTimes(3)
  await get('/a')
  expect(produce).toHaveBeenCalledTimes(4)
})

test('createResponseCache does not keep a response that alone is too large', async () => {
  const produce = jest.fn(async () => 'x'.repeat(10_000))
  const { get } = createServer(produce, { maxBytes: 5000 })
  for (const url of ['/a', '/a']) expect((await get(url)).statusCode).toBe(200)
  expect(produce).toHaveBeenCalledTimes(2)
})

test('createResponseCache returns 304 for a matching strong or weak entity tag', async () => {
  const { get } = createServer(async () => 'same')
  const { etag } = (await get('/a')).headers
  for (const tag of [etag, `W/${etag}`]) {
    const response = await get('/a', { 'if-none-match': tag })
    expect(response.statusCode).toBe(304)
    expect(response.headers.etag).toBe(etag)
  }
  expect((await get('/a', { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('createResponseCache compresses large bodies for clients that accept gzip', async () => {
  const { get } = createServer(async (url) => (url === '/long' ? 'x'.repeat(5000) : 'short'))
  const gzip = { 'accept-encoding': 'gzip' }
  const long = await get('/long', gzip)
  expect(long.headers['content-encoding']).toBe('gzip')
  expect(long.rawPayload.length).toBeLessThan(500)
  expect((await get('/short', gzip)).headers['content-encoding']).toBeUndefined()
  expect((await get('/long')).headers['content-encoding']).toBeUndefined()
  expect(long.headers.vary).toContain('Accept-Encoding')
})

test('createResponseCache reports that the database is away while there is no former response', async () => {
  const { get } = createServer(() => Promise.reject(new DatabaseUnavailableError('gone')))
  expect((await get('/a')).json()).toMatchObject({ message: 'gone' })
})

test('createResponseCache sends the former response while the database is away, then the new one', async () => {
  let produce = async (): Promise<unknown> => 'first'
  const { get } = createServer(() => produce(), { maxAgeMs: SHORT_AGE_MS })
  await get('/a')
  await untilTooOld()
  produce = () => Promise.reject(new DatabaseUnavailableError('gone'))
  for (let request = 0; request < 2; request += 1) expect((await get('/a')).json()).toBe('first')
  produce = async () => 'second'
  expect((await get('/a')).json()).toBe('second')
})

test('createResponseCache sends the former response to everybody while the database does not respond', async () => {
  let respond: (value: string) => void = () => {}
  let produce = async (): Promise<unknown> => 'first'
  const { get } = createServer(() => produce(), { maxAgeMs: SHORT_AGE_MS })
  await get('/a')
  await untilTooOld()
  produce = () => new Promise((resolve) => (respond = resolve))
  const responses = await Promise.all([get('/a'), get('/a')])
  expect(responses.map((response) => response.json<unknown>())).toEqual(['first', 'first'])
  respond('second')
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect((await get('/a')).json()).toBe('second')
})

test('createResponseCache forgets what the database no longer has', async () => {
  let produce = async (): Promise<unknown> => 'first'
  const { get } = createServer(() => produce(), { maxAgeMs: SHORT_AGE_MS })
  await get('/a')
  await untilTooOld()
  produce = () => Promise.reject(new Error('There is no such product.'))
  expect((await get('/a')).statusCode).toBe(500)
})
