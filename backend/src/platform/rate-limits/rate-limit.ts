import { createHash } from 'node:crypto'

import { normalizeEmail } from '@shop/contracts/rules/typed-text.ts'
import { getNetwork } from '@shop/server/client-network.ts'
import type { FastifyRequest } from 'fastify'
import type { AccountLimitName, LimitName } from 'settings/rate-limits.ts'

import type { Config } from '../config/config.ts'
import type { Deps } from '../deps.ts'
import { toMinutes, TooManyRequestsError } from '../errors/http-error.ts'
import { type MessageKey, translations } from '../i18n/messages.ts'
import { CounterStore } from './counter.store.ts'
import { SharedLimiter } from './shared-limiter.ts'

export interface RateLimit {
  /** Each name has its own counters. */
  name: string
  max: number
  minutes: number
  /** Identifies what is counted separately. */
  key: (request: FastifyRequest) => string
  /** Message for the shopper, with the minutes to wait; by default, of too many attempts. */
  message?: MessageKey
}

/** Hook that counts a request. @throws TooManyRequestsError when it is one too many */
export interface RateLimiter {
  (request: FastifyRequest): Promise<void>
  /** Takes the request back out of the count. */
  refund: (request: FastifyRequest) => Promise<void>
}

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

  return ({ name, max, minutes, key, message = 'form.tooManyAttempts' }) => {
    if (names.has(name)) throw new Error(`Two rate limits are called ${name}.`)
    names.add(name)
    deps.counters.countRefusal(name, 0)
    const now = () => deps.clock().getTime()
    const limiter = new SharedLimiter(store, { name, max, minutes, now })
    const getKey = (request: FastifyRequest) => hashKey(key(request))

    async function count(request: FastifyRequest): Promise<void> {
      const waitMs = await limiter.consume(getKey(request))
      if (waitMs === 0) return
      deps.counters.countRefusal(name)
      const seconds = Math.ceil(waitMs / 1000)
      const text = translations.en(message, { minutes: toMinutes(seconds) })
      throw new TooManyRequestsError(text, seconds)
    }
    return Object.assign(count, {
      // The point comes back by itself, too, when the limit's time has passed.
      refund: (request: FastifyRequest) => limiter.refund(getKey(request)).catch(() => {}),
    })
  }
}

interface LimitServices {
  rateLimit: (limit: RateLimit) => RateLimiter
  config: Pick<Config, 'limits'>
}

/** A limit by its name, with the numbers that the shop has set. */
export function limitRequests(
  { rateLimit, config }: LimitServices,
  name: LimitName,
  options: Pick<RateLimit, 'key' | 'message'>,
): RateLimiter {
  const { max, minutes } = config.limits[name]
  return rateLimit({ name, max, minutes, ...options })
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

/** The account that a form names, as a key of limits. */
export const getNamedAccount = ({ body }: FastifyRequest): string =>
  normalizeEmail((body as { email?: string }).email ?? '')

type MailLimitName = 'passwordResetEmails' | 'emailChangeEmails' | 'addressInUseEmails'

/**
 * Limits the e-mails with a link that anybody may make us send to one address. Who exceeds it has a link that
 * still works: others' requests lock nobody out.
 */
export const createMailLimit = (services: LimitServices, name: MailLimitName): RateLimiter =>
  limitRequests(services, name, { key: getNamedAccount })
