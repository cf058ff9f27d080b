import type { Deps } from '../deps.ts'
import { createFakePaymentProvider } from '../fake-payment-provider/fake-payment-provider.ts'
import { createStripeProvider } from '../stripe/stripe.provider.ts'
import type { PaymentProvider } from './payment.provider.ts'

/** The payment provider of the configuration: Stripe with its key, else the test card page. */
export function createProvider(deps: Deps): PaymentProvider {
  const { stripe, backendUrl } = deps.config
  return stripe
    ? createStripeProvider(stripe, backendUrl, deps.log)
    : createFakePaymentProvider(deps)
}
