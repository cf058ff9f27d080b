import type { FastifyRequest } from 'fastify'

import { TooManyRequestsError } from '../errors/http-error.ts'
import type { RateLimiter } from './rate-limit.ts'

export interface LimitOutcome {
  problem: 'form.tooManyAttempts'
  waitSeconds: number
}

/** Counts the request against every limit. @returns what the form shows when it exceeds one, else `null` */
export async function countAttempt(
  limits: readonly RateLimiter[],
  request: FastifyRequest,
): Promise<LimitOutcome | null> {
  try {
    for (const limit of limits) await limit(request)
    return null
  } catch (error) {
    if (!(error instanceof TooManyRequestsError)) throw error
    return { problem: 'form.tooManyAttempts', waitSeconds: error.retryAfterSeconds }
  }
}
