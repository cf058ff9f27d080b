import { type PaymentSession, paymentSessionResponseSchema } from '@shop/contracts/wire/order.ts'

import { get } from './requests.ts'
import type { Shopper, TestShop } from './test-shop.ts'

/** A payment session by the API. @throws when it is not the shopper's */
export async function getPaymentSession(
  shop: TestShop,
  shopper: Shopper,
  sessionId: string,
): Promise<PaymentSession> {
  const response = await get(shop, `/payment/checkout/${sessionId}`, shopper)
  return paymentSessionResponseSchema.parse(response.json()).data
}

/** Status of a payment session by the API. */
export async function getPaymentStatus(
  shop: TestShop,
  shopper: Shopper,
  sessionId: string,
): Promise<string> {
  return (await getPaymentSession(shop, shopper, sessionId)).payment_status
}

/** The shopper's stored payments. */
export async function listPayments(shop: TestShop, shopper: Shopper) {
  const { id } = shopper.user
  return shop.deps.db.selectFrom('payments').selectAll().where('userId', '=', id).execute()
}

/** The shopper's stored orders. */
export async function listOrders(shop: TestShop, shopper: Shopper) {
  const { id } = shopper.user
  return shop.deps.db.selectFrom('orders').selectAll().where('userId', '=', id).execute()
}

/** The shopper's only stored order. @throws without one, or with several */
export async function findOrder(shop: TestShop, shopper: Shopper) {
  const [order, ...others] = await listOrders(shop, shopper)
  if (!order || others.length > 0) throw new Error(`There are ${others.length} other orders`)
  return order
}

/** The statuses of the shopper's stored orders. */
export async function listOrderStatuses(shop: TestShop, shopper: Shopper) {
  return (await listOrders(shop, shopper)).map((order) => order.status)
}
