import type { FastifyRequest } from 'fastify'

import { HttpError } from '../http/http-error.ts'
import type { Member, Tokens } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | null
  }
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Hook that lets only members through; others get 401. */
export function requireMember(tokens: Tokens) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request)
    if (!token) throw new HttpError(401, 'Please log in first.')
    request.member = await tokens.verify(token)
    if (!request.member) throw new HttpError(401, 'Your session has ended. Please log in again.')
  }
}

/**
 * The member behind a request that {@link requireMember} let through.
 * @throws HttpError 401 otherwise
 */
export function memberOf(request: FastifyRequest): Member {
  if (!request.member) throw new HttpError(401, 'Please log in first.')
  return request.member
}

/** @throws HttpError 403 with `message` unless the record of `userId` is the member's own */
export function ownedBy(request: FastifyRequest, userId: string, message: string): Member {
  const member = memberOf(request)
  if (member.id !== userId) throw new HttpError(403, message)
  return member
}
