import { isInHand } from '@shop/contracts/rules/offline-payment.ts'
import type { Fulfilment, OfficeOrderState } from '@shop/contracts/wire/office-orders.ts'

import type { Row } from '../../platform/db/schema.ts'
import { readDelivery } from './order-delivery.ts'

type Order = Pick<
  Row<'orders'>,
  'status' | 'fulfilment' | 'total' | 'refunded' | 'delivery' | 'paymentMethod'
>

/** Checks that everything that was paid for an order has been given back. */
export const isRefunded = ({
  status,
  total,
  refunded,
}: Pick<Order, 'status' | 'total' | 'refunded'>): boolean =>
  status === 'paid' && refunded > 0 && refunded >= total

/** Whether the office may cancel an order that was paid: one that has not left the shop. */
export const canCancel = ({ status, fulfilment }: Pick<Order, 'status' | 'fulfilment'>): boolean =>
  status === 'paid' && (fulfilment === 'new' || fulfilment === 'inWork')

/** Whether phone and address of an order may be corrected: until it has left the shop. */
export const canCorrect = ({ status, fulfilment }: Pick<Order, 'status' | 'fulfilment'>): boolean =>
  status !== 'cancelled' && (fulfilment === 'new' || fulfilment === 'inWork')

/** The state of an order in one word, as the office filters by it. */
export function getOfficeState(order: Omit<Order, 'delivery'>): OfficeOrderState {
  if (!isInHand(order)) return order.status
  if (order.status === 'open' && order.fulfilment === 'new') return 'open'
  if (order.fulfilment === 'cancelled') return 'cancelled'
  if (isRefunded(order)) return 'refunded'
  return order.fulfilment === 'new' ? 'paid' : order.fulfilment
}

/**
 * What an order may become next. One for a store is collected there, others are sent; of what was agreed on nothing, both
 * may be. `sent` may follow `sent`, to correct carrier and number.
 */
export function listNextFulfilments(order: Order): Fulfilment[] {
  if (!isInHand(order) || isRefunded(order)) return []
  if (order.fulfilment === 'new') return ['inWork']
  if (order.fulfilment === 'sent') return ['sent']
  if (order.fulfilment === 'collected' || order.fulfilment === 'cancelled') return []
  const delivery = readDelivery(order)
  if (!delivery) return ['sent', 'collected']
  return [delivery.store ? 'collected' : 'sent']
}
