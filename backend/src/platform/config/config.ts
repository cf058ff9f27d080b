import type { Environment } from './env.ts'

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

/** The settings of the backend, with what it keeps in its folders. */
export interface Config extends Omit<Environment, 'stripe' | 'thawani'> {
  stripe?: StripeConfig | undefined
  thawani?: ThawaniConfig | undefined
  /** Key for tokens, forms and the fake provider's webhooks; at least 32 bytes. */
  secret: Uint8Array
  /** Pictures that come with the program. */
  mediaDir: string
  /** Pictures that were uploaded in the office, or copies of them: `pictureStorage`. */
  uploadsDir: string
}
