import type { FastifyRequest } from 'fastify'

import { HttpError } from '../errors/http-error.ts'
import type { AuthenticatedUser, Tokens } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    user: AuthenticatedUser | null
  }
}

/** The token that a request was sent with. */
export function parseBearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Hook that sets `request.user` from the bearer token. @throws HttpError 401 without a valid one */
export function authenticate(tokens: Tokens) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = parseBearerToken(request)
    if (!token) throw new HttpError(401, 'Please log in first.')
    request.user = await tokens.verify(token)
    if (!request.user) throw new HttpError(401, 'Your session has ended. Please log in again.')
  }
}

/** Hook that sets `request.user` of a member's request; without a valid token it is a visitor's. */
export function identify(tokens: Tokens) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = parseBearerToken(request)
    if (token) request.user = await tokens.verify(token)
  }
}

/** The user of a request that passed {@link authenticate}. @throws HttpError 401 without one */
export function requireUser(request: FastifyRequest): AuthenticatedUser {
  if (!request.user) throw new HttpError(401, 'Please log in first.')
  return request.user
}

/** Asserts that `userId` is the authenticated user. @throws HttpError 403 with `message` otherwise */
export function assertOwner(
  request: FastifyRequest,
  userId: string,
  message: string,
): AuthenticatedUser {
  const user = requireUser(request)
  if (user.id !== userId) throw new HttpError(403, message)
  return user
}
