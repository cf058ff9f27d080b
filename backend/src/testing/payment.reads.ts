import { get } from './requests.ts'
import type { Shopper, TestShop } from './test-shop.ts'

/** What the API says of a payment session. */
export async function statusOf(
  shop: TestShop,
  shopper: Shopper,
  sessionId: string,
): Promise<string> {
  return (await get(shop, `/payment/checkout/${sessionId}`, shopper)).json().data.payment_status
}

/** The stored payments of a shopper. */
export async function paymentsOf(shop: TestShop, shopper: Shopper) {
  const { id } = shopper.user
  return shop.deps.db.selectFrom('payments').selectAll().where('userId', '=', id).execute()
}

/** The stored statuses of a shopper's orders. */
export async function orderStatus(shop: TestShop, shopper: Shopper) {
  const { id } = shopper.user
  const orders = await shop.deps.db
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', id)
    .execute()
  return orders.map((order) => order.status)
}
