import type { FastifyRequest } from 'fastify'

import type { App } from './app.types.ts'
import { HttpError } from './http-error.ts'

export interface Limit {
  max: number
  minutes: number
  /** What is counted together, besides the address of the caller. */
  key?: (request: FastifyRequest) => string
  message?: string
}

export type LimitHook = (request: FastifyRequest) => Promise<void>

const tooMany = 'Too many attempts. Please wait a few minutes and try again.'

/**
 * Makes hooks that refuse with 429 once a caller has used up `max` requests.
 * Counts are kept in memory, so each instance has its own.
 */
export function limiter(app: App, enabled: boolean): (limit: Limit) => LimitHook {
  return ({ max, minutes, key, message = tooMany }) => {
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
