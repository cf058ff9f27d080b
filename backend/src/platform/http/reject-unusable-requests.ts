import type { FastifyRequest } from 'fastify'

import { createNotFound, HttpError } from '../errors/http-error.ts'

const NULL_BYTE = '\u0000'
/** No request of ours is nested more deeply than 4; what recurses over a body must not overflow the stack. */
const MAX_DEPTH = 32

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const hasNullByte = (value: unknown) => typeof value === 'string' && value.includes(NULL_BYTE)

/** Checks a body level by level, not recursively. @throws HttpError 400 */
function checkBody(body: unknown): void {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new HttpError(400, 'The request is nested too deeply.')
    if (level.some(hasNullByte)) {
      throw new HttpError(400, 'The request contains a character that cannot be used.')
    }
    level = level.filter(isObject).flatMap((value) => Object.entries<unknown>({ ...value }).flat())
  }
}

/**
 * Hook that rejects null bytes in the URL and in a JSON or form body, which PostgreSQL cannot store, and
 * bodies that are nested too deeply.
 * @throws HttpError 400
 */
export async function rejectUnusableInput({ body, url }: FastifyRequest): Promise<void> {
  if (url.includes('%00')) {
    throw new HttpError(400, 'The request contains a character that cannot be used.')
  }
  if (!Buffer.isBuffer(body)) checkBody(body)
}

/**
 * Hook for what Node would refuse without our headers: a request that names no host.
 * @throws HttpError 400
 */
export async function requireHost(request: FastifyRequest): Promise<void> {
  if (!request.headers.host) throw new HttpError(400, 'The request could not be read.')
}

/**
 * Hook for unknown addresses, before their body is read: whether it could be would tell them from addresses that are
 * closed to whoever asks.
 * @throws HttpError 404
 */
export async function rejectUnknownAddress({ is404 }: FastifyRequest): Promise<void> {
  if (is404) throw createNotFound()
}
