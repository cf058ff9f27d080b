import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

import { nullIfMissing } from '../null-if-missing.ts'
import { createEncodedBody, type EncodedBody, sendEncoded, sizeOf } from './encoded-body.ts'
import type { ResponseCache } from './response-cache.ts'
import { sendNotFound } from './send-not-found.ts'

/** The scripts of some twenty versions. */
const MAX_CACHED_BYTES = 64 * 2 ** 20

/** Reads a script with the compressed copies beside it. @throws when there is no script */
async function readScript(file: string): Promise<EncodedBody> {
  const [identity, gzip, br] = await Promise.all([
    readFile(file),
    readFile(`${file}.gz`).catch(nullIfMissing),
    readFile(`${file}.br`).catch(nullIfMissing),
  ])
  return createEncodedBody({ identity, ...(gzip && { gzip }), ...(br && { br }) })
}

/**
 * Creates a function that answers with a script of a published version, from memory once it was asked for: a version's
 * files never change, though they may be pruned.
 * @param isRegularPath whether a file may be read
 */
export function createScriptSender(
  folder: string,
  isRegularPath: (file: string) => boolean,
  responses: ResponseCache,
) {
  const cache = new LRUCache<string, EncodedBody>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: sizeOf,
    fetchMethod: (address) => readScript(path.join(folder, address)),
  })
  /** @param isPublic whether anybody may have it */
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    isPublic: boolean,
  ) => {
    const file = path.join(folder, address)
    const cached = cache.get(address)
    if (!cached && !isRegularPath(address)) return sendNotFound(reply)
    if (!existsSync(file)) return reply.callNotFound()
    const body = cached ?? (await cache.forceFetch(address))
    if (isPublic) responses.allow(request, { isCurrent: () => existsSync(file) })
    void reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
    return sendEncoded(request, reply, body)
  }
}
