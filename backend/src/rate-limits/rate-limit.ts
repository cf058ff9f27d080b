import { createHash } from 'node:crypto'

import type { FastifyRequest } from 'fastify'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { AccountLimitName, LimitName } from 'settings/rate-limits.ts'

import type { Deps, Services } from '../deps.ts'
import { formatWait } from '../pages/wait-time.ts'
import { getNetwork } from './client-network.ts'
import { CounterStore } from './counter.store.ts'
import { SharedLimiter } from './shared-limiter.ts'
import { TooManyRequestsError } from './too-many-requests-error.ts'

export interface RateLimit {
  /** Each name has its own counters. */
  name: string
  max: number
  minutes: number
  /** Who or what is counted separately. */
  key: (request: FastifyRequest) => string
  /** The sentence that a shopper sees. @param wait such as "5 minutes" */
  describe?: (wait: string) => string
}

/** Hook that counts a request. @throws TooManyRequestsError when it is one too many */
export interface RateLimiter {
  (request: FastifyRequest): Promise<void>
  /** Takes the request back out of the count. */
  refund: (request: FastifyRequest) => Promise<void>
}

const describeAttempts = (wait: string) => `Too many attempts. Please try again in ${wait}.`

const unlimited: RateLimiter = Object.assign(async () => {}, { refund: async () => {} })

/** Keys may be long and personal. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** Creates the limits of an app: `max` requests within `minutes`, counted over all its instances. */
export function createRateLimiter(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'counters'>,
): (limit: RateLimit) => RateLimiter {
  if (!deps.config.rateLimits) return () => unlimited
  const store = new CounterStore(deps)
  const names = new Set<string>()

  return ({ name, max, minutes, key, describe = describeAttempts }) => {
    if (names.has(name)) throw new Error(`Two rate limits are called ${name}.`)
    names.add(name)
    deps.counters.countRefusal(name, 0)
    const now = () => deps.clock().getTime()
    const limiter = new SharedLimiter(store, { name, max, minutes, now })
    const getKey = (request: FastifyRequest) => hashKey(key(request))

    async function count(request: FastifyRequest): Promise<void> {
      try {
        await limiter.consume(getKey(request))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        deps.counters.countRefusal(name)
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw new TooManyRequestsError(describe(formatWait(seconds, 'en')), seconds)
      }
    }
    return Object.assign(count, {
      // The point comes back by itself, too, when the limit's time has passed.
      refund: (request: FastifyRequest) => limiter.refund(getKey(request)).catch(() => {}),
    })
  }
}

type LimitServices = Pick<Services, 'rateLimit' | 'config'>

/** A limit by its name, with the numbers that the shop has set. */
export function limitRequests(
  { rateLimit, config }: LimitServices,
  name: LimitName,
  { key, describe }: Pick<RateLimit, 'key' | 'describe'>,
): RateLimiter {
  const { max, minutes } = config.limits[name]
  return rateLimit({ name, max, minutes, key, ...(describe && { describe }) })
}

/** Two limits: one for each account, and a wider one for each address. @param key of an account */
export function limitAccounts(
  { rateLimit, config }: LimitServices,
  name: AccountLimitName,
  key: RateLimit['key'],
): RateLimiter[] {
  const { max, maxByAddress, minutes } = config.limits[name]
  return [
    rateLimit({ name: `${name} by account`, max, minutes, key }),
    rateLimit({ name: `${name} by address`, max: maxByAddress, minutes, key: getNetwork }),
  ]
}

/** Limits of what members do, from wherever. */
export const limitMembers = (services: LimitServices, name: AccountLimitName): RateLimiter[] =>
  limitAccounts(services, name, (request) => request.user?.id ?? getNetwork(request))
