import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import Fastify from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { z } from 'zod/mini'

import { agentRoutes } from './agents/agent.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { createTokens } from './auth/tokens.ts'
import { cardRoutes } from './card-page/card.routes.ts'
import { testDriver } from './card-page/test.driver.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { couponRoutes } from './coupons/coupon.routes.ts'
import type { Deps, Services } from './deps.ts'
import type { App } from './http/app.types.ts'
import { answerError } from './http/error.handler.ts'
import { limiter } from './http/rate-limit.ts'
import { registerSecurity } from './http/security.ts'
import { refuseNul } from './http/text.guard.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { orderRoutes } from './orders/order.routes.ts'
import { styleRoutes } from './pages/style.routes.ts'
import { paymentRoutes } from './payments/payment.routes.ts'
import { webhookRoutes } from './payments/webhook.routes.ts'
import { portalRoutes } from './portal/portal.routes.ts'
import { cancelledRoutes } from './stripe/cancelled.routes.ts'
import { stripeDriver } from './stripe/stripe.driver.ts'
import { translationRoutes } from './translation/translation.routes.ts'
import { userRoutes } from './users/user.routes.ts'

/** Path that every call of the API starts with. */
export const API_BASE = '/api/v1.0'

// The contracts are in the small flavour of zod, which comes without texts for its errors.
z.config(z.locales.en())

function createApp({ config }: Deps): App {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 300 },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing at this address.' }),
  )
  app.decorateRequest('member', null)
  app.addHook('preValidation', refuseNul)
  app.removeContentTypeParser('text/plain')
  return app
}

async function registerPlugins(app: App, { config }: Deps): Promise<void> {
  await registerSecurity(app, config)
  await app.register(cookie)
  await app.register(formbody)
  await app.register(rateLimit, { global: false })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Shop API', version: '1.0.0' } },
    transform: jsonSchemaTransform,
  })
}

function createServices(app: App, deps: Deps): Services {
  const { stripe, backendUrl, rateLimits } = deps.config
  return {
    ...deps,
    tokens: createTokens(deps),
    driver: stripe ? stripeDriver(stripe, backendUrl) : testDriver(deps),
    limit: limiter(app, rateLimits),
  }
}

/** Makes the backend; it answers `inject` and listens only when told to. */
export async function build(deps: Deps): Promise<App> {
  const app = createApp(deps)
  await registerPlugins(app, deps)
  const services = createServices(app, deps)
  await app.register(
    async (api: App) => {
      authRoutes(api, services)
      userRoutes(api, services)
      agentRoutes(api, services)
      couponRoutes(api, services)
      catalogRoutes(api, services)
      orderRoutes(api, services)
      paymentRoutes(api, services)
      translationRoutes(api)
    },
    { prefix: API_BASE },
  )
  await webhookRoutes(app, services)
  if (deps.config.stripe) cancelledRoutes(app, services)
  else cardRoutes(app, services)
  styleRoutes(app)
  portalRoutes(app, services)
  await mediaRoutes(app, services)
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
  return app
}
