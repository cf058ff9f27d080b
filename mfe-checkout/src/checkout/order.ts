import type { DeliveryOption } from '@shop/contracts/rules/delivery.ts'
import { fromHundredths } from '@shop/contracts/rules/money.ts'
import type { OfflineMethod } from '@shop/contracts/rules/offline-payment.ts'
import type { Totals } from '@shop/contracts/rules/pricing.ts'
import type { CheckoutRequest, OrderRequest } from '@shop/contracts/wire/order.ts'
import type { Profile } from '@shop/contracts/wire/user.ts'
import { type CartItem, toItemEngravings } from '@shop/kernel/cart'

import { type ProfileFields, toProfileFields } from '../profile/profile.ts'

export function hasBillingChanged(billing: ProfileFields, profile: Profile): boolean {
  const saved = toProfileFields(profile)
  return (Object.keys(saved) as (keyof ProfileFields)[]).some(
    (field) => billing[field] !== saved[field],
  )
}

export interface Billing extends ProfileFields {
  /** Has its dial code; empty without a number. */
  phone: string
}

/** An order as the shopper confirmed it. */
export interface Order {
  profile: Profile
  billing: Billing
  /** Undefined where the backend offers none. */
  delivery?: DeliveryOption | undefined
  items: readonly CartItem[]
  totals: Totals
  payment: 'card' | OfflineMethod
}

export function toOrderRequest(order: Order): Omit<OrderRequest, 'trackingOrderId'> {
  const { delivery } = order
  return {
    buyerEmail: order.billing.email,
    buyerPhoneNumber: order.billing.phone,
    buyerAdress: order.billing.address,
    orderLists: order.items.map((item) => ({
      itemId: item.id,
      itemImage: item.image,
      itemName: item.title.en || item.id,
      itemPrice: item.price,
      itemQuantity: item.quantity,
      ...toItemEngravings(item),
    })),
    TotalOrderPrice: fromHundredths(order.totals.total),
    ...(delivery && { delivery: { id: delivery.id, price: delivery.price } }),
  }
}

export function toCheckoutRequest({ items, totals }: Order): CheckoutRequest {
  return {
    products: items.map((item) => ({
      productId: item.id,
      name: item.title.en || item.id,
      unit_amount: item.price,
      quantity: item.quantity,
      ...toItemEngravings(item),
    })),
    orderSummary: {
      subTotal: fromHundredths(totals.subtotal),
      tax: fromHundredths(totals.tax),
      total: fromHundredths(totals.total),
    },
  }
}
