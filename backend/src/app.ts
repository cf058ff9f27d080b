import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import swagger from '@fastify/swagger'
import { UCP_API_PATH } from '@shop/contracts/rules/ucp.ts'
import {
  createEarlyResponses,
  HTTP_LIMITS,
  REQUEST_TIMEOUT_MS,
} from '@shop/server/early-responses.ts'
import Fastify from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { ANSWERS_WHILE_CLOSING } from 'monitoring/graceful-close.ts'
import {
  addRequestIds,
  createOpenRequest,
  watchOptions,
  watchRequests,
} from 'monitoring/watch-requests.ts'
import { toIsProxy, toTrustProxyOption } from 'settings/trusted-proxies.ts'
import { z } from 'zod/mini'

import { createProvider } from './domain/payment-providers/create-provider.ts'
import { createProductSearch } from './domain/search/product-search.ts'
import { findBrand } from './domain/settings/brand.ts'
import { cancelledRoutes } from './faces/card-page/cancelled.routes.ts'
import { cardRoutes } from './faces/card-page/card.routes.ts'
import { officeRoutes } from './faces/office/office.routes.ts'
import { registerCsrfProtection } from './faces/portal/csrf.ts'
import { portalRoutes } from './faces/portal/portal.routes.ts'
import type { Services } from './faces/services.ts'
import { accountRoutes } from './faces/shop-api/account/account.routes.ts'
import { accountOrdersRoutes } from './faces/shop-api/account/account-orders.routes.ts'
import { favouriteRoutes } from './faces/shop-api/account/favourite.routes.ts'
import { agentRoutes } from './faces/shop-api/agent.routes.ts'
import { bestSellerRoutes } from './faces/shop-api/best-seller.routes.ts'
import { blogPostRoutes } from './faces/shop-api/blog-post.routes.ts'
import { catalogRoutes } from './faces/shop-api/catalog.routes.ts'
import { contentPageRoutes } from './faces/shop-api/content-page.routes.ts'
import { couponRoutes } from './faces/shop-api/coupon.routes.ts'
import { failureReportRoutes } from './faces/shop-api/failure-report.routes.ts'
import { formRoutes } from './faces/shop-api/form.routes.ts'
import { mediaRoutes } from './faces/shop-api/media.routes.ts'
import { orderRoutes } from './faces/shop-api/order.routes.ts'
import { paymentRoutes } from './faces/shop-api/payment.routes.ts'
import { releaseDashboardRoutes } from './faces/shop-api/release-dashboard.routes.ts'
import { searchRoutes } from './faces/shop-api/search.routes.ts'
import { shopSettingsRoutes } from './faces/shop-api/shop-settings.routes.ts'
import { stockRoutes } from './faces/shop-api/stock.routes.ts'
import { translationRoutes } from './faces/shop-api/translation.routes.ts'
import { userRoutes } from './faces/shop-api/user.routes.ts'
import { webhookRoutes } from './faces/shop-api/webhook.routes.ts'
import { ucpRoutes } from './faces/ucp/ucp.routes.ts'
import { createTokens } from './platform/auth/tokens.ts'
import type { Deps } from './platform/deps.ts'
import type { App } from './platform/http/app.types.ts'
import { handleError } from './platform/http/error.handler.ts'
import { describeCalls } from './platform/http/openapi.ts'
import {
  rejectUnknownAddress,
  rejectUnusableInput,
  requireHost,
} from './platform/http/reject-unusable-requests.ts'
import { deriveKey, registerSecurity } from './platform/http/security.ts'
import { createPictureStore } from './platform/media/picture-store.ts'
import { trackRoutes } from './platform/monitoring/backend-metrics.ts'
import { assetsRoutes } from './platform/pages/assets.ts'
import { createPageErrorHandler } from './platform/pages/error.page.ts'
import { registerBrand } from './platform/pages/request-brand.ts'
import { createRateLimiter } from './platform/rate-limits/rate-limit.ts'

/** Prefix of every path of the API. */
export const API_BASE = '/api/v1.0'

// `zod/mini`, which the contracts use, comes without error messages.
z.config(z.locales.en())

function createApp({ config, log, metrics }: Deps): App {
  const openRequest = createOpenRequest(toIsProxy(config.trustProxy))
  const {
    headers,
    describe: _,
    ...early
  } = createEarlyResponses(config.backendUrl, `${config.siteOrigins[0]}/`)
  const app = Fastify({
    ...watchOptions(log, openRequest),
    trustProxy: toTrustProxyOption(config.trustProxy),
    bodyLimit: 256 * 1024,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: HTTP_LIMITS,
    ...early,
    ...ANSWERS_WHILE_CLOSING,
    // A route says best that there is nothing of that name, however long.
    routerOptions: { maxParamLength: 8_192 },
  }).withTypeProvider<ZodTypeProvider>()
  addRequestIds(app, openRequest)
  watchRequests(app.server, { log, metrics, openRequest, toRoute: trackRoutes(app) })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.decorateRequest('user', null)
  app.addHook('preValidation', rejectUnusableInput)
  app.removeContentTypeParser('text/plain')
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, connection: 'close' }).end()
  })
  return app
}

async function registerPlugins(app: App, { config }: Deps): Promise<void> {
  await registerSecurity(app, config)
  app.addHook('onRequest', requireHost)
  app.addHook('onRequest', rejectUnknownAddress)
  await app.register(cookie, { secret: deriveKey(config, 'form state') })
  await registerCsrfProtection(app, config)
  await app.register(formbody)
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Shop API', version: '1.0.0' } },
    transform: jsonSchemaTransform,
  })
}

function createServices(deps: Deps): Services {
  return {
    ...deps,
    tokens: createTokens(deps),
    provider: createProvider(deps),
    pictures: createPictureStore(deps.config.uploadsDir, deps.pictureStorage),
    rateLimit: createRateLimiter(deps),
    getProductIndex: createProductSearch(deps),
  }
}

/** Builds the app without listening; tests call it by `inject`. */
export async function buildApp(deps: Deps): Promise<App> {
  const app = createApp(deps)
  await registerPlugins(app, deps)
  const services = createServices(deps)
  await app.register(
    async (api: App) => {
      userRoutes(api, services)
      agentRoutes(api, services)
      couponRoutes(api, services)
      catalogRoutes(api, services)
      searchRoutes(api, services)
      bestSellerRoutes(api, services)
      contentPageRoutes(api, services)
      blogPostRoutes(api, services)
      stockRoutes(api, services)
      orderRoutes(api, services)
      paymentRoutes(api, services)
      accountRoutes(api, services)
      accountOrdersRoutes(api, services)
      favouriteRoutes(api, services)
      translationRoutes(api)
      formRoutes(api, services)
      shopSettingsRoutes(api, services)
      await officeRoutes(api, services)
      await failureReportRoutes(api, services)
      releaseDashboardRoutes(api, services)
      await api.register(async (ucp: App) => ucpRoutes(ucp, services), { prefix: UCP_API_PATH })
    },
    { prefix: API_BASE },
  )
  await webhookRoutes(app, services)
  await app.register(async (pages: App) => {
    pages.setErrorHandler(createPageErrorHandler(services))
    registerBrand(pages, () => findBrand(services))
    if (services.provider.name === 'test') cardRoutes(pages, services)
    else cancelledRoutes(pages, services)
    portalRoutes(pages, services)
  })
  assetsRoutes(app)
  await mediaRoutes(app, services)
  app.get('/openapi.json', { schema: { hide: true } }, () =>
    // The office describes itself to those whom it lets in.
    describeCalls(app, (path) => !path.startsWith(`${API_BASE}/office/`)),
  )
  return app
}
