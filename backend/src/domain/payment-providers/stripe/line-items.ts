import { CURRENCY } from '@shop/contracts/rules/money.ts'
import type Stripe from 'stripe'

import type { PaymentRequest } from '../../../platform/db/schema.ts'
import { toBaisa } from '../../payments/payment.provider.ts'

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem

/** Stripe accepts at most 100 line items; two of them are the tax and the delivery. */
const MAX_PRODUCT_LINES = 98

function lineItem(name: string, hundredths: number, quantity = 1): LineItem {
  const unit_amount = toBaisa(hundredths)
  const currency = CURRENCY.toLowerCase()
  return { quantity, price_data: { currency, unit_amount, product_data: { name } } }
}

/** Stripe's line items: the products, then the tax and the delivery. The discount is a coupon instead. */
export function toLineItems({ lines, totals }: PaymentRequest): LineItem[] {
  const products =
    lines.length > MAX_PRODUCT_LINES
      ? [lineItem(`Order of ${lines.length} goods`, totals.subtotal)]
      : lines.map((line) => lineItem(line.title.en, line.price, line.quantity))
  const tax = totals.tax > 0 ? [lineItem(`Tax (${totals.taxPercent}%)`, totals.tax)] : []
  const delivery = totals.delivery ? [lineItem('Delivery', totals.delivery)] : []
  return [...products, ...tax, ...delivery]
}
