import type { Tokens } from './auth/tokens.ts'
import type { Deps } from './deps.ts'
import type { PictureStore } from './media/picture-store.ts'
import type { PaymentProvider } from './payments/payment.provider.ts'
import type { RateLimit, RateLimiter } from './rate-limits/rate-limit.ts'

/** Services that the routes share, created once per app. */
export interface Services extends Deps {
  tokens: Tokens
  provider: PaymentProvider
  pictures: PictureStore
  rateLimit: (limit: RateLimit) => RateLimiter
}
