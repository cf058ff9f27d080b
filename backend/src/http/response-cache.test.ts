import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import Fastify from 'fastify'

import { DatabaseUnavailableError } from '../db/unavailable-error.ts'
import { createResponseCache } from './response-cache.ts'

function createServer(produce: (url: string) => Promise<unknown>, maxBytes = 1024 * 1024) {
  const app = Fastify()
  const state = { version: '1' }
  const response = createResponseCache(async () => state.version, maxBytes)
  app.get('/*', (request, reply) =>
    response(request, reply, [request.url], () => produce(request.url)),
  )
  return { state, get: (url: string, headers = {}) => app.inject({ url, headers }) }
}

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

test('createResponseCache reloads when the version changes', async () => {
  let price = 1
  const { state, get } = createServer(async () => ({ price }))
  const first = await get('/a')
  price = 2
  expect((await get('/a')).json()).toEqual({ price: 1 })
  state.version = '2'
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
  const { get } = createServer(produce, 5000)
  for (const url of ['/a', '/b', '/c', '/b', '/c']) await get(url)
  expect(produce).toHaveBeenCalledTimes(3)
  await get('/a')
  expect(produce).toHaveBeenCalledTimes(4)
})

test('createResponseCache does not keep a response that alone is too large', async () => {
  const produce = jest.fn(async () => 'x'.repeat(10_000))
  const { get } = createServer(produce, 5000)
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

test('createResponseCache sends the former version while the database is away, then the new one', async () => {
  let produce = async (): Promise<unknown> => 'first'
  const { state, get } = createServer(() => produce())
  await get('/a')
  state.version = '2'
  produce = () => Promise.reject(new DatabaseUnavailableError('gone'))
  for (let request = 0; request < 2; request += 1) expect((await get('/a')).json()).toBe('first')
  produce = async () => 'second'
  expect((await get('/a')).json()).toBe('second')
})

test('createResponseCache sends the former version to everybody while the database does not answer', async () => {
  let answer: (value: string) => void = () => {}
  let produce = async (): Promise<unknown> => 'first'
  const { state, get } = createServer(() => produce())
  await get('/a')
  state.version = '2'
  produce = () => new Promise((resolve) => (answer = resolve))
  const responses = await Promise.all([get('/a'), get('/a')])
  expect(responses.map((response) => response.json<unknown>())).toEqual(['first', 'first'])
  answer('second')
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect((await get('/a')).json()).toBe('second')
})

test('createResponseCache forgets what the database no longer has', async () => {
  let produce = async (): Promise<unknown> => 'first'
  const { state, get } = createServer(() => produce())
  await get('/a')
  state.version = '2'
  produce = () => Promise.reject(new Error('There is no such product.'))
  expect((await get('/a')).statusCode).toBe(500)
})

test('createResponseCache stays within its bytes for thousands of addresses', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const body = 'x'.repeat(200_000)
  const { get } = createServer(async () => body, 5_000_000)
  collectGarbage()
  const before = process.memoryUsage().arrayBuffers
  for (let page = 0; page < 500; page += 1) await get(`/a?page=${page}`)
  const countBytes = () => process.memoryUsage().arrayBuffers - before
  // Buffers are swept some turns of the event loop after their collection.
  for (let turn = 0; turn < 50 && countBytes() > 50_000_000; turn += 1) {
    collectGarbage()
    await new Promise((resolve) => setImmediate(resolve))
  }
  // The 100 MB of all of them would still be there.
  expect(countBytes()).toBeLessThan(50_000_000)
})
