import type { DeliveryOption } from '@shop/contracts/delivery.ts'
import type { Engraving } from '@shop/contracts/engraving-text.ts'
import { fromHundredths } from '@shop/contracts/money.ts'
import type { CheckoutRequest, OrderRequest } from '@shop/contracts/order.ts'
import type { Totals } from '@shop/contracts/pricing.ts'
import type { Profile } from '@shop/contracts/user.ts'
import type { CartItem } from '@shop/kernel/cart'

import { type ProfileFields, toProfileFields } from '../profile/profile.ts'

export function hasBillingChanged(billing: ProfileFields, profile: Profile): boolean {
  const saved = toProfileFields(profile)
  return (Object.keys(saved) as (keyof ProfileFields)[]).some(
    (field) => billing[field] !== saved[field],
  )
}

/** What the shopper filled in. */
export interface Billing extends ProfileFields {
  /** With its dial code; empty when there is none. */
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
}

/** The texts of an engraving; where its place is, the backend knows itself. */
function toSentEngraving(engraving: CartItem['engraving']): { engraving?: Engraving } {
  return engraving ? { engraving: { name: engraving.name, line: engraving.line } } : {}
}

export function toOrderRequest(order: Order): Omit<OrderRequest, 'trackingOrderId'> {
  const { delivery } = order
  return {
    buyerEmail: order.billing.email,
    buyerPhoneNumber: order.billing.phone,
    buyerAdress: order.billing.address,
    orderLists: order.items.map(({ id, image, title, price, quantity, engraving }) => ({
      itemId: id,
      itemImage: image,
      itemName: title.en || id,
      itemPrice: price,
      itemQuantity: quantity,
      ...toSentEngraving(engraving),
    })),
    TotalOrderPrice: fromHundredths(order.totals.total),
    ...(delivery && { delivery: { id: delivery.id, price: delivery.price } }),
  }
}

export function toCheckoutRequest({ items, totals }: Order): CheckoutRequest {
  return {
    products: items.map(({ id, title, price, quantity, engraving }) => ({
      productId: id,
      name: title.en || id,
      unit_amount: price,
      quantity,
      ...toSentEngraving(engraving),
    })),
    orderSummary: {
      subTotal: fromHundredths(totals.subtotal),
      tax: fromHundredths(totals.tax),
      total: fromHundredths(totals.total),
    },
  }
}
