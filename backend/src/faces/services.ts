import type { PaymentProvider } from '../domain/payments/payment.provider.ts'
import type { ProductIndex } from '../domain/search/product-index.ts'
import type { Tokens } from '../platform/auth/tokens.ts'
import type { Deps } from '../platform/deps.ts'
import type { PictureStore } from '../platform/media/picture-store.ts'
import type { RateLimit, RateLimiter } from '../platform/rate-limits/rate-limit.ts'

/** Services that the routes share, created once per app. */
export interface Services extends Deps {
  tokens: Tokens
  provider: PaymentProvider
  pictures: PictureStore
  rateLimit: (limit: RateLimit) => RateLimiter
  /** The index of all products, as they are now. */
  getProductIndex: () => Promise<ProductIndex>
}
