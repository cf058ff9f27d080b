import { type MemberOrder, memberOrderResponseSchema } from '@shop/contracts/wire/account.ts'

import { API_BASE } from '../app.ts'
import { get, post } from './requests.ts'
import type { Shopper, TestShop } from './test-shop.ts'

/** One of the shopper's orders by the API. @throws when it is not theirs */
export async function getOrder(
  shop: TestShop,
  shopper: Shopper,
  number: number,
): Promise<MemberOrder> {
  const response = await get(shop, `/account/orders/${number}`, shopper)
  return memberOrderResponseSchema.parse(response.json()).data
}

/** Opens another card page of an order. */
export const payOrderAgain = (shop: TestShop, shopper: Shopper | null, number: number) =>
  post(shop, `/account/orders/${number}/pay`, shopper, {})

/** Cancels an order. */
export const postCancellation = (shop: TestShop, shopper: Shopper | null, number: number) =>
  post(shop, `/account/orders/${number}/cancel`, shopper, {})

/** Saves what a member tells of themselves. */
export const patchDetails = (shop: TestShop, shopper: Shopper | null, payload: object) =>
  shop.app.inject({
    method: 'PATCH',
    url: `${API_BASE}/account/details`,
    headers: shopper?.headers ?? {},
    payload,
  })

/** Changes a shopper's favourite products. */
export const changeFavourites = (
  shop: TestShop,
  shopper: Shopper | null,
  change: { add?: string[]; remove?: string[] },
) =>
  shop.app.inject({
    method: 'PATCH',
    url: `${API_BASE}/account/favourites`,
    headers: shopper?.headers ?? {},
    payload: { add: [], remove: [], ...change },
  })
