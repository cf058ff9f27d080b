import type { FastifyRequest } from 'fastify'

import type { Services } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import type { RateLimitHook } from '../http/rate-limit.ts'
import { normalizeEmail } from '../users/user.store.ts'
import type { FormRequest } from './form-validation.ts'

/**
 * Rate limits of a form: a narrow one per IP address and account, and a wide one per IP address.
 * @param name of the form; each form has its own counters
 */
export function createFormLimits({ rateLimit }: Services, name: string): RateLimitHook[] {
  const account = (request: FastifyRequest) =>
    `${name} ${normalizeEmail((request as FormRequest).body.email)}`
  return [
    rateLimit({ max: 10, minutes: 15, key: account }),
    rateLimit({ max: 60, minutes: 15, key: () => name }),
  ]
}

/** Counts the request against every limit. @returns whether it exceeds one */
export async function exceedsLimit(
  limits: RateLimitHook[],
  request: FastifyRequest,
): Promise<boolean> {
  try {
    for (const limit of limits) await limit(request)
    return false
  } catch (error) {
    if (error instanceof HttpError) return true
    throw error
  }
}
