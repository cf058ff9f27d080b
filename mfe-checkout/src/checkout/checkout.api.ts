import type { OfflineMethod } from '@shop/contracts/rules/offline-payment.ts'
import type { CheckoutRequest, OrderRequest } from '@shop/contracts/wire/order.ts'
import { getConfig } from '@shop/kernel/config'
import { mainApi, paymentsApi, request, toFailure } from '@shop/kernel/http'

import { t } from '../messages.generated.ts'
import { isTrustedCheckoutUrl } from './trusted-url.ts'

const loadSchemas = () => import('@shop/contracts/wire/order.ts')

/** The checkout was rejected; the message is shown to the shopper. */
export class CheckoutError extends Error {}

/** Whether the server responded, but not with a message. */
function isUnexplained(error: unknown): boolean {
  const { kind, message } = toFailure(error)
  return message === undefined && ['server', 'notFound', 'shape'].includes(kind)
}

function postOrder(order: OrderRequest) {
  return request(mainApi, async () => (await loadSchemas()).orderResponseSchema, {
    method: 'post',
    url: '/products/admin-side/confirm/order',
    data: order,
  })
}

/**
 * Confirms an order. One whose response is late is sent once more: it may be stored, and is known by its tracking id.
 * @throws CheckoutError when the server does not confirm the order
 */
export async function confirmOrder(order: OrderRequest): Promise<void> {
  const response = await postOrder(order)
    .catch((error: unknown) => {
      if (toFailure(error).kind !== 'timeout') throw error
      return postOrder(order)
    })
    .catch((error: unknown) => {
      throw isUnexplained(error)
        ? new CheckoutError(t('checkout.orderFailed'), { cause: error })
        : error
    })
  if (!response.success) throw new CheckoutError(response.message || t('checkout.orderFailed'))
}

/** Has a confirmed order stand as to be paid without a card. @returns the number that it is known by */
export async function payOffline(number: string, method: OfflineMethod): Promise<string> {
  const loadSchema = async () =>
    (await import('@shop/contracts/wire/account.ts')).offlinePaymentResponseSchema
  const url = `${getConfig().accountUrl ?? ''}/orders/${encodeURIComponent(number)}/offline`
  const { data } = await request(mainApi, loadSchema, { method: 'post', url, data: { method } })
  return data.number
}

interface HostedCheckout {
  sessionId: string
  checkoutUrl: string
}

/** @throws CheckoutError when no checkout was created, or its URL is not on an allowed origin */
async function postCheckout(url: string, data: CheckoutRequest | object): Promise<HostedCheckout> {
  const {
    success,
    message,
    data: checkout,
  } = await request(paymentsApi, async () => (await loadSchemas()).checkoutResponseSchema, {
    method: 'post',
    url,
    data,
  })
  if (!success) throw new CheckoutError(message || t('checkout.failed'))
  if (!checkout) throw new CheckoutError(t('checkout.failed'))
  const { checkoutUrl } = checkout.checkout
  if (!isTrustedCheckoutUrl(checkoutUrl, getConfig().checkoutOrigins)) {
    throw new CheckoutError(t('checkout.untrustedUrl'))
  }
  return { sessionId: checkout.sessionId, checkoutUrl }
}

/** Creates the card page of a confirmed order. @throws CheckoutError */
export const createCheckout = (checkout: CheckoutRequest): Promise<HostedCheckout> =>
  postCheckout('/payment/create-checkout', checkout)

/** Creates another card page of the order that a payment session is for. @throws CheckoutError */
export const createCheckoutAgain = (sessionId: string): Promise<HostedCheckout> =>
  postCheckout(`/payment/checkout/${encodeURIComponent(sessionId)}/pay`, {})

/** Creates another card page of a member's order. @param url of the call @throws CheckoutError */
export const createOrderCheckout = (url: string): Promise<HostedCheckout> => postCheckout(url, {})
