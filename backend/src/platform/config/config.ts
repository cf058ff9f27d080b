import type { DeliverySettings } from '@shop/contracts/rules/delivery.ts'
import type { Permitted } from '@shop/server/signed-permission.ts'
import type { RateLimits } from 'settings/rate-limits.ts'
import type { TrustedProxies } from 'settings/trusted-proxies.ts'

export interface StripeConfig {
  secretKey: string
  webhookSecret: string
  /** Address of Stripe's API, for a mock in tests; the library's default when absent. */
  api?: { host: string; port: number; protocol: 'http' | 'https' }
  /** A shopper gets a response within this time; shorter than the browser's in tests only. */
  deadlineMs?: number | undefined
}

export interface ThawaniConfig {
  /** For our calls. */
  secretKey: string
  /** Part of the card page's address, which shoppers see. */
  publishableKey: string
  webhookSecret: string
  /** Address of its API and card pages, without a trailing slash. */
  url: string
  /** A shopper gets a response within this time; shorter than the browser's in tests only. */
  deadlineMs?: number | undefined
}

export interface Config {
  /** Public URL of this backend, without a trailing slash. */
  backendUrl: string
  /** Origins of the shop's sites; the first is the default for redirects. */
  siteOrigins: [string, ...string[]]
  /** Key for tokens, forms and the fake provider's webhooks; at least 32 bytes. */
  secret: Uint8Array
  /** `limits` apply only when this is on. */
  rateLimits: boolean
  limits: RateLimits
  /** Address that filled in forms and new orders are e-mailed to. */
  formsEmail: string
  /** Pictures that come with the program. */
  mediaDir: string
  /** Pictures that were uploaded in the office, or copies of them: `pictureStorage`. */
  uploadsDir: string
  trustProxy: TrustedProxies
  stripe?: StripeConfig
  thawani?: ThawaniConfig
  /** How orders get to their buyers, as browsers are told; without it, orders say nothing of it. */
  delivery?: DeliverySettings
  /** Tax that is added to an order, as browsers are told. */
  taxPercent: number
  /** Those who may read the counts of failures. */
  reportReaders: Permitted
}
