import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrderDetails, OrderedPieces } from '@shop/contracts/wire/office-orders.ts'

type Order = Pick<OfficeOrderDetails, 'products' | 'orderSummary' | 'refundable' | 'refunds'>

/** What the refund of an order is called in the drafts. */
export const toRefundDraft = (orderId: string): string => `refund:${orderId}`

/** How many pieces of each line nothing was given back for yet, in the order of the lines. */
export function listRefundablePieces({ products, refunds }: Order): number[] {
  return products.map(({ productId, quantity }) =>
    refunds
      .filter(({ status }) => status !== 'failed')
      .flatMap(({ items }) => items)
      .reduce(
        (left, item) => (item.productId === productId ? left - item.quantity : left),
        quantity,
      ),
  )
}

/**
 * What was paid for pieces of an order, in hundredths of OMR: their part of the goods with their tax, less the discount, and
 * never more than is left. Delivery is no part of it.
 */
export function calculateRefund(
  { products, orderSummary: { subTotal, tax, discount }, refundable }: Order,
  pieces: OrderedPieces,
): number {
  const value = pieces.reduce((sum, { productId, quantity }) => {
    const line = products.find((each) => each.productId === productId)
    return sum + (line ? toHundredths(line.unit_amount) * quantity : 0)
  }, 0)
  const goods = toHundredths(subTotal)
  if (goods === 0) return 0
  const paid = goods + toHundredths(tax) - toHundredths(discount)
  return Math.min(Math.round((paid * value) / goods), toHundredths(refundable))
}
