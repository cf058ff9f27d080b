import { createHash } from 'node:crypto'

import type { FastifyRequest } from 'fastify'
import { RateLimiterRes } from 'rate-limiter-flexible'

import type { Deps } from '../deps.ts'
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

/** How many members may share an address: offices, campuses and mobile networks have one for many. */
const MEMBERS_PER_ADDRESS = 10

/** Limits of what members do: one for each account, from wherever, and a wider one for each address. */
export function limitMembers(
  { rateLimit }: { rateLimit: (limit: RateLimit) => RateLimiter },
  name: string,
  { max, minutes }: Pick<RateLimit, 'max' | 'minutes'>,
): RateLimiter[] {
  const byAccount = (request: FastifyRequest) => request.user?.id ?? getNetwork(request)
  return [
    rateLimit({ name: `${name} by account`, max, minutes, key: byAccount }),
    rateLimit({
      name: `${name} by address`,
      max: max * MEMBERS_PER_ADDRESS,
      minutes,
      key: getNetwork,
    }),
  ]
}
