import { createHash } from 'node:crypto'

import { type LineEngravings, toEngravingsKey } from '@shop/contracts/engraving-list.ts'
import type { OrderRequest } from '@shop/contracts/order.ts'

/** Tells lines of a product with different names on it apart; empty without one. */
const toKeySuffix = (line: LineEngravings) => {
  const key = toEngravingsKey(line)
  return key && ` ${key}`
}

interface KeyLine extends LineEngravings {
  id: string
  quantity: number
}

/** Hash of the lines (in any order), their prices, names on them and the total: identifies identical carts. */
export function createCartKey(
  lines: readonly (KeyLine & { price: number })[],
  total: number,
): string {
  const parts = lines
    .map((line) => `${line.id} ${line.price} ${line.quantity}${toKeySuffix(line)}`)
    .sort()
  return createHash('sha256')
    .update([...parts, total].join('\n'))
    .digest('base64url')
}

/** Identifies the same products in the same quantities with the same names on them, whatever they cost. */
export function createGoodsKey(lines: readonly KeyLine[]): string {
  return lines
    .map((line) => `${line.id} ${line.quantity}${toKeySuffix(line)}`)
    .sort()
    .join('\n')
}

/** Hash of a request's content without its tracking number: distinguishes a retry from another order. */
export function createFingerprint(request: OrderRequest): string {
  const { buyerEmail, buyerPhoneNumber, buyerAdress, TotalOrderPrice, delivery } = request
  const lines = request.orderLists.map((line) =>
    [line.itemId, line.itemPrice, line.itemQuantity, toEngravingsKey(line)].filter(
      (part) => part !== '',
    ),
  )
  const goods = lines.sort()
  const content: unknown[] = [buyerEmail, buyerPhoneNumber, buyerAdress, TotalOrderPrice, goods]
  // Stored fingerprints of requests without one stay as they are.
  if (delivery) content.push([delivery.id, delivery.price])
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
