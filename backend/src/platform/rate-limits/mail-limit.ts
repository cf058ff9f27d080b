import { normalizeEmail } from '@shop/contracts/rules/typed-text.ts'
import type { FastifyRequest } from 'fastify'

import { limitRequests, type LimitServices, type RateLimiter } from './rate-limit.ts'

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
