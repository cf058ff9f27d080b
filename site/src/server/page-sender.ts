import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'
import { TOKEN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

import { composePage } from '../rendering/compose-page.ts'
import type { PageRenderer } from '../rendering/page-renderer.ts'
import { createContentSecurityPolicy } from './content-security-policy.ts'
import { encodeBody, type EncodedBody, RENEWED, sendEncoded, sizeOf } from './encoded-body.ts'
import { fillPlaceholders } from './html-placeholders.ts'
import { readLanguage } from './read-language.ts'
import {
  FRESH_SECONDS,
  type RenderedAnswer,
  RenderedAnswers,
  STALE_SECONDS,
} from './rendered-answers.ts'
import type { ResolvedPage } from './resolve-page.ts'
import { sendNotFound } from './send-not-found.ts'

/** Some thousands of pages. */
const MAX_CACHED_BYTES = 64 * 2 ** 20

/** Addresses with a token, and those of testers, whose versions only their browsers know. */
const PRIVATE_PARAMETERS = new RegExp(`[?&](?:${TOKEN_PARAMETER}|mf)=`)

/** Of a page that is the same for all who have the same cookies. */
const SHARED = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`

/** Of a page that the browser renders for its visitor: who comes next may get more. */
const OWN = 'private, no-cache'

/** A rendered page depends on cookies; which, `docs/operations.md` says. */
const VARY = 'Accept-Encoding, Cookie'

interface Page {
  html: string
  body: EncodedBody
  contentSecurityPolicy: string
}

/** The answer, if it comes in time. Failures are logged where they happen. */
function inTime(
  answer: Promise<RenderedAnswer>,
  budgetMs: number,
): Promise<RenderedAnswer | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), budgetMs)
    const settle = (settled?: RenderedAnswer) => {
      clearTimeout(timer)
      resolve(settled)
    }
    answer.then(settle, () => settle())
  })
}

/** Answers with pages. */
export interface PageSender {
  send: (request: FastifyRequest, reply: FastifyReply, page: ResolvedPage) => Promise<FastifyReply>
  /** Forgets rendered pages, but those that were put into these files. */
  keepOnly: (files: ReadonlySet<string>) => void
}

/**
 * Creates what answers with a page, rendered if it can be in time. The file of a page never changes, since its
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
): PageSender {
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

  const answers = new RenderedAnswers(async ({ page, url, language }) => {
    const { html } = await files.forceFetch(page.file)
    const { pattern } = page
    const rendered = await (renderer as PageRenderer).render({ url, pattern, language })
    const { redirect, status } = rendered
    const text = redirect === null ? composePage(html, rendered, language) : ''
    return { body: await encodeBody(text, RENEWED), status, redirect }
  })

  async function findAnswer(request: FastifyRequest, page: ResolvedPage) {
    const { pattern, file } = page
    const { url, headers } = request
    if (!renderer || pattern === undefined || PRIVATE_PARAMETERS.test(url)) return undefined
    const language = readLanguage(headers.cookie)
    const answer = answers.find(file, `${language} ${url}`, {
      page: { ...page, pattern },
      url,
      language,
    })
    return answer instanceof Promise ? inTime(answer, budgetMs) : answer
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: ResolvedPage) {
    const cached = files.get(page.file)
    if (!cached && !isRegularPath(page.file)) return sendNotFound(reply)
    const { body, contentSecurityPolicy } = cached ?? (await files.forceFetch(page.file))
    const answer = await findAnswer(request, page)
    const isShared = answer && page.indexable && answer.status < 400
    const vary = page.pattern === undefined ? undefined : VARY
    if (!page.indexable) void reply.header('X-Robots-Tag', 'noindex')
    void reply
      .header('Cache-Control', isShared ? SHARED : OWN)
      .header('Content-Security-Policy', contentSecurityPolicy)
    if (answer && answer.redirect !== null) {
      return reply.header('Vary', VARY).redirect(answer.redirect, 302)
    }
    void reply
      .code(answer && page.status === 200 ? answer.status : page.status)
      .type('text/html; charset=utf-8')
    return sendEncoded(request, reply, answer?.body ?? body, vary)
  }

  return { send, keepOnly: (kept) => answers.keepOnly(kept) }
}
