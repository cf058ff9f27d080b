import { createProvider } from '../domain/payment-providers/create-provider.ts'
import type { PaymentServices } from '../domain/payments/payment.service.ts'
import { reconcilePayments } from '../domain/payments/reconciler.ts'
import { signWebhook } from '../domain/payments/webhook-signature.ts'
import type { StripeConfig } from '../platform/config/config.ts'
import { collectLog } from './collect-log.ts'
import type { OpenDatabase } from './databases.ts'
import { type MockStripe, startMockStripe } from './mock-stripe.ts'
import { openShop, shareInBlock, type TestShop } from './test-shop.ts'

const WEBHOOK_SECRET = 'whsec_test'
/** Nobody need wait longer for responses that are held back. */
const HELD_DEADLINE_MS = 200

interface StripeShop extends TestShop {
  stripe: MockStripe
  services: PaymentServices
  /** Messages that the reconciler logged. */
  logged: string[]
  /** One round of the reconciler, as of a backend of its own. */
  reconcile(): Promise<void>
  /** Sends a signed event about a session, as it is now. */
  sendEvent(id: string, sessionId: string): Promise<number>
  /** Sends a signed event about a refund, or the charge that it belongs to. */
  sendRefundEvent(id: string, type: string, object: object): Promise<number>
  close(): Promise<void>
}

/** Opens a shop whose payments go to a mock of Stripe that loses all webhooks. */
async function openStripeShop(openDatabase: OpenDatabase): Promise<StripeShop> {
  const stripe = await startMockStripe()
  const config: StripeConfig = {
    secretKey: 'sk_test_1',
    webhookSecret: WEBHOOK_SECRET,
    api: stripe.api,
    get deadlineMs() {
      return stripe.isHeld() ? HELD_DEADLINE_MS : undefined
    },
  }
  const shop = await openShop(openDatabase, { stripe: config })
  const logged: string[] = []
  const log = collectLog(logged)
  const { db, clock, config: settings, counters } = shop.deps
  async function send(event: object): Promise<number> {
    const payload = JSON.stringify({ object: 'event', ...event })
    const signature = signWebhook(payload, WEBHOOK_SECRET)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const url = '/webhooks/stripe'
    return (await shop.app.inject({ method: 'POST', url, headers, payload })).statusCode
  }
  const services = {
    db,
    clock,
    config: settings,
    log,
    counters,
    provider: createProvider(shop.deps),
  }
  return {
    ...shop,
    stripe,
    services,
    logged,
    reconcile: () => reconcilePayments(services, new AbortController().signal),
    sendEvent(id, sessionId) {
      const object = stripe.sessions.get(sessionId)
      const type = `checkout.session.${object?.status === 'complete' ? 'completed' : 'expired'}`
      return send({ id, type, data: { object } })
    },
    sendRefundEvent: (id, type, object) => send({ id, type, data: { object } }),
    async close() {
      await stripe.close()
      await shop.close()
    },
  }
}

/** Shares one such shop among the tests of a `describe` block. @returns a getter of the shop */
export function withStripeShop(openDatabase: OpenDatabase): () => StripeShop {
  const shop = shareInBlock(() => openStripeShop(openDatabase))
  beforeEach(() => {
    shop().logged.length = 0
  })
  afterAll(() => shop().close())
  return shop
}
