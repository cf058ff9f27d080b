import type { FastifyRequest } from 'fastify'

import { HttpError } from './http-error.ts'

/** Refuses the one character that PostgreSQL cannot store, before anything looks at the request. */
export async function refuseNul(request: FastifyRequest): Promise<void> {
  const inBody =
    typeof request.body === 'object' && !Buffer.isBuffer(request.body)
      ? JSON.stringify(request.body ?? null).includes('\\u0000')
      : false
  if (inBody || request.url.includes('%00')) {
    throw new HttpError(400, 'The request contains a character that cannot be used.')
  }
}
