import { fromHundredths } from '@shop/contracts/money.ts'
import type { Totals } from '@shop/contracts/pricing.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'

/** A product at its current price, in hundredths of OMR. */
export interface Offer {
  id: string
  title: LocalizedText
  price: number
}

export interface OrderLine extends Offer {
  quantity: number
}

/** A line as the API tells it; amounts are OMR, decimal. */
export const toPaidLine = ({ id, title, price, quantity }: OrderLine) => ({
  productId: id,
  title,
  unit_amount: fromHundredths(price),
  quantity,
})

/** Totals as the API tells them: OMR, decimal. */
export const toOrderSummary = ({ subtotal, tax, discount, total }: Totals) => ({
  subTotal: fromHundredths(subtotal),
  tax: fromHundredths(tax),
  discount: fromHundredths(discount),
  total: fromHundredths(total),
})
