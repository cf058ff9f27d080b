import type { FastifyRequest } from 'fastify'

import { HttpError } from './http-error.ts'

/**
 * Hook that rejects null bytes in the URL and in a JSON or form body: PostgreSQL cannot store them.
 * @throws HttpError 400
 */
export async function rejectNullBytes(request: FastifyRequest): Promise<void> {
  const inBody =
    typeof request.body === 'object' && !Buffer.isBuffer(request.body)
      ? JSON.stringify(request.body ?? null).includes('\\u0000')
      : false
  if (inBody || request.url.includes('%00')) {
    throw new HttpError(400, 'The request contains a character that cannot be used.')
  }
}
