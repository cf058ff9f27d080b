import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'
import { cookieNames, TOKEN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

import { toRemotePage, toShellPage, toStandalonePage } from '../generate/pages.ts'
import type { RemoteAddresses } from '../remote-addresses.ts'
import { composeLayout, composePage } from '../rendering/compose-page.ts'
import type { PageRenderer } from '../rendering/page-renderer.ts'
import { answerInTime } from './answer-in-time.ts'
import { createContentSecurityPolicy } from './content-security-policy.ts'
import {
  encodeBody,
  type EncodedBody,
  encodeRenewedBody,
  sendEncoded,
  sizeOf,
} from './encoded-body.ts'
import { fillPlaceholders } from './html-placeholders.ts'
import { readDigests } from './read-digests.ts'
import { readLanguage } from './read-language.ts'
import {
  FRESH_SECONDS,
  type RenderContext,
  type RenderedAnswer,
  RenderedAnswers,
  STALE_SECONDS,
} from './rendered-answers.ts'
import type { ResolvedPage } from './resolve-page.ts'
import type { ResponseCache } from './response-cache.ts'
import { sendNotFound } from './send-not-found.ts'
import type { SiteMetrics } from './site-metrics.ts'
import { withoutOverrides } from './visitor-choice.ts'

/** Some thousands of pages. */
const MAX_CACHED_BYTES = 64 * 2 ** 20

/** The shell around the place of pages that were late. */
const MAX_LAYOUT_BYTES = 4 * 2 ** 20

const tokenParameter = new RegExp(`[?&]${TOKEN_PARAMETER}=`)

const YEAR_S = 365 * 24 * 3_600

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

/** The shell reads it, so that it is for scripts too. */
const toVisitorCookie = (id: string) =>
  `${cookieNames.visitor}=${id}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`

/** Pages of versions without a page of their own are forgotten with each release: none is one of its files. */
function toKey({ file, made, alone }: ResolvedPage): string {
  if (alone) return `${file}|${alone.entry}`
  return made ? `${file}|${made.entry.url}|${made.pattern}` : file
}

/** Whether others may get the same. */
const isShared = (page: ResolvedPage, answer: RenderedAnswer) =>
  !answer.isLayout && !page.isOwn && answer.status < 400

/** Answers with pages. */
export interface PageSender {
  send: (request: FastifyRequest, reply: FastifyReply, page: ResolvedPage) => Promise<FastifyReply>
  /** Forgets rendered pages, but those that were put into these files. */
  keepOnly: (files: ReadonlySet<string>) => void
}

interface Options {
  /** Whether a file may be read. */
  isRegularPath: (file: string) => boolean
  /** Null renders nothing. */
  renderer: PageRenderer | null
  /** Longest time that a visitor waits for it, in milliseconds. */
  budgetMs: number
  /** Where browsers load remotes from. */
  addresses: RemoteAddresses
  responses: ResponseCache
  metrics: Pick<SiteMetrics, 'countPage' | 'countLookup'>
}

/**
 * Creates what answers with a page, rendered if it can be in time; else the shell around its place. The file of a page never changes, since its
 * name or folder is the hash of what is in it, so that it is checked, read, filled in and compressed once.
 */
export function createPageSender(
  folder: string,
  config: RuntimeConfig,
  { isRegularPath, renderer, budgetMs, addresses, responses, metrics }: Options,
): PageSender {
  const files = new LRUCache<string, Page, ResolvedPage>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ body }) => sizeOf(body),
    async fetchMethod(_key, _stale, { context: page }) {
      const filled = fillPlaceholders(await createPage(page), config)
      // A remote alone is complete where it is.
      const html = page.alone ? filled : addresses.movePage(filled)
      return {
        html,
        body: await encodeBody(html),
        contentSecurityPolicy: createContentSecurityPolicy(html, config),
      }
    },
  })

  async function createPage({ file, made, alone }: ResolvedPage): Promise<string> {
    const built = await readFile(path.join(folder, file), 'utf8')
    if (alone) return toStandalonePage(built, alone)
    // Of a shell that is not live, it is as built.
    const text = toShellPage(built)
    if (!made) return text
    return toRemotePage(text, made.entry, made.pattern, await readDigests(folder, made.entry))
  }

  const fetchPage = (page: ResolvedPage) => files.forceFetch(toKey(page), { context: page })

  const answers = new RenderedAnswers(async ({ page, url, language }) => {
    const { html } = await fetchPage(page)
    const { owner = null, shell } = page
    const rendered = await (renderer as PageRenderer).render({ url, owner, language, shell })
    const { redirect, status } = rendered
    const text = redirect === null ? composePage(html, rendered, language) : ''
    return { body: await encodeRenewedBody(text), status, redirect }
  })

  const layouts = new LRUCache<string, RenderedAnswer, RenderContext>({
    maxSize: MAX_LAYOUT_BYTES,
    sizeCalculation: ({ body }, key) => sizeOf(body) + key.length,
    async fetchMethod(_key, _stale, { context: { page, url, language } }) {
      const { html } = await fetchPage(page)
      const layout = await renderer?.renderLayout({ url, language, shell: page.shell })
      if (!layout) return undefined
      const body = await encodeRenewedBody(composeLayout(html, layout, language))
      return { body, status: 200, redirect: null, isLayout: true }
    },
  })

  async function findAnswer(request: FastifyRequest, page: ResolvedPage) {
    if (!renderer || page.owner === undefined || tokenParameter.test(request.url)) return undefined
    const url = withoutOverrides(request.url)
    const language = readLanguage(request.headers.cookie)
    const context = { page, url, language }
    const address = `${language} ${url}`
    const answer = answers.find(toKey(page), address, context)
    if (!(answer instanceof Promise)) {
      const freshMs = answers.getFreshMs(toKey(page), address)
      metrics.countLookup(freshMs > 0 ? 'fresh' : 'stale')
      if (freshMs > 0 && isShared(page, answer)) {
        responses.allow(request, { expiresAt: Date.now() + freshMs })
      }
      return answer
    }
    metrics.countLookup('miss')
    const getLayout = () => layouts.fetch(`${toKey(page)} ${address}`, { context })
    return answerInTime(answer, getLayout, budgetMs)
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: ResolvedPage) {
    const cached = files.get(toKey(page))
    if (!cached && !isRegularPath(page.file)) return sendNotFound(reply)
    const { body, contentSecurityPolicy } = cached ?? (await fetchPage(page))
    const answer = await findAnswer(request, page)
    metrics.countPage(answer ? (answer.isLayout ? 'layout' : 'rendered') : 'unrendered')
    const vary = page.owner === undefined && !page.isOwn ? undefined : VARY
    if (!page.indexable) void reply.header('X-Robots-Tag', 'noindex')
    if (page.drawnId !== undefined) void reply.header('Set-Cookie', toVisitorCookie(page.drawnId))
    void reply
      .header('Cache-Control', answer && isShared(page, answer) ? SHARED : OWN)
      .header('Content-Security-Policy', contentSecurityPolicy)
    if (answer && answer.redirect !== null) {
      return reply.header('Vary', VARY).redirect(answer.redirect, 302)
    }
    void reply
      .code(answer && page.status === 200 ? answer.status : page.status)
      .type('text/html; charset=utf-8')
    return sendEncoded(request, reply, answer?.body ?? body, vary)
  }

  return {
    send,
    keepOnly(kept) {
      answers.keepOnly(kept)
      layouts.clear()
    },
  }
}
