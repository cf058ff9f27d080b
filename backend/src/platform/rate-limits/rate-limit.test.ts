import { getNetwork, toNetwork } from '@shop/server/client-network.ts'
import Fastify from 'fastify'
import { Registry } from 'monitoring/metrics.ts'

import { describeOnDatabases, openSqliteFile } from '../../testing/databases.ts'
import { withShop } from '../../testing/test-shop.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { handleError } from '../http/error.handler.ts'
import { createBackendMetrics } from '../monitoring/backend-metrics.ts'
import { createRateLimiter, type RateLimit } from './rate-limit.ts'

describe('rate-limit', () => {
  type TestLimit = Omit<RateLimit, 'name' | 'key'> & Partial<RateLimit>

  let names = 0

  function createName(): string {
    names += 1
    return `limit ${names}`
  }

  describeOnDatabases('createRateLimiter', ({ openDatabase }) => {
    const shop = withShop(openDatabase, { rateLimits: true })

    /** An instance of a backend with one limited route. */
    function createInstance(limits: TestLimit[], deps: Deps = shop().deps) {
      const app = Fastify() as unknown as App
      app.setErrorHandler(handleError)
      const createLimit = createRateLimiter(deps)
      const limiters = limits.map((limit) =>
        createLimit({ name: createName(), key: getNetwork, ...limit }),
      )
      app.get('/', { preHandler: limiters }, () => 'fine')
      app.get('/refunded', { preHandler: limiters }, async (request) => {
        await Promise.all(limiters.map((limiter) => limiter.refund(request)))
        return 'fine'
      })
      return (remoteAddress: string, url = '/') => app.inject({ url, remoteAddress })
    }

    async function collectStatuses(times: number, send: () => Promise<{ statusCode: number }>) {
      const result = []
      for (let count = 0; count < times; count += 1) result.push((await send()).statusCode)
      return result
    }

    test('rejects the client over the limit and no other', async () => {
      const send = createInstance([{ max: 2, minutes: 1 }])
      expect(await collectStatuses(4, () => send('10.0.0.1'))).toEqual([200, 200, 429, 429])
      expect(await collectStatuses(1, () => send('10.0.0.2'))).toEqual([200])
    })

    test('counts an IPv6 customer’s addresses as one', async () => {
      const send = createInstance([{ max: 1, minutes: 1 }])
      expect((await send('2001:db8::1')).statusCode).toBe(200)
      expect((await send('2001:db8::2')).statusCode).toBe(429)
      expect((await send('2001:db8:0:1::2')).statusCode).toBe(200)
    })

    test('says when to try again', async () => {
      const send = createInstance([{ max: 1, minutes: 3 }])
      await send('10.0.0.1')
      // The first counts in the database, the second in memory.
      for (let count = 0; count < 2; count += 1) {
        const response = await send('10.0.0.1')
        const seconds = Number(response.headers['retry-after'])
        expect(seconds).toBeGreaterThan(120)
        expect(seconds).toBeLessThanOrEqual(180)
        expect(response.json()).toEqual({
          message: 'Too many attempts. Please try again in 3 minutes.',
        })
      }
    })

    test('accepts the client again after the limit’s time', async () => {
      const limit = { name: createName(), max: 1, minutes: 1 }
      const send = createInstance([limit])
      expect(await collectStatuses(2, () => send('10.0.0.1'))).toEqual([200, 429])
      shop().advanceClock(2)
      // The first instance forgets the client by the machine's own clock.
      const restarted = createInstance([limit])
      expect(await collectStatuses(2, () => restarted('10.0.0.1'))).toEqual([200, 429])
    })

    test('does not count what is taken back', async () => {
      const send = createInstance([{ max: 2, minutes: 1 }])
      const statuses = await collectStatuses(5, () => send('10.0.0.1', '/refunded'))
      expect(statuses).toEqual([200, 200, 200, 200, 200])
      expect(await collectStatuses(3, () => send('10.0.0.1'))).toEqual([200, 200, 429])
    })

    test('counts over two instances, however their requests mix', async () => {
      const limit = { name: createName(), max: 50, minutes: 1 }
      const first = createInstance([limit])
      const second = createInstance([limit])
      const responses = await Promise.all(
        Array.from({ length: 120 }, (_, index) => (index % 2 ? first : second)('10.0.0.1')),
      )
      const statuses = responses.map((response) => response.statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(50)
      expect(statuses.filter((status) => status === 429)).toHaveLength(70)
    })

    test('does not ask the database for a client that is over the limit', async () => {
      const name = createName()
      const send = createInstance([{ name, max: 1, minutes: 1 }])
      await collectStatuses(20, () => send('10.0.0.1'))
      const { points } = await shop()
        .deps.db.selectFrom('rateLimits')
        .select('points')
        .where('key', 'like', `${name}:%`)
        .executeTakeFirstOrThrow()
      expect(points).toBe(2)
    })

    test('rejects two limits of one name', () => {
      const limit = { name: createName(), max: 1, minutes: 1 }
      expect(() => createInstance([limit, limit])).toThrow('Two rate limits are called')
    })

    test('does nothing when disabled', async () => {
      const { deps } = shop()
      const off = { ...deps, config: { ...deps.config, rateLimits: false } }
      const send = createInstance([{ max: 1, minutes: 1 }], off)
      expect(await collectStatuses(5, () => send('10.0.0.1'))).toEqual(Array(5).fill(200))
    })
  })

  test('createRateLimiter counts in memory while the database is away', async () => {
    const db = await openSqliteFile()
    // Without the table, every statement of the limits fails.
    const app = Fastify() as unknown as App
    app.setErrorHandler(handleError)
    const config = { rateLimits: true } as Deps['config']
    const metrics = new Registry()
    const counters = createBackendMetrics(metrics)
    const createLimit = createRateLimiter({ db, clock: () => new Date(), config, counters })
    const limiter = createLimit({ name: 'away', max: 2, minutes: 1, key: getNetwork })
    app.get('/', { preHandler: limiter }, () => 'fine')
    const responses = []
    for (let count = 0; count < 3; count += 1) responses.push(await app.inject('/'))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(responses[2]?.headers['retry-after']).toBe('60')
    expect(await metrics.metrics()).toContain('rate_limit_refusals_total{limit="away"} 1')
    await db.destroy()
  })
})

describe('client-network', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2::3', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::3', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('toNetwork(%s) is %s', (address, network) => {
    expect(toNetwork(address)).toBe(network)
  })
})
