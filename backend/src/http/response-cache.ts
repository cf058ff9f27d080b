import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

import { DatabaseUnavailableError } from '../db/unavailable-error.ts'
import { withStale } from '../db/with-stale.ts'

const gzipAsync = promisify(gzip)

/** Smaller bodies are not worth compressing. */
const MIN_GZIP_BYTES = 1024
/** What an entry takes besides its texts, about. */
const ENTRY_OVERHEAD_BYTES = 1024

/** What a response depends on: parsed and limited, never the address as it was sent. */
type CacheKey = readonly (string | number)[]

interface CachedResponse {
  /** Version of the data that it was loaded from. */
  version: string
  etag: string
  body: Buffer
  gzipped: Buffer | null
}

interface Load {
  version: string
  response: Promise<CachedResponse>
}

async function toCachedResponse(value: unknown, version: string): Promise<CachedResponse> {
  const body = Buffer.from(JSON.stringify(value))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const gzipped = body.length > MIN_GZIP_BYTES ? await gzipAsync(body) : null
  return { version, etag, body, gzipped }
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
 * Caches public JSON responses, serialised and compressed, until the data's version changes; while the
 * database is away, the former version is sent.
 * @param readVersion current version of the data
 * @param maxBytes the least recently used responses are evicted first
 * @returns replies from the cache; calls `load` on a miss, once for concurrent requests of the same key
 */
export function createResponseCache(readVersion: () => Promise<string>, maxBytes: number) {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: countBytes,
  })
  /** At most one per request in flight. */
  const loads = new Map<string, Load>()

  function startLoad(key: string, version: string, load: () => Promise<unknown>): Load {
    const started = { version, response: load().then((value) => toCachedResponse(value, version)) }
    loads.set(key, started)
    started.response.then(
      (response) => {
        if (loads.get(key) !== started) return
        loads.delete(key)
        responses.set(key, response)
      },
      (error: unknown) => {
        if (loads.get(key) !== started) return
        loads.delete(key)
        if (!(error instanceof DatabaseUnavailableError)) responses.delete(key)
      },
    )
    return started
  }

  async function find(key: string, load: () => Promise<unknown>): Promise<CachedResponse> {
    const version = await readVersion()
    const cached = responses.get(key)
    if (cached?.version === version) return cached
    const running = loads.get(key)
    const { response } = running?.version === version ? running : startLoad(key, version, load)
    return cached ? withStale(response, cached) : response
  }

  return (
    request: FastifyRequest,
    reply: FastifyReply,
    key: CacheKey,
    load: () => Promise<unknown>,
  ): void => {
    find(JSON.stringify(key), load).then(
      (response) => send(request, reply, response),
      (error: unknown) => reply.send(error),
    )
  }
}
