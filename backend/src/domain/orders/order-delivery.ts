import {
  addWorkingDays,
  type DeliverySettings,
  findDeliveryOption,
  getDeliveryDays,
} from '@shop/contracts/rules/delivery.ts'
import { fromHundredths, toHundredths } from '@shop/contracts/rules/money.ts'
import type { TaxedTotals } from '@shop/contracts/rules/pricing.ts'
import type { OrderRequest } from '@shop/contracts/wire/order.ts'

import { parseJson } from '../../platform/db/json.ts'
import type { OrderDelivery } from '../../platform/db/order-line.ts'
import type { Row } from '../../platform/db/schema.ts'

export type ChosenDelivery = NonNullable<OrderRequest['delivery']>

const RELOAD = 'Please reload the page and choose how you get your order.'

/**
 * Checks the delivery that a buyer chose against the shop's own. Without a choice, as from other front ends, an order is
 * accepted where delivery costs nothing.
 * @param format writes hundredths of OMR
 * @returns `mismatch`: message for the shopper
 */
export function checkDelivery(
  chosen: ChosenDelivery | undefined,
  settings: DeliverySettings | undefined,
  format: (hundredths: number) => string,
): { delivery?: OrderDelivery } | { mismatch: string } {
  if (!chosen) {
    const costs = settings?.options.some(({ price }) => price > 0)
    return costs ? { mismatch: `Delivery has a price now. ${RELOAD}` } : {}
  }
  // A site that knows of free delivery, and a backend that does not: there is nothing to disagree on.
  if (!settings && chosen.price === 0) return {}
  const option = settings && findDeliveryOption(settings, chosen.id)
  if (!option) return { mismatch: `This way of delivery is no longer offered. ${RELOAD}` }
  const [price, agreed] = [toHundredths(option.price), toHundredths(chosen.price)]
  if (price !== agreed) {
    return {
      mismatch: `The price of delivery is now ${format(price)} (your order says ${format(agreed)}). ${RELOAD}`,
    }
  }
  const { id, store } = option
  return { delivery: { id, price, days: getDeliveryDays(settings, option), store } }
}

type DeliveredOrder = Pick<Row<'orders'>, 'delivery' | 'paidAt'>

/** How an order gets to its buyer; undefined when nothing was agreed. */
export function readDelivery({
  delivery,
}: Pick<Row<'orders'>, 'delivery'>): OrderDelivery | undefined {
  return delivery === null ? undefined : parseJson(delivery)
}

/** The choice that an order was confirmed with, as a request has it. */
export function toChosenDelivery(delivery: OrderDelivery | undefined): ChosenDelivery | undefined {
  return delivery && { id: delivery.id, price: fromHundredths(delivery.price) }
}

/** The day that a paid order is with its buyer, or in the store, as ISO 8601 date; undefined when none is promised. */
export function getExpectedDay(order: DeliveredOrder): string | undefined {
  const days = readDelivery(order)?.days
  if (days === undefined || order.paidAt === null) return undefined
  return addWorkingDays(new Date(order.paidAt), days)
}

/** The totals of a stored order. */
export function toTotals(
  order: Pick<Row<'orders'>, 'subtotal' | 'tax' | 'taxPercent' | 'discount' | 'total' | 'delivery'>,
): TaxedTotals {
  const { subtotal, tax, taxPercent, discount, total } = order
  const price = readDelivery(order)?.price ?? 0
  return { subtotal, tax, taxPercent, discount, ...(price > 0 && { delivery: price }), total }
}
