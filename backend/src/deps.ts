import type { Tokens } from './auth/tokens.ts'
import type { Db } from './db/schema.ts'
import type { Limit, LimitHook } from './http/rate-limit.ts'
import type { PaymentDriver } from './payments/payment.driver.ts'

export interface StripeConfig {
  secretKey: string
  webhookSecret: string
  /** Where the Stripe library sends its calls; Stripe itself when absent. */
  api?: { host: string; port: number; protocol: 'http' | 'https' }
}

export interface Config {
  /** Public address of this backend, without a slash at the end. */
  backendUrl: string
  /** Origins of the shop's sites; the first is where shoppers are sent when none is known. */
  siteOrigins: [string, ...string[]]
  /** Signs tokens and forms; at least 32 bytes. */
  secret: Uint8Array
  rateLimits: boolean
  mediaDir: string
  logLevel: 'silent' | 'warn'
  trustProxy: boolean
  stripe?: StripeConfig
}

/** What the app needs from outside; tests give their own. */
export interface Deps {
  db: Db
  config: Config
  clock: () => Date
}

/** What the routes share; made once per app. */
export interface Services extends Deps {
  tokens: Tokens
  driver: PaymentDriver
  limit: (limit: Limit) => LimitHook
}
