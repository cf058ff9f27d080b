import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { Totals } from '@shop/contracts/rules/pricing.ts'
import type { MemberOrder, OrderRow } from '@shop/contracts/wire/account.ts'
import { DataText } from '@shop/ui/text/DataText.tsx'

import type { OrderLine } from './OrderLines.tsx'

/** The lines of a member's order as its page shows them. */
export const toOrderLines = ({ products }: MemberOrder): OrderLine[] =>
  products.map(({ productId, title, unit_amount, image = '', ...line }) => ({
    ...line,
    id: productId,
    title: <DataText text={title} translate="no" />,
    price: toHundredths(unit_amount),
    picture: image,
  }))

/** The state of an order in one word: how far the shop is with what was paid, unless all of it was given back. */
export function getShownStatus(
  { status, fulfilment, refunded = 0 }: OrderRow | MemberOrder,
  total: number,
): string {
  if (status !== 'paid') return status
  return refunded > 0 && refunded >= total ? 'refunded' : (fulfilment ?? status)
}

/** The totals of a member's order, in hundredths of OMR. */
export function toTotals({ orderSummary }: MemberOrder): Totals {
  const { subTotal, tax, discount, delivery = 0, total } = orderSummary
  return {
    subtotal: toHundredths(subTotal),
    tax: toHundredths(tax),
    discount: toHundredths(discount),
    ...(delivery > 0 && { delivery: toHundredths(delivery) }),
    total: toHundredths(total),
  }
}
