import {
  type OfficePermission,
  officePermissions,
} from '@shop/contracts/rules/office-permissions.ts'
import { type OfficeRole } from '@shop/contracts/wire/office.ts'
import type { FastifyRequest } from 'fastify'

import { identify, parseBearerToken, requireUser } from '../../platform/auth/authenticate.ts'
import type { AuthenticatedUser } from '../../platform/auth/tokens.ts'
import { parseJson } from '../../platform/db/json.ts'
import { createNotFound, HttpError } from '../../platform/errors/http-error.ts'
import type { Services } from '../services.ts'

/** A user with a role. */
export interface OfficeUser extends AuthenticatedUser {
  role: OfficeRole
}

const REFUSALS: Record<OfficePermission, string> = {
  refunds: 'Only owners, and staff whom an owner has allowed it, give money back.',
  freeCodes: 'Only owners, and staff whom an owner has allowed it, save codes that take off 100 %.',
  exports: 'Only owners, and staff whom an owner has allowed it, export the orders of all buyers.',
}

/** What somebody with a role may do besides what all staff do. */
export const listPermissions = ({
  role,
  officePermissions: own,
}: Pick<AuthenticatedUser, 'role' | 'officePermissions'>): OfficePermission[] =>
  role === 'owner' ? [...officePermissions] : parseJson(own)

/** @throws HttpError 403 */
export function assertAllowed(user: AuthenticatedUser, permission: OfficePermission): void {
  if (!listPermissions(user).includes(permission)) throw new HttpError(403, REFUSALS[permission])
}

interface Requirements {
  /** Only owners; staff get the same response as anybody. */
  owner?: boolean
  /** Only owners, and staff whom an owner has allowed it; others of the staff are told so. */
  permission?: OfficePermission
  /** Without it, the session's second factor need not have been checked. */
  withoutSecondFactor?: boolean
}

/** Checks that the session's second factor was checked, and not too long ago. */
export const hasPassed = ({ officeUntil }: AuthenticatedUser, now: Date): boolean =>
  officeUntil !== null && officeUntil > now.toISOString()

/**
 * Hook of every office call: asks the database for the user's role, so that one that was taken away ends at once.
 * @throws HttpError 404 for visitors, members and staff without the right, 401 for a session of the office that has ended, and
 * 403 before the second factor, or for staff without the permission
 */
export function requireOffice(
  { tokens, clock }: Pick<Services, 'tokens' | 'clock'>,
  { owner = false, permission, withoutSecondFactor = false }: Requirements = {},
) {
  const readSession = identify(tokens)
  return async (request: FastifyRequest): Promise<void> => {
    await readSession(request)
    if (!request.user) {
      if (!(await tokens.hadRole(parseBearerToken(request) ?? ''))) throw createNotFound()
      throw new HttpError(401, 'Your session has ended. Please log in again.')
    }
    const { user } = request
    if (user.role === null || (owner && user.role !== 'owner')) throw createNotFound()
    if (!withoutSecondFactor && !hasPassed(user, clock())) {
      throw new HttpError(403, 'Please enter the code of your authenticator app.')
    }
    if (permission) assertAllowed(user, permission)
  }
}

/** The user of a request that passed {@link requireOffice}. @throws HttpError 404 without a role */
export function getOfficeUser(request: FastifyRequest): OfficeUser {
  const user = requireUser(request)
  if (user.role === null) throw createNotFound()
  return { ...user, role: user.role }
}
