import { CURRENCY } from '@shop/contracts/money.ts'
import { TAX_PERCENT } from '@shop/contracts/pricing.ts'
import type Stripe from 'stripe'

import type { Bill } from '../payments/payment.driver.ts'

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem

/** Stripe takes at most 100 lines; one of them is the tax. */
const MAX_GOODS = 99

/** Stripe counts OMR in baisa, thousandths, and wants the last digit to be 0. */
export function toBaisa(hundredths: number): number {
  return hundredths * 10
}

function lineItem(name: string, hundredths: number, quantity = 1): LineItem {
  const unit_amount = toBaisa(hundredths)
  const currency = CURRENCY.toLowerCase()
  return { quantity, price_data: { currency, unit_amount, product_data: { name } } }
}

/** The bill as Stripe's line items: the goods, then the tax. The discount is not among them. */
export function lineItemsOf({ lines, totals }: Bill): LineItem[] {
  const goods =
    lines.length > MAX_GOODS
      ? [lineItem(`Order of ${lines.length} goods`, totals.subtotal)]
      : lines.map((line) => lineItem(line.title.en, line.price, line.quantity))
  const tax = totals.tax > 0 ? [lineItem(`Tax (${TAX_PERCENT}%)`, totals.tax)] : []
  return [...goods, ...tax]
}
