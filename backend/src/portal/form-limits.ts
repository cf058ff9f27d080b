import type { FastifyRequest } from 'fastify'

import { VERIFICATION_MINUTES } from '../auth/verification.store.ts'
import type { Services } from '../deps.ts'
import type { MailKind } from '../mail/mail.types.ts'
import { getNetwork } from '../rate-limits/client-network.ts'
import type { RateLimiter } from '../rate-limits/rate-limit.ts'
import { normalizeEmail } from '../users/user.store.ts'
import type { FormRequest } from './form-validation.ts'

const MAX_MAILS = 5

/** The account that a form names, as a key of limits. */
export function getNamedAccount(request: FastifyRequest): string {
  return normalizeEmail((request as FormRequest).body.email)
}

/**
 * Rate limits of a form that anybody may send: a narrow one per account and address, so that nobody locks out
 * the owner at another address, and a wide one per address.
 * @param name of the form; each form has its own counters
 */
export function createFormLimits({ rateLimit }: Services, name: string): RateLimiter[] {
  const key = (request: FastifyRequest) => `${getNamedAccount(request)} ${getNetwork(request)}`
  return [
    rateLimit({ name: `${name} by account`, max: 10, minutes: 15, key }),
    rateLimit({ name: `${name} by address`, max: 60, minutes: 15, key: getNetwork }),
  ]
}

/**
 * Limits the e-mails with a link that anybody may make us send to one address. Who exceeds it has a link that
 * still works: others' requests lock nobody out.
 */
export function createMailLimit({ rateLimit }: Services, kind: MailKind): RateLimiter {
  const name = `${kind} e-mails`
  return rateLimit({ name, max: MAX_MAILS, minutes: VERIFICATION_MINUTES, key: getNamedAccount })
}
