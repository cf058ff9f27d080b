import { createProvider } from '../domain/payment-providers/create-provider.ts'
import { signThawaniWebhook } from '../domain/payment-providers/thawani/thawani-webhook.ts'
import type { PaymentProvider } from '../domain/payments/payment.provider.ts'
import { reconcilePayments } from '../domain/payments/reconciler.ts'
import type { ThawaniConfig } from '../platform/config/config.ts'
import { collectLog } from './collect-log.ts'
import type { OpenDatabase } from './databases.ts'
import { type MockThawani, startMockThawani } from './mock-thawani.ts'
import { openShop, shareInBlock, type TestShop } from './test-shop.ts'

const WEBHOOK_SECRET = 'thawani-webhook-secret'
/** Nobody need wait longer for responses that are held back. */
const HELD_DEADLINE_MS = 200

interface ThawaniShop extends TestShop {
  thawani: MockThawani
  provider: PaymentProvider
  /** One round of the reconciler, as of a backend of its own. */
  reconcile(): Promise<void>
  /** Sends an event, signed with these headers instead of right ones where they are given. @returns the status */
  sendEvent(event: object, headers?: Record<string, string>): Promise<number>
  close(): Promise<void>
}

/** Opens a shop whose payments go to a mock of Thawani that loses all webhooks. */
async function openThawaniShop(openDatabase: OpenDatabase): Promise<ThawaniShop> {
  const thawani = await startMockThawani()
  const config: ThawaniConfig = {
    secretKey: thawani.secretKey,
    publishableKey: 'public-key',
    webhookSecret: WEBHOOK_SECRET,
    url: thawani.url,
    get deadlineMs() {
      return thawani.isHeld() ? HELD_DEADLINE_MS : undefined
    },
  }
  const shop = await openShop(openDatabase, { thawani: config })
  thawani.useClock(shop.deps.clock)
  const log = collectLog([])
  const provider = createProvider(shop.deps)
  const services = { ...shop.deps, log, provider }
  return {
    ...shop,
    thawani,
    provider,
    reconcile: () => reconcilePayments(services, new AbortController().signal),
    async sendEvent(event, changed = {}) {
      const payload = JSON.stringify(event)
      const timestamp = String(Math.floor(shop.deps.clock().getTime() / 1000))
      const signature = signThawaniWebhook(payload, timestamp, WEBHOOK_SECRET)
      const headers = {
        'content-type': 'application/json',
        'thawani-timestamp': timestamp,
        'thawani-signature': signature,
        ...changed,
      }
      const url = '/webhooks/thawani'
      return (await shop.app.inject({ method: 'POST', url, headers, payload })).statusCode
    },
    async close() {
      await thawani.close()
      await shop.close()
    },
  }
}

/** Shares one such shop among the tests of a `describe` block. @returns a getter of the shop */
export function withThawaniShop(openDatabase: OpenDatabase): () => ThawaniShop {
  const shop = shareInBlock(() => openThawaniShop(openDatabase))
  afterEach(() => shop().thawani.spoilResponses(null))
  afterAll(() => shop().close())
  return shop
}
