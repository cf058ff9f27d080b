import type { FastifyRequest } from 'fastify'

import { getNetwork } from '../rate-limits/client-network.ts'
import { limitAccounts, limitRequests, type RateLimiter } from '../rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { normalizeEmail } from '../users/user.store.ts'
import type { FormRequest } from './form-validation.ts'

/** The account that a form names, as a key of limits. */
export function getNamedAccount(request: FastifyRequest): string {
  return normalizeEmail((request as FormRequest).body.email)
}

/** The account that a form names, at the address that names it. */
export const getAccountAtAddress = (request: FastifyRequest): string =>
  `${getNamedAccount(request)} ${getNetwork(request)}`

type FormName = 'login' | 'register' | 'forgotPassword' | 'resetPassword'

/**
 * Rate limits of a form that anybody may send: a narrow one per account and address, so that nobody locks out
 * the owner at another address, and a wide one per address.
 * @param name of the form; each form has its own counters
 */
export const createFormLimits = (services: Services, name: FormName): RateLimiter[] =>
  limitAccounts(services, name, getAccountAtAddress)

type MailLimitName = 'passwordResetEmails' | 'emailChangeEmails' | 'addressInUseEmails'

/**
 * Limits the e-mails with a link that anybody may make us send to one address. Who exceeds it has a link that
 * still works: others' requests lock nobody out.
 */
export const createMailLimit = (services: Services, name: MailLimitName): RateLimiter =>
  limitRequests(services, name, { key: getNamedAccount })
