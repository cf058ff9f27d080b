import { fromHundredths } from '@shop/contracts/rules/money.ts'

import { deleteOrders } from '../../../domain/orders/delete-orders.ts'
import { parseJson, toJson } from '../../../platform/db/json.ts'
import type { OrderLine } from '../../../platform/db/order-line.ts'
import type { Db, Row, Trx } from '../../../platform/db/schema.ts'
import type { PersonalData } from './person.ts'

/** A member's orders, the oldest first. */
export const findOrders = (db: Db | Trx, userId: string): Promise<Row<'orders'>[]> =>
  db.selectFrom('orders').selectAll().where('userId', '=', userId).orderBy('createdAt').execute()

/** A member's payments, the oldest first. */
export const findPayments = (db: Db | Trx, userId: string): Promise<Row<'payments'>[]> =>
  db.selectFrom('payments').selectAll().where('userId', '=', userId).orderBy('createdAt').execute()

/** What was given back of a member's payments. */
export const findRefunds = (db: Db | Trx, userId: string): Promise<Row<'refunds'>[]> =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .selectAll('refunds')
    .where('payments.userId', '=', userId)
    .orderBy('refunds.createdAt')
    .execute()

/** What the office has noted about a member's orders. */
const findNotes = (db: Db | Trx, userId: string): Promise<Row<'orderNotes'>[]> =>
  db
    .selectFrom('orderNotes')
    .innerJoin('orders', 'orders.id', 'orderNotes.orderId')
    .selectAll('orderNotes')
    .where('orders.userId', '=', userId)
    .orderBy('orderNotes.createdAt')
    .execute()

/** The orders that money was paid for, also if it was given back: the law has their amounts kept. */
export function listPaidOrders(
  orders: readonly Row<'orders'>[],
  payments: readonly Row<'payments'>[],
): Row<'orders'>[] {
  const paid = new Set(
    payments
      .filter(({ status, refund }) => status === 'paid' || refund !== null)
      .map(({ orderId }) => orderId),
  )
  return orders.filter(({ id, paidAt }) => paidAt !== null || paid.has(id))
}

function describeOrder(
  order: Row<'orders'>,
  payments: readonly Row<'payments'>[],
  refunds: readonly Row<'refunds'>[],
  notes: readonly Row<'orderNotes'>[],
) {
  const { number, invoiceNumber, status, couponCode, subtotal, tax, discount, total } = order
  const { buyerEmail, buyerPhone, buyerAddress, createdAt, paidAt, cancelledAt } = order
  return {
    number,
    invoiceNumber,
    status,
    lines: parseJson(order.lines).map(
      ({ title, price, quantity, engraving, engravings, places }) => ({
        title,
        price: fromHundredths(price),
        quantity,
        ...(engraving && {
          engraving: { name: engraving.name, line: engraving.line, logo: engraving.logo },
        }),
        ...(engravings && { engravings }),
        ...(places && { places }),
      }),
    ),
    delivery: order.delivery && parseJson(order.delivery),
    couponCode,
    subtotal: fromHundredths(subtotal),
    tax: fromHundredths(tax),
    discount: fromHundredths(discount),
    total: fromHundredths(total),
    buyerEmail,
    buyerPhone,
    buyerAddress,
    createdAt,
    paidAt,
    cancelledAt,
    fulfilment: order.fulfilment,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    refunds: refunds
      .filter(({ orderId }) => orderId === order.id)
      .map(({ amount, status: state, createdAt: at, reason }) => ({
        amount: fromHundredths(amount),
        status: state,
        createdAt: at,
        reason,
      })),
    notes: notes
      .filter(({ orderId }) => orderId === order.id)
      .map(({ text, createdAt: at }) => ({ text, createdAt: at })),
    payments: payments
      .filter(({ orderId }) => orderId === order.id)
      .map(({ driver, status: state, sessionId, createdAt: at, refund }) => ({
        provider: driver,
        status: state,
        sessionId,
        createdAt: at,
        refund,
      })),
  }
}

const withoutNames = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.map(({ engraving: _, engravings: __, ...line }) => line)

/** Takes the person out of an order: who bought, where it went, and the names on the goods. */
async function anonymizeOrder(trx: Trx, { id, lines }: Row<'orders'>): Promise<void> {
  const goods = withoutNames(parseJson(lines))
  await trx
    .updateTable('orders')
    .set({
      lines: toJson(goods),
      buyerEmail: '',
      buyerPhone: '',
      buyerAddress: '',
      trackingNumber: null,
      requestId: null,
      // A hash of lines with names.
      cartKey: '',
    })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('orderNotes').where('orderId', '=', id).execute()
  await trx.updateTable('refunds').set({ reason: '' }).where('orderId', '=', id).execute()
  await trx
    .updateTable('orderAttempts')
    .set({ fingerprint: '' })
    .where('orderId', '=', id)
    .execute()
  const sessions = await trx
    .selectFrom('testSessions')
    .innerJoin('payments', 'payments.sessionId', 'testSessions.id')
    .select(['testSessions.id', 'testSessions.bill'])
    .where('payments.orderId', '=', id)
    .execute()
  for (const session of sessions) {
    const bill = parseJson(session.bill)
    const anonymous = { ...bill, buyerEmail: '', lines: withoutNames(bill.lines) }
    await trx
      .updateTable('testSessions')
      .set({ bill: toJson(anonymous) })
      .where('id', '=', session.id)
      .execute()
  }
}

/** A member's orders with all tables that belong to one. */
export const personalOrders: PersonalData = {
  async read(trx, { user }) {
    const payments = await findPayments(trx, user.id)
    const refunds = await findRefunds(trx, user.id)
    const orders = await findOrders(trx, user.id)
    const notes = await findNotes(trx, user.id)
    return { orders: orders.map((order) => describeOrder(order, payments, refunds, notes)) }
  },
  async erase(trx, { user }) {
    // Somebody who was of the staff once may have given money back.
    await trx.updateTable('refunds').set({ userId: null }).where('userId', '=', user.id).execute()
    const orders = await findOrders(trx, user.id)
    const kept = listPaidOrders(orders, await findPayments(trx, user.id))
    for (const order of kept) await anonymizeOrder(trx, order)
    const others = orders.filter((order) => !kept.includes(order))
    await deleteOrders(
      trx,
      others.map(({ id }) => id),
    )
  },
}
