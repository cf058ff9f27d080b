import type { FastifyRequest } from 'fastify'

import type { App } from './app.types.ts'
import { HttpError } from './http-error.ts'

export interface RateLimit {
  max: number
  minutes: number
  /** Counted separately for each key; the client's IP address is always part of it. */
  key?: (request: FastifyRequest) => string
  message?: string
}

export type RateLimitHook = (request: FastifyRequest) => Promise<void>

const TOO_MANY_REQUESTS_MESSAGE = 'Too many attempts. Please wait a few minutes and try again.'

/**
 * Creates hooks that reject with 429 once a client exceeds `max` requests within `minutes`.
 * Counters live in memory, so each instance has its own.
 */
export function createRateLimiter(app: App, enabled: boolean): (limit: RateLimit) => RateLimitHook {
  return ({ max, minutes, key, message = TOO_MANY_REQUESTS_MESSAGE }) => {
    if (!enabled) return async () => {}
    const check = app.createRateLimit({
      max,
      timeWindow: minutes * 60_000,
      keyGenerator: (request) => `${request.ip} ${key?.(request) ?? ''}`,
    })
    return async (request) => {
      const result = await check(request)
      if (!result.isAllowed && result.isExceeded) throw new HttpError(429, message)
    }
  }
}
