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

interface CachedResponse {
  etag: string
  body: Buffer
  gzipped: Buffer | null
}

interface CacheEntry {
  /** Version of the data that it was loaded from. */
  version: string
  response: Promise<CachedResponse>
}

async function toCachedResponse(value: unknown): Promise<CachedResponse> {
  const body = Buffer.from(JSON.stringify(value))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { etag, body, gzipped: body.length > MIN_GZIP_BYTES ? await gzipAsync(body) : null }
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
 * Caches public JSON responses by URL, serialised and compressed, until the data's version changes; while
 * the database is away, the former version is sent.
 * @param readVersion current version of the data
 * @param maxEntries the least recently used response is evicted first
 * @returns replies from the cache; calls `load` on a miss, once for concurrent requests
 */
export function createResponseCache(readVersion: () => Promise<string>, maxEntries = 2000) {
  const entries = new LRUCache<string, CacheEntry>({ max: maxEntries })

  /** Until the new version is there, the former entry stays the one to fall back to. */
  function refresh(url: string, version: string, load: () => Promise<unknown>): CacheEntry {
    const former = entries.get(url)
    const fresh = load().then(toCachedResponse)
    const entry = { version, response: former ? withStale(fresh, former.response) : fresh }
    entries.set(url, entry)
    fresh.then(
      () => (entry.response = fresh),
      (error: unknown) => {
        if (entries.peek(url) !== entry) return
        if (former && error instanceof DatabaseUnavailableError) entries.set(url, former)
        else entries.delete(url)
      },
    )
    return entry
  }

  async function find(url: string, load: () => Promise<unknown>): Promise<CachedResponse> {
    const version = await readVersion()
    const cached = entries.get(url)
    return (cached?.version === version ? cached : refresh(url, version, load)).response
  }

  return (request: FastifyRequest, reply: FastifyReply, load: () => Promise<unknown>): void => {
    find(request.url, load).then(
      (response) => send(request, reply, response),
      (error: unknown) => reply.send(error),
    )
  }
}
