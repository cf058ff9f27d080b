import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { createStaleCache } from '../db/stale-cache.ts'

const gzipAsync = promisify(gzip)

/** Smaller bodies are not worth compressing. */
const MIN_GZIP_BYTES = 1024
/** Approximate size of an entry without its texts. */
const ENTRY_OVERHEAD_BYTES = 1024

/** The values that a response depends on: parsed and limited, never the address as it was sent. */
type CacheKey = readonly (string | number)[]

interface CachedResponse {
  etag: string
  body: Buffer
  gzipped: Buffer | null
}

async function toCachedResponse(value: unknown): Promise<CachedResponse> {
  const body = Buffer.from(JSON.stringify(value))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const gzipped = body.length > MIN_GZIP_BYTES ? await gzipAsync(body) : null
  return { etag, body, gzipped }
}

function countBytes({ body, gzipped }: CachedResponse, key: string): number {
  return body.length + (gzipped?.length ?? 0) + 2 * key.length + ENTRY_OVERHEAD_BYTES
}

/** A proxy that compresses turns the entity tag into a weak one. */
function isNotModified(request: FastifyRequest, etag: string): boolean {
  const ifNoneMatch = request.headers['if-none-match']
  return ifNoneMatch === etag || ifNoneMatch === `W/${etag}`
}

function send(request: FastifyRequest, reply: FastifyReply, response: CachedResponse) {
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', response.etag)
  reply.header('vary', 'Origin, Accept-Encoding')
  if (isNotModified(request, response.etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (!response.gzipped || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.send(response.body)
  }
  return reply.header('content-encoding', 'gzip').send(response.gzipped)
}

/**
 * Creates a cache of public JSON responses, serialized and compressed, which are loaded once a second at most. While
 * the database is away or slow, the former response is sent.
 * @param maxBytes the least recently used responses are evicted first
 * @returns sends the response of a key; calls `load` when there is none, or an old one, once for concurrent requests
 */
export function createResponseCache(maxBytes: number, maxAgeMs?: number) {
  const find = createStaleCache<CachedResponse>({
    maxSize: maxBytes,
    countSize: countBytes,
    maxAgeMs,
  })

  return (
    request: FastifyRequest,
    reply: FastifyReply,
    key: CacheKey,
    load: () => Promise<unknown>,
  ): void => {
    find(JSON.stringify(key), async () => toCachedResponse(await load())).then(
      (response) => send(request, reply, response),
      (error: unknown) => reply.send(error),
    )
  }
}
