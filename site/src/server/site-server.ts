import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'
import { TOKEN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import { createEarlyResponses, getTransportSecurity } from '@shop/server/early-responses.ts'
import type { Permitted } from '@shop/server/signed-permission.ts'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type preHandlerAsyncHookHandler,
} from 'fastify'
import { ANSWERS_WHILE_CLOSING } from 'monitoring/graceful-close.ts'
import { createLog } from 'monitoring/log.ts'
import { Registry } from 'monitoring/metrics.ts'
import {
  addRequestIds,
  createOpenRequest,
  watchOptions,
  watchRequests,
} from 'monitoring/watch-requests.ts'
import { toIsProxy, type TrustedProxies } from 'settings/trusted-proxies.ts'

import { createRemoteAddresses } from '../remote-addresses.ts'
import { createPageRenderer } from '../rendering/page-renderer.ts'
import type { RenderLimits } from '../rendering/render-thread.ts'
import { registerCrawlerRoutes } from './crawler-routes.ts'
import { derivedFile } from './derived-file.ts'
import { encodeBody, type EncodedBody, sendEncoded } from './encoded-body.ts'
import { registerLicenseIndex } from './license-index.ts'
import { createPageSender } from './page-sender.ts'
import { createPageResolver } from './resolve-page.ts'
import { addResponseCache } from './response-cache.ts'
import { createScriptSender } from './script-sender.ts'
import { sendNotFound } from './send-not-found.ts'
import { createSiteMetrics, toRoute } from './site-metrics.ts'
import { createSymlinkCheck } from './symlink-check.ts'
import { createTesterGate } from './tester-gate.ts'
import { sendRefusal } from './tester-refusals.ts'
import { isVersionFile } from './version-file.ts'
import { createVersionHook, type EnsureVersion } from './version-hook.ts'
import { readVisitorChoice } from './visitor-choice.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}

/** Of files that browsers load from another origin, which checks nobody and tells how long it took. */
const SHARED_HEADERS = { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' }

/** Of what is no page: it runs nothing when it is opened by itself. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

interface SiteOptions {
  /** False leaves all rendering to the browser. */
  render?: boolean
  renderLimits?: Partial<RenderLimits>
  /** A visitor waits so long for a page to be rendered, in milliseconds; then the browser renders it. */
  renderBudgetMs?: number
  /** Who may run versions that were never live; by default nobody. */
  testers?: Permitted
  log?: FastifyBaseLogger
  /** Proxies in front of the site, whose ids of requests are believed. */
  trustProxy?: TrustedProxies
  /** Where the site itself reaches the configuration's origins, by origin. */
  internalOrigins?: Readonly<Record<string, string>>
  /** Sees to it that a version is in the folder, if it is published. */
  ensureVersion?: EnsureVersion | undefined
  /** Where browsers load remotes from; from here by default. */
  remotesUrl?: string | undefined
  /** Takes what is counted. */
  metrics?: Registry
}

/**
 * Creates the server of a release folder: immutable pre-compressed files, HTML for page addresses, 404 for missing
 * files. It does not listen.
 * @param config what `/config.json` answers
 */
export async function createSiteServer(
  folder: string,
  config: RuntimeConfig,
  {
    render = true,
    renderLimits,
    renderBudgetMs = 300,
    testers = 'nobody',
    log = createLog({ service: 'site', level: 'warn', format: 'text', write: console.error }),
    trustProxy = false,
    internalOrigins = {},
    metrics = new Registry(),
    ensureVersion,
    remotesUrl,
  }: SiteOptions = {},
): Promise<FastifyInstance> {
  const { headers: earlyHeaders, ...early } = createEarlyResponses(config.siteUrl)
  const openRequest = createOpenRequest(toIsProxy(trustProxy))
  const app: FastifyInstance = Fastify({
    ...watchOptions(log, openRequest),
    routerOptions: { ignoreTrailingSlash: true },
    // The hook below does it, with our headers.
    http: { requireHostHeader: false },
    ...early,
    ...ANSWERS_WHILE_CLOSING,
  })
  addRequestIds(app, openRequest)
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, earlyHeaders).end()
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host) return done()
    void reply.code(400).send({ message: 'The request could not be read.' })
  })
  const isRegularPath = createSymlinkCheck(folder)
  const gate = createTesterGate(folder, config.siteUrl, testers)
  app.addHook('onRequest', gate.followLink)
  if (ensureVersion) app.addHook('onRequest', createVersionHook(ensureVersion))

  const addresses = createRemoteAddresses(remotesUrl)
  const siteMetrics = createSiteMetrics(metrics)
  const renderer = render
    ? createPageRenderer(folder, config, {
        limits: renderLimits,
        log,
        metrics: siteMetrics,
        internalOrigins,
        addresses,
      })
    : null
  app.addHook('onClose', (_app, done) => {
    renderer?.close()
    done()
  })

  function serveJson(
    address: string,
    read: () => Promise<EncodedBody>,
    preHandler: preHandlerAsyncHookHandler[] = [],
  ) {
    app.get(address, { preHandler }, async (request, reply) => {
      const body = await read()
      void reply.type('application/json; charset=utf-8').header('Cache-Control', REVALIDATE)
      return sendEncoded(request, reply, body)
    })
  }

  const encodedConfig = encodeBody(JSON.stringify(config))
  serveJson('/config.json', () => encodedConfig)
  const readFile = (file: string, change: (text: string) => string) =>
    derivedFile(path.join(folder, file), (text) => encodeBody(change(text)))
  serveJson('/discovery.json', readFile('discovery.json', addresses.moveDiscovery))
  serveJson('/versions.json', readFile('versions.json', String), [gate.rejectVisitors])
  registerCrawlerRoutes(app, folder, config, { isRegularPath, internalOrigins })
  registerLicenseIndex(app, folder, config.siteUrl)

  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(response, file) {
      const immutable = !/\.(html|json)(\.br|\.gz)?$/.test(file)
      response.setHeader('Cache-Control', immutable ? IMMUTABLE : REVALIDATE)
      response.setHeader('Vary', 'Accept-Encoding')
    },
  })

  const securityHeaders = { ...SECURITY_HEADERS, ...getTransportSecurity(config.siteUrl) }
  app.addHook('onSend', (request, reply, _payload, done) => {
    const carriesToken = request.url.includes(`${TOKEN_PARAMETER}=`)
    void reply.headers(securityHeaders)
    if (gate.isPrivate(request)) void reply.header('Cache-Control', 'private, no-cache')
    void reply.header(
      'Referrer-Policy',
      carriesToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
    )
    if (!reply.hasHeader('Content-Security-Policy')) {
      void reply.header('Content-Security-Policy', FILE_POLICY)
    }
    done()
  })

  // After all that changes responses.
  const responses = addResponseCache(app, folder, {
    onHit: siteMetrics.countCached,
    toRequestId: (request) => openRequest(request).context.reqId,
  })
  watchRequests(app.server, { log, metrics, openRequest, toRoute })
  const pages = createPageSender(folder, config, {
    isRegularPath,
    renderer,
    budgetMs: renderBudgetMs,
    addresses,
    responses,
    metrics: siteMetrics,
  })
  const resolvePage = createPageResolver(folder, {
    isRegularPath,
    addresses,
    onRelease: pages.keepOnly,
    onUnreadable: (error) => log.error(error, 'The live release could not be read'),
  })
  const sendScript = createScriptSender(folder, isRegularPath, responses)

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const address = path.posix.normalize(`/${request.params['*']}`)
    if (!isVersionFile(address)) return answerPage(request, reply)
    if (!(await gate.allows(request, address))) return answerPage(request, reply)
    // Another origin may have it from here.
    if (remotesUrl !== undefined && !gate.isPrivate(request)) void reply.headers(SHARED_HEADERS)
    if (address.endsWith('.js')) {
      return sendScript(request, reply, address, !gate.isPrivate(request))
    }
    return isRegularPath(address) ? reply.sendFile(address) : sendNotFound(reply)
  })

  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? answerPage(request, reply)
      : sendNotFound(reply),
  )

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    // Not parsed by URL(), which takes the first segment of `//x/y` for a host.
    const [pathname = '/'] = request.url.split('?', 1)
    const choice = readVisitorChoice(request.url, request.headers.cookie)
    const isRefused = choice.overrides.size > 0 && !(await gate.isTester(request))
    const page = resolvePage(pathname, isRefused ? { ...choice, overrides: new Map() } : choice)
    const shown = page?.alone?.base ?? `/${page?.file}`
    if (page && !(await gate.allows(request, shown))) return sendRefusal(reply, 'version')
    // What a tester gets at this address is another page.
    if (page && isRefused) return pages.send(request, reply, { ...page, isOwn: true })
    return page ? pages.send(request, reply, page) : sendNotFound(reply)
  }

  await renderer?.warm()
  return app
}
