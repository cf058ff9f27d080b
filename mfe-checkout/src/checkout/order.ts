import { fromHundredths } from '@shop/contracts/money.ts'
import type { CheckoutRequest, OrderRequest } from '@shop/contracts/order.ts'
import type { Totals } from '@shop/contracts/pricing.ts'
import type { Profile } from '@shop/contracts/user.ts'
import type { CartItem } from '@shop/kernel'

/** What the shopper may change about the invoice; the e-mail address is shown only. */
export interface Billing {
  firstName: string
  lastName: string
  email: string
  address: string
}

export function billingOf({ firstName, lastName = '', email, address = '' }: Profile): Billing {
  return { firstName, lastName, email, address }
}

export function trimmed(billing: Billing): Billing {
  const { firstName, lastName, email, address } = billing
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    address: address.trim(),
  }
}

export function differs(billing: Billing, profile: Profile): boolean {
  const known = billingOf(profile)
  return (Object.keys(known) as (keyof Billing)[]).some((field) => billing[field] !== known[field])
}

/** Everything one order is made of; the lines and totals are those that the shopper confirmed. */
export interface Order {
  profile: Profile
  billing: Billing
  items: readonly CartItem[]
  totals: Totals
}

/** The dial code and the number, which may carry its code already. */
function phoneNumber({ phone }: Profile): string {
  const { dialCode = '', fullNumber = '' } = phone ?? {}
  return fullNumber.startsWith('+') ? fullNumber : dialCode + fullNumber
}

export function orderRequest(order: Order): Omit<OrderRequest, 'trackingOrderId'> {
  return {
    buyerEmail: order.billing.email,
    buyerPhoneNumber: phoneNumber(order.profile),
    buyerAdress: order.billing.address,
    orderLists: order.items.map(({ id, image, title, price, quantity }) => ({
      itemId: id,
      itemImage: image,
      itemName: title.en,
      itemPrice: price,
      itemQuantity: quantity,
    })),
    TotalOrderPrice: fromHundredths(order.totals.total),
  }
}

export function checkoutRequest({ items, totals }: Order): CheckoutRequest {
  return {
    products: items.map(({ id, title, price, quantity }) => ({
      productId: id,
      name: title.en,
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
