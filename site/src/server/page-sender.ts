import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'
import { TOKEN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

import { composePage } from '../rendering/compose-page.ts'
import type { PageRenderer } from '../rendering/page-renderer.ts'
import { createContentSecurityPolicy } from './content-security-policy.ts'
import { encodeBody, type EncodedBody, sendEncoded, sizeOf } from './encoded-body.ts'
import { fillPlaceholders } from './html-placeholders.ts'
import { readLanguage } from './read-language.ts'
import type { ResolvedPage } from './resolve-page.ts'
import { sendNotFound } from './send-not-found.ts'

/** Some thousands of pages. */
const MAX_CACHED_BYTES = 64 * 2 ** 20

/** Addresses with a token, and those of testers, whose versions only their browsers know. */
const PRIVATE_PARAMETERS = new RegExp(`[?&](?:${TOKEN_PARAMETER}|mf)=`)

/** A rendered page is renewed after that, in milliseconds. */
const FRESH_MS = 30_000

interface Page {
  html: string
  body: EncodedBody
  contentSecurityPolicy: string
}

interface Answer {
  body: EncodedBody
  status: number
  redirect: string | null
}

interface RenderContext {
  page: ResolvedPage & { pattern: string }
  url: string
  language: 'en' | 'ar'
}

/** The answer, if it comes in time. Failures are logged where they happen. */
function inTime(answer: Promise<Answer>, budgetMs: number): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), budgetMs)
    const settle = (settled?: Answer) => {
      clearTimeout(timer)
      resolve(settled)
    }
    answer.then(settle, () => settle())
  })
}

/**
 * Creates a function that answers with a page, rendered if it can be in time. The file of a page never changes, since its
 * name or folder is the hash of what is in it, so that it is checked, read, filled in and compressed once.
 * @param isRegularPath whether a file may be read
 * @param renderer null renders nothing
 * @param budgetMs longest time that a visitor waits for it, in milliseconds
 */
export function createPageSender(
  folder: string,
  config: RuntimeConfig,
  isRegularPath: (file: string) => boolean,
  renderer: PageRenderer | null,
  budgetMs: number,
) {
  const files = new LRUCache<string, Page>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ body }) => sizeOf(body),
    async fetchMethod(file) {
      const html = fillPlaceholders(await readFile(path.join(folder, file), 'utf8'), config)
      return {
        html,
        body: await encodeBody(html),
        contentSecurityPolicy: createContentSecurityPolicy(html, config),
      }
    },
  })

  const answers = new LRUCache<string, Answer, RenderContext>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ body }) => sizeOf(body),
    ttl: FRESH_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    async fetchMethod(_key, _stale, { context: { page, url, language } }) {
      const { html } = await files.forceFetch(page.file)
      const { pattern } = page
      const rendered = await (renderer as PageRenderer).render({ url, pattern, language })
      return {
        body: await encodeBody(composePage(html, rendered, language)),
        status: rendered.status,
        redirect: rendered.redirect,
      }
    },
  })

  async function findAnswer(request: FastifyRequest, page: ResolvedPage) {
    const { pattern } = page
    if (!renderer || pattern === undefined || PRIVATE_PARAMETERS.test(request.url)) return undefined
    const language = readLanguage(request.headers.cookie)
    const context = { page: { ...page, pattern }, url: request.url, language }
    return inTime(
      answers.forceFetch(`${page.file} ${language} ${request.url}`, { context }),
      budgetMs,
    )
  }

  return async (request: FastifyRequest, reply: FastifyReply, page: ResolvedPage) => {
    const cached = files.get(page.file)
    if (!cached && !isRegularPath(page.file)) return sendNotFound(reply)
    const { body, contentSecurityPolicy } = cached ?? (await files.forceFetch(page.file))
    const answer = await findAnswer(request, page)
    if (!page.indexable) void reply.header('X-Robots-Tag', 'noindex')
    if (answer?.redirect) return reply.redirect(answer.redirect, 302)
    void reply
      .code(answer && page.status === 200 ? answer.status : page.status)
      .type('text/html')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', contentSecurityPolicy)
    return sendEncoded(request, reply, answer?.body ?? body)
  }
}
