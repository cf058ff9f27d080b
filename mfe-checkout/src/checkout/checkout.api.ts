import {
  checkoutResponseSchema,
  orderResponseSchema,
  type CheckoutRequest,
  type OrderRequest,
} from '@shop/contracts/order.ts'
import { request, getConfig, mainApi, paymentsApi, ResponseValidationError } from '@shop/kernel'

import { t } from '../messages.ts'

/** The shop says no to this checkout; the message is for the shopper. */
export class Refusal extends Error {}

/** @throws Refusal when the server answers that it has not confirmed the order */
export async function confirmOrder(order: OrderRequest): Promise<void> {
  const answer = await request(mainApi, orderResponseSchema, {
    method: 'post',
    url: '/products/admin-side/confirm/order',
    data: order,
  }).catch((error: unknown) => {
    throw error instanceof ResponseValidationError ? new Refusal(t('checkout.orderFailed')) : error
  })
  if (!answer.success) throw new Refusal(answer.message || t('checkout.orderFailed'))
}

export interface HostedCheckout {
  sessionId: string
  checkoutUrl: string
}

function isTrusted(address: string): boolean {
  const { origin } = new URL(address)
  return getConfig().checkoutOrigins.some((trusted) => new URL(trusted).origin === origin)
}

/** @throws Refusal when there is no card page to go to, or it is at an address that is not trusted */
export async function createCheckout(checkout: CheckoutRequest): Promise<HostedCheckout> {
  const { success, message, data } = await request(paymentsApi, checkoutResponseSchema, {
    method: 'post',
    url: '/payment/create-checkout',
    data: checkout,
  })
  if (!success || !data) throw new Refusal(message || t('checkout.failed'))
  const { checkoutUrl } = data.checkout
  if (!isTrusted(checkoutUrl)) throw new Refusal(t('checkout.untrusted'))
  return { sessionId: data.sessionId, checkoutUrl }
}
