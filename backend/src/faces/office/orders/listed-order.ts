import { hasText } from '@shop/contracts/rules/engraving-list.ts'
import { fromHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'

import { describeAgreed } from '../../../domain/orders/describe-order.ts'
import { getOfficeState } from '../../../domain/orders/fulfilment.rules.ts'
import { readDelivery } from '../../../domain/orders/order-delivery.ts'
import { parseJson } from '../../../platform/db/json.ts'
import type { Row } from '../../../platform/db/schema.ts'

/** What lists read of an order. */
export const listedColumns = [
  ...(['id', 'number', 'invoiceNumber', 'buyerEmail', 'createdAt'] as const),
  ...(['status', 'fulfilment', 'total', 'refunded', 'paymentMethod', 'version'] as const),
  ...(['lines', 'delivery', 'paidAt'] as const),
] as const

type ListedOrder = Pick<Row<'orders'>, (typeof listedColumns)[number]>

function toGoods(order: Pick<ListedOrder, 'lines'>): OfficeOrder['goods'] {
  const lines = parseJson(order.lines)
  const [first] = lines
  return (
    first && {
      title: first.title,
      quantity: first.quantity,
      more: lines.length - 1,
      personalized: lines.some((line) => hasText(line) || Boolean(line.engraving?.logo)),
    }
  )
}

/** An order as lists tell it, but for the name of its buyer. */
export function toOfficeOrder(order: ListedOrder): OfficeOrder {
  const { id, version, total, refunded, number, invoiceNumber, buyerEmail, createdAt } = order
  return {
    ...{ _id: id, version, number, status: order.status, state: getOfficeState(order) },
    ...{ invoiceNumber, buyerEmail, createdAt },
    ...{ total: fromHundredths(total), refunded: fromHundredths(refunded) },
    paymentMethod: order.paymentMethod,
    goods: toGoods(order),
    deliveryId: readDelivery(order)?.id ?? null,
    ...describeAgreed(order),
  }
}
