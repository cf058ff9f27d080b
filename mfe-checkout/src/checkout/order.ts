import { fromHundredths } from '@shop/contracts/money.ts'
import type { CheckoutRequest, OrderRequest } from '@shop/contracts/order.ts'
import type { Totals } from '@shop/contracts/pricing.ts'
import type { Profile } from '@shop/contracts/user.ts'
import type { CartItem } from '@shop/kernel/cart'

import { formatPhone, type ProfileFields, toProfileFields } from '../profile/profile.ts'

export function hasBillingChanged(billing: ProfileFields, profile: Profile): boolean {
  const saved = toProfileFields(profile)
  return (Object.keys(saved) as (keyof ProfileFields)[]).some(
    (field) => billing[field] !== saved[field],
  )
}

/** An order as the shopper confirmed it. */
export interface Order {
  profile: Profile
  billing: ProfileFields
  items: readonly CartItem[]
  totals: Totals
}

export function toOrderRequest(order: Order): Omit<OrderRequest, 'trackingOrderId'> {
  return {
    buyerEmail: order.billing.email,
    buyerPhoneNumber: formatPhone(order.profile),
    buyerAdress: order.billing.address,
    orderLists: order.items.map(({ id, image, title, price, quantity }) => ({
      itemId: id,
      itemImage: image,
      itemName: title.en || id,
      itemPrice: price,
      itemQuantity: quantity,
    })),
    TotalOrderPrice: fromHundredths(order.totals.total),
  }
}

export function toCheckoutRequest({ items, totals }: Order): CheckoutRequest {
  return {
    products: items.map(({ id, title, price, quantity }) => ({
      productId: id,
      name: title.en || id,
      unit_amount: price,
      quantity,
    })),
    orderSummary: {
      subTotal: fromHundredths(totals.subtotal),
      tax: fromHundredths(totals.tax),
      total: fromHundredths(totals.total),
    },
  }
}
