import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyRequest } from 'fastify'

import type { App } from './app.types.ts'
import { handleError } from './error.handler.ts'
import { createRateLimiter, type RateLimit } from './rate-limit.ts'

async function createClient(limits: RateLimit[], enabled = true) {
  const app = Fastify({ trustProxy: true }) as unknown as App
  app.setErrorHandler(handleError)
  await app.register(rateLimit, { global: false })
  const limited = createRateLimiter(app, enabled)
  app.get('/', { preHandler: limits.map(limited) }, () => 'fine')
  return async (caller: string, query = '') => {
    const headers = { 'x-forwarded-for': caller }
    return app.inject({ url: `/?${query}`, headers })
  }
}

async function collectStatuses(times: number, send: () => Promise<{ statusCode: number }>) {
  const result = []
  for (let count = 0; count < times; count += 1) result.push((await send()).statusCode)
  return result
}

test('createRateLimiter rejects the client over the limit and no other', async () => {
  const send = await createClient([{ max: 2, minutes: 1 }])
  expect(await collectStatuses(4, () => send('10.0.0.1'))).toEqual([200, 200, 429, 429])
  expect(await collectStatuses(1, () => send('10.0.0.2'))).toEqual([200])
})

test('createRateLimiter rejects with a message', async () => {
  const send = await createClient([{ max: 1, minutes: 1 }])
  await send('10.0.0.1')
  expect((await send('10.0.0.1')).json()).toEqual({
    message: 'Too many attempts. Please wait a few minutes and try again.',
  })
})

test('createRateLimiter counts each key separately', async () => {
  const key = (request: FastifyRequest) => (request.query as { account?: string }).account ?? ''
  const send = await createClient([{ max: 1, minutes: 1, key }])
  expect(await collectStatuses(2, () => send('10.0.0.1', 'account=a'))).toEqual([200, 429])
  expect(await collectStatuses(2, () => send('10.0.0.1', 'account=b'))).toEqual([200, 429])
})

test('createRateLimiter applies two limits of one route', async () => {
  const key = (request: FastifyRequest) => request.url
  const send = await createClient([
    { max: 1, minutes: 1, key },
    { max: 2, minutes: 1, key: () => 'all' },
  ])
  expect((await send('10.0.0.1', 'a')).statusCode).toBe(200)
  expect((await send('10.0.0.1', 'b')).statusCode).toBe(200)
  expect((await send('10.0.0.1', 'c')).statusCode).toBe(429)
})

test('createRateLimiter does nothing when disabled', async () => {
  const send = await createClient([{ max: 1, minutes: 1 }], false)
  expect(await collectStatuses(5, () => send('10.0.0.1'))).toEqual(Array(5).fill(200))
})
