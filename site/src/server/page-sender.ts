import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

import { createContentSecurityPolicy } from './content-security-policy.ts'
import { encodeBody, type EncodedBody, sendEncoded, sizeOf } from './encoded-body.ts'
import { fillPlaceholders } from './html-placeholders.ts'
import type { ResolvedPage } from './resolve-page.ts'
import { sendNotFound } from './send-not-found.ts'

/** Some thousands of pages. */
const MAX_CACHED_BYTES = 64 * 2 ** 20

interface Page {
  body: EncodedBody
  contentSecurityPolicy: string
}

/**
 * Creates a function that answers with a page. A page's file never changes, since its name or folder is the hash of
 * what is in it, so that it is checked, read, filled in and compressed once.
 * @param isRegularPath whether a file may be read
 */
export function createPageSender(
  folder: string,
  config: RuntimeConfig,
  isRegularPath: (file: string) => boolean,
) {
  const cache = new LRUCache<string, Page>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ body }) => sizeOf(body),
    async fetchMethod(file) {
      const html = fillPlaceholders(await readFile(path.join(folder, file), 'utf8'), config)
      return {
        body: await encodeBody(html),
        contentSecurityPolicy: createContentSecurityPolicy(html, config),
      }
    },
  })
  return async (request: FastifyRequest, reply: FastifyReply, page: ResolvedPage) => {
    const cached = cache.get(page.file)
    if (!cached && !isRegularPath(page.file)) return sendNotFound(reply)
    const { body, contentSecurityPolicy } = cached ?? (await cache.forceFetch(page.file))
    if (!page.indexable) void reply.header('X-Robots-Tag', 'noindex')
    void reply
      .code(page.status)
      .type('text/html')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', contentSecurityPolicy)
    return sendEncoded(request, reply, body)
  }
}
