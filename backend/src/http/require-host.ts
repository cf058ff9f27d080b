import type { FastifyRequest } from 'fastify'

import { HttpError } from './http-error.ts'

/**
 * Hook for what Node would refuse without our headers: a request that names no host.
 * @throws HttpError 400
 */
export async function requireHost(request: FastifyRequest): Promise<void> {
  if (!request.headers.host) throw new HttpError(400, 'The request could not be read.')
}
