import { getNetwork } from '@shop/server/client-network.ts'
import type { FastifyRequest } from 'fastify'

import { countAttempt, type LimitOutcome } from '../../platform/rate-limits/count-attempt.ts'
import {
  getNamedAccount,
  limitAccounts,
  limitRequests,
  type RateLimiter,
} from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'

/** The account that a form names, at the address that names it. */
const getAccountAtAddress = (request: FastifyRequest): string =>
  `${getNamedAccount(request)} ${getNetwork(request)}`

type FormName =
  'login' | 'register' | 'forgotPassword' | 'resetPassword' | 'ownerLink' | 'invitationLink'

/**
 * Rate limits of a form that anybody may send: a narrow one per account and address, so that nobody locks out
 * the owner at another address, and a wide one per address.
 * @param name of the form; each form has its own counters
 */
export const createFormLimits = (services: Services, name: FormName): RateLimiter[] =>
  limitAccounts(services, name, getAccountAtAddress)

interface LoginLimits {
  /** Counts an attempt. @returns what the form shows when it is one too many, else `null` */
  count: (request: FastifyRequest) => Promise<LimitOutcome | null>
  /** Takes back an attempt that succeeded: only wrong passwords count. */
  refund: (request: FastifyRequest) => Promise<void>
}

/**
 * Rate limits of the login form. An account that many addresses guess at is never locked: each address then
 * has three attempts instead of ten, the owner's, too.
 */
export function createLoginLimits(services: Services): LoginLimits {
  const always = createFormLimits(services, 'login')
  const guesses = limitRequests(services, 'loginGuesses', { key: getNamedAccount })
  const underAttack = limitRequests(services, 'loginUnderAttack', { key: getAccountAtAddress })
  return {
    async count(request) {
      const limited = await countAttempt(always, request)
      if (limited) return limited
      const attacked = await countAttempt([guesses], request)
      return attacked && (await countAttempt([underAttack], request))
    },
    async refund(request) {
      const limits = [...always, guesses, underAttack]
      await Promise.all(limits.map((limit) => limit.refund(request)))
    },
  }
}
