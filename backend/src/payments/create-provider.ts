import type { Deps } from '../deps.ts'
import { createFakePaymentProvider } from '../fake-payment-provider/fake-payment-provider.ts'
import { createStripeProvider } from '../stripe/stripe.provider.ts'
import { createThawaniProvider } from '../thawani/thawani.provider.ts'
import type { PaymentProvider } from './payment.provider.ts'
import { withCallDeadlines } from './provider-deadlines.ts'

function createClient(deps: Deps): PaymentProvider {
  const { stripe, thawani } = deps.config
  if (thawani) return createThawaniProvider(thawani, deps)
  return stripe
    ? createStripeProvider(stripe, deps.config.backendUrl, deps.log)
    : createFakePaymentProvider(deps)
}

/** The payment provider of the configuration: Thawani or Stripe with its keys, else the test card page. */
export const createProvider = (deps: Deps): PaymentProvider => withCallDeadlines(createClient(deps))
