import type { Deps } from '../../platform/deps.ts'
import type { PaymentProvider } from '../payments/payment.provider.ts'
import { withCallDeadlines } from '../payments/provider-deadlines.ts'
import { createFakePaymentProvider } from './fake/fake-payment-provider.ts'
import { createStripeProvider } from './stripe/stripe.provider.ts'
import { createThawaniProvider } from './thawani/thawani.provider.ts'

function createClient(deps: Deps): PaymentProvider {
  const { stripe, thawani } = deps.config
  if (thawani) return createThawaniProvider(thawani, deps)
  return stripe
    ? createStripeProvider(stripe, deps.config.backendUrl, deps.log)
    : createFakePaymentProvider(deps)
}

/** The payment provider of the configuration: Thawani or Stripe with its keys, else the test card page. */
export const createProvider = (deps: Deps): PaymentProvider => withCallDeadlines(createClient(deps))
