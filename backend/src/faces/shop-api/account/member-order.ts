import { fromHundredths } from '@shop/contracts/rules/money.ts'
import { isInHand } from '@shop/contracts/rules/offline-payment.ts'
import type { MemberOrder, OrderRow } from '@shop/contracts/wire/account.ts'

import {
  describeAgreed,
  describeGoods,
  describeItem,
} from '../../../domain/orders/describe-order.ts'
import {
  findLastPayment,
  findOrderByNumber,
  findRefund,
  listPictures,
} from '../../../domain/orders/member-orders.store.ts'
import { describePayable, getOrderState } from '../../../domain/orders/order.state.ts'
import { findStatus } from '../../../domain/payments/payment.service.ts'
import type { AuthenticatedUser } from '../../../platform/auth/tokens.ts'
import { parseJson } from '../../../platform/db/json.ts'
import type { Row } from '../../../platform/db/schema.ts'
import type { Services } from '../../services.ts'

/** What the shop does with a paid order, once it has begun, and what it has given back. */
const describeFulfilment = ({ fulfilment, refunded, ...order }: Row<'orders'>) => ({
  ...(isInHand(order) && fulfilment !== 'new' && fulfilment !== 'cancelled' && { fulfilment }),
  ...(refunded > 0 && { refunded: fromHundredths(refunded) }),
})

const toHead = (order: Row<'orders'>, now: Date) => ({
  number: String(order.number),
  createdAt: order.createdAt,
  // Of one that was paid, the office alone cancels.
  status: order.fulfilment === 'cancelled' ? 'cancelled' : getOrderState(order, now),
  ...describeFulfilment(order),
})

/** Products that the list of orders shows of each. */
const MAX_ROW_ITEMS = 3

/** Orders as the list of a member's orders tells them. */
export async function describeOrderRows(
  { db, clock, config }: Services,
  orders: readonly Row<'orders'>[],
): Promise<OrderRow[]> {
  if (orders.length === 0) return []
  const now = clock()
  const rows = orders.map((order) => ({ order, lines: parseJson(order.lines) }))
  const pictures = await listPictures(
    db,
    rows.flatMap(({ lines }) => lines.slice(0, MAX_ROW_ITEMS)),
  )
  return rows.map(({ order, lines }) => ({
    ...toHead(order, now),
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: fromHundredths(order.total),
    items: lines
      .slice(0, MAX_ROW_ITEMS)
      .map((line) => describeItem(config, line, pictures.get(line.id))),
    ...describeAgreed(order),
  }))
}

/** An order as its member sees it. */
export async function describeOrder(
  { db, clock, config }: Services,
  { firstName, lastName }: AuthenticatedUser,
  order: Row<'orders'>,
): Promise<MemberOrder> {
  const now = clock()
  const [goods, lastPayment, refund] = await Promise.all([
    describeGoods({ db, config }, order),
    findLastPayment(db, order.id),
    findRefund(db, order.id),
  ])
  return {
    ...toHead(order, now),
    ...goods,
    buyer: {
      name: `${firstName} ${lastName}`.trim(),
      email: order.buyerEmail,
      phone: order.buyerPhone,
      address: order.buyerAddress,
    },
    ...describePayable(order, now),
    ...(order.paidAt && { paidAt: order.paidAt }),
    ...(order.invoiceNumber !== null && { invoiceNumber: String(order.invoiceNumber) }),
    ...(order.cancelledAt && { cancelledAt: order.cancelledAt }),
    ...(order.paymentMethod && { paymentMethod: order.paymentMethod }),
    ...(lastPayment && { lastPayment: lastPayment.status }),
    ...(refund && { refund }),
    ...(order.carrier && { carrier: order.carrier }),
    ...(order.trackingNumber && { trackingNumber: order.trackingNumber }),
    ...(order.fulfilledAt && { fulfilledAt: order.fulfilledAt }),
  }
}

/**
 * A member's own order, with what its payment provider knows: the webhook may be late or lost. Without the provider's
 * word, it is what is known. @returns `undefined` as {@link findOrderByNumber}
 */
export async function findCurrentOrder(
  services: Services,
  userId: string,
  number: number,
): Promise<Row<'orders'> | undefined> {
  const { db } = services
  const found = await findOrderByNumber(db, userId, number)
  if (found?.status !== 'open') return found
  const payment = await findLastPayment(db, found.id)
  if (payment?.status !== 'unpaid' || !payment.sessionId) return found
  await findStatus(services, { ...payment, sessionId: payment.sessionId })
  return findOrderByNumber(db, userId, number)
}
