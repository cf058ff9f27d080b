import { searchPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { ucpCapabilities, type UcpCapability } from '@shop/contracts/rules/ucp.ts'
import { getNetwork } from '@shop/server/client-network.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import { findSetting } from '../../domain/settings/shop-settings.store.ts'
import { createNotFound, TooManyRequestsError } from '../../platform/errors/http-error.ts'
import type { App } from '../../platform/http/app.types.ts'
import { describeError, RETRY_AFTER_SECONDS } from '../../platform/http/error.handler.ts'
import { createFetchPublic } from '../../platform/http/fetch-public.ts'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import { findAcceptedLanguage } from '../../platform/i18n/accepted-language.ts'
import type { Language } from '../../platform/i18n/messages.ts'
import { limitRequests } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { createAgentProfiles } from './agent-profile.ts'
import { getProduct, handOver, lookupCatalog, searchCatalog } from './catalog.ts'
import { describeFailure, hasCommon, requireVersion } from './negotiate.ts'
import { toPageUrl } from './to-ucp-product.ts'
import { lookupRequest, orderRequest, productRequest, searchRequest } from './ucp.requests.ts'
import { UcpError } from './ucp-error.ts'

const MAX_CACHE_BYTES = 16 * 1024 * 1024

const codes: Record<number, string> = {
  400: 'invalid_request',
  404: 'not_found',
  413: 'request_too_large',
  415: 'invalid_request',
  429: 'rate_limited',
  503: 'unavailable',
}

interface AnyBody {
  query?: string | undefined
  context?: { language?: string | undefined } | undefined
}

const readBody = ({ body }: FastifyRequest) => (body ?? {}) as AnyBody

/** The language that the context asks for, else the header, else English. */
function findLanguage(request: FastifyRequest): Language {
  const language = readBody(request).context?.language
  const headers = language ? { 'accept-language': language } : request.headers
  return findAcceptedLanguage({ headers }) ?? findAcceptedLanguage(request) ?? 'en'
}

/** Where a person goes on when the agent cannot. */
function toContinueUrl({ config }: Services, request: FastifyRequest): string {
  const { query } = readBody(request)
  const path = typeof query === 'string' ? searchPath(query) : sitePaths.shop
  return toPageUrl({ siteUrl: config.siteOrigins[0], lang: findLanguage(request) }, path)
}

/** What the protocol says of a request that it refuses; its other errors are statuses of HTTP. */
const createErrorHandler =
  (services: Services) =>
  (error: Parameters<typeof describeError>[0], request: FastifyRequest, reply: FastifyReply) => {
    const { status, message: content } = describeError(error)
    if (status >= 500) request.log.error(error)
    if (status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS)
    if (error instanceof TooManyRequestsError)
      void reply.header('retry-after', error.retryAfterSeconds)
    const code = error instanceof UcpError ? error.code : (codes[status] ?? 'failed')
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({
        code,
        content,
        ...(error instanceof UcpError && { continue_url: toContinueUrl(services, request) }),
      })
  }

/**
 * The catalogue by the Universal Commerce Protocol, for agents. Whoever asks names their profile, which is fetched, and whose
 * version and capabilities are negotiated with each request.
 */
export function ucpRoutes(app: App, services: Services): void {
  const { db, config } = services
  const sendCached = createResponseCache(MAX_CACHE_BYTES)
  const countCall = limitRequests(services, 'catalogAgents', {
    key: getNetwork,
    message: 'form.tooManySearches',
  })
  const limits = [
    limitRequests(services, 'agentProfiles', { key: getNetwork }),
    limitRequests(services, 'allAgentProfiles', { key: () => 'all' }),
  ]
  const { fetchPublic = createFetchPublic() } = services
  const findProfile = createAgentProfiles(fetchPublic, async (request) => {
    for (const limit of limits) await limit(request)
  })

  app.setErrorHandler(createErrorHandler(services))
  app.addHook('onRequest', async () => {
    const { texts } = await findSetting(db, config, 'machines')
    if (texts === 'unpublished') throw createNotFound()
  })

  /** A call; without a capability, one that the shop offers to nobody. */
  function addCall<Body extends z.ZodMiniType>(
    url: string,
    { capability, body, description }: { capability?: UcpCapability } & Description<Body>,
    load: (services: Services, body: z.infer<Body>, lang: Language) => Promise<object>,
  ) {
    app.post(
      url,
      {
        schema: { description, body, response: { 200: z.looseObject({ ucp: z.unknown() }) } },
        preHandler: countCall,
      },
      async (request, reply) => {
        const profile = await findProfile(request)
        requireVersion(profile)
        const lang = findLanguage(request)
        void reply.header('content-language', lang)
        if (capability && !hasCommon(profile, capability))
          return describeFailure(undefined, {
            code: 'capabilities_incompatible',
            content: `${capability}: agent and shop have no version of it in common.`,
            continueUrl: toContinueUrl(services, request),
          })
        const asked = request.body as z.infer<Body>
        const key = [url, lang, JSON.stringify(asked)]
        sendCached(request, reply, key, () => load(services, asked, lang))
        return reply
      },
    )
  }

  const { search, lookup } = ucpCapabilities
  addCall(
    '/catalog/search',
    { capability: search, body: searchRequest, description: 'Products by words and filters.' },
    searchCatalog,
  )
  addCall(
    '/catalog/lookup',
    { capability: lookup, body: lookupRequest, description: 'Products by their ids.' },
    lookupCatalog,
  )
  addCall(
    '/catalog/product',
    { capability: lookup, body: productRequest, description: 'One product.' },
    getProduct,
  )
  for (const url of ['/checkout-sessions', '/carts']) {
    const description = 'Says where a person orders: there is no checkout for agents.'
    addCall(url, { body: orderRequest, description }, handOver)
  }
}

interface Description<Body> {
  body: Body
  description: string
}
