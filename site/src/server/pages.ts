import path from 'node:path'

import { cookieNames, TOKEN_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'
import { withoutLanguagePrefix } from '@shop/contracts/rules/language-address.ts'
import { fromMarkdownAddress, toMarkdownAddress } from '@shop/contracts/rules/markdown-address.ts'
import { REMOTE_NAME_PATTERN } from '@shop/contracts/rules/remote-name.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { PageRenderer } from '../rendering/page-renderer.ts'
import { createPolicyWriter } from './content-security-policy.ts'
import { sendEncoded, withPolicy } from './encoded-body.ts'
import { FRESH_SECONDS, type PageResponse, STALE_SECONDS } from './page-cache.ts'
import { readParameter } from './page-query.ts'
import { createPageResponses } from './page-responses.ts'
import { type PageMarkdown, type PageSource, toPageSource } from './page-source.ts'
import { createPageResolver, type ResolvedPage } from './resolve-page.ts'
import type { SiteContext } from './site-context.ts'
import { refuse } from './tester-refusals.ts'
import { readVisitorChoice } from './visitor-choice.ts'

/** Files of published versions, which never change; a version that is still being copied starts with a dot. */
const versionFile = new RegExp(`^/(shell|${REMOTE_NAME_PATTERN})(/[^/.][^/]*)+$`)

const YEAR_S = 365 * 24 * 3_600

/** The page is the same for all who have the same cookies. */
const SHARED = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`

/** For a page that the browser renders, or whose visitor has chosen its versions. */
const PRIVATE = 'private, no-cache'

/** For a page of a preview, which is gone with it. */
const NOT_STORED = 'private, no-store'

/** A page depends on cookies; which, `docs/operations.md` says. */
const VARY = 'Accept-Encoding, Cookie'

/** A page whose address names its language is the same for all visitors while no remote has a canary. */
const SHARED_VARY = 'Accept-Encoding'

/** With it, nginx asks for the address of a page without the parameters that the page does not read. */
const REDIRECT_HEADER = 'x-page-redirect'

/** Files that browsers load from another origin are public, and their loading times may be measured. */
const CROSS_ORIGIN_HEADERS = { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' }

const isVersionFile = (address: string) =>
  versionFile.test(address) && path.posix.basename(address).includes('.')

const sendNotFound = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found\n')

const RETRY_AFTER_SECONDS = 60

const sendUnavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('Retry-After', RETRY_AFTER_SECONDS)
    .type('text/plain')
    .send('This cannot be read right now\n')

/** Null where no page is. */
const hasMarkdown = (page: ResolvedPage | null) =>
  !page || page.kind === 'notFound' ? null : page.kind === 'page' && page.hasMarkdown

interface Options extends SiteContext {
  /** Null leaves all rendering to the browser. */
  renderer: PageRenderer | null
  renderBudgetMs: number
  /** Whether browsers load remotes from another origin. */
  hasOtherOrigin: boolean
}

/** The shell reads it, so that scripts may, too. */
const toVisitorCookie = (id: string) =>
  `${cookieNames.visitor}=${id}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`

function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, isOfLanguage, isIndexable, preview, ...source }: PageSource,
  { kind, body, status, redirect }: PageResponse,
  { policy, siteUrl }: { policy: string; siteUrl: string },
) {
  const isMarkdown = kind === 'markdown'
  const isShared = (kind === 'rendered' || isMarkdown) && source.isShared && status < 400
  if (isMarkdown) {
    void reply.header('Link', `<${new URL(source.url, siteUrl).href}>; rel="canonical"`)
  }
  if (!isIndexable || isMarkdown) void reply.header('X-Robots-Tag', 'noindex')
  if (page.kind !== 'standalone' && page.newVisitorId !== undefined) {
    void reply.header('Set-Cookie', toVisitorCookie(page.newVisitorId))
  }
  // nginx would send it beyond its end, for as long as what takes its place is not to be stored: it heeds the first of two headers.
  if (isShared && request.headers[REDIRECT_HEADER])
    void reply.header('X-Accel-Expires', FRESH_SECONDS)
  void reply
    .header('Cache-Control', isShared ? SHARED : preview ? NOT_STORED : PRIVATE)
    .header('Content-Security-Policy', policy)
  const vary = isMarkdown || (isShared && isOfLanguage) ? SHARED_VARY : VARY
  if (redirect !== null) return reply.header('Vary', vary).redirect(redirect, 302)
  void reply.code(status).type(`text/${isMarkdown ? 'markdown' : 'html'}; charset=utf-8`)
  return sendEncoded(request, reply, withPolicy(body, policy), vary)
}

/** Plugin that serves the pages, and the files of versions, which share the addresses below a front end's name. */
export async function pages(app: FastifyInstance, site: Options): Promise<void> {
  const { folder, config, liveConfig, release, gate, isReadable, addresses, metrics, renderer } =
    site
  const resolvePage = createPageResolver(folder, release, isReadable)
  const writePolicy = createPolicyWriter(config)
  const findResponse = createPageResponses(folder, config, {
    isReadable,
    renderer,
    budgetMs: site.renderBudgetMs,
    addresses,
    metrics,
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const asked = fromMarkdownAddress(request.url)
    const address = asked ?? request.url
    // URL() would take the first segment of `//x/y` for a host.
    const [pathname = '/'] = address.split('?', 1)
    const preview = gate.readPreview(request)
    // Not silently the live shop: whoever follows what was said of the preview would look at something else.
    if (preview === 'ended') return refuse(request, reply, 'ended')
    const choice = readVisitorChoice(request.url, request.headers.cookie)
    const isRefused = choice.overrides.size > 0 && !gate.isTester(request)
    const wanted = isRefused ? [] : choice.overrides
    const overrides = new Map([...(preview?.versions ?? []), ...wanted])
    const resolve = (path: string) => resolvePage(path, { ...choice, overrides })
    const page = resolve(withoutLanguagePrefix(pathname))
    if (!page) return sendNotFound(reply)
    const served = page.kind === 'standalone' ? page.remote.base : `/${page.file}`
    if (!gate.allows(request, served)) return refuse(request, reply, 'version')
    // A tester gets another page at this address.
    const configuration = liveConfig.read()
    const markdown: PageMarkdown | null =
      page.kind === 'page' &&
      renderer &&
      page.hasMarkdown &&
      configuration.config.machineReadable !== false
        ? { isAsked: asked !== null, has: (path) => hasMarkdown(resolve(path)) }
        : null
    if (asked !== null && !markdown) return sendNotFound(reply)
    const given = { address, configuration, isAlone: isRefused, preview, markdown }
    const source = toPageSource(request, page, given)
    const { url, isShared } = source
    const mayRender = readParameter(request.url, TOKEN_PARAMETER) === null
    const canonical = asked === null ? url : toMarkdownAddress(url)
    if (mayRender && isShared && canonical !== request.url && request.headers[REDIRECT_HEADER]) {
      return reply.header('X-Accel-Redirect', '@page').header('X-Page', canonical).send()
    }
    const response = await findResponse(source, mayRender)
    if (!response) return asked === null ? sendNotFound(reply) : sendUnavailable(reply)
    const policy = writePolicy(response.inlineScripts, page.origins)
    return sendResponse(request, reply, source, response, { policy, siteUrl: config.siteUrl })
  }

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const address = path.posix.normalize(`/${request.params['*']}`)
    if (!isVersionFile(address) || !gate.allows(request, address)) {
      return sendPage(request, reply)
    }
    if (site.hasOtherOrigin && !gate.isPrivate(request)) void reply.headers(CROSS_ORIGIN_HEADERS)
    return isReadable(address) ? reply.sendFile(address) : sendNotFound(reply)
  })

  app.setNotFoundHandler(sendPage)
}
