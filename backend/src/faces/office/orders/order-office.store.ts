import { fromHundredths } from '@shop/contracts/rules/money.ts'
import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'
import type {
  OfficeInvoice,
  OfficeOrder,
  OfficeOrderDetails,
  OfficeOrderState,
  OfficeRefund,
} from '@shop/contracts/wire/office-orders.ts'
import type { Paged } from '@shop/contracts/wire/paging.ts'
import { type ExpressionBuilder, sql } from 'kysely'

import { listOrderMessages } from '../../../domain/messages/message.store.ts'
import { describeGoods } from '../../../domain/orders/describe-order.ts'
import {
  canCancel,
  canCorrect,
  getOfficeState,
  listNextFulfilments,
} from '../../../domain/orders/fulfilment.rules.ts'
import { listInvoices } from '../../../domain/orders/invoice.store.ts'
import { readDelivery } from '../../../domain/orders/order-delivery.ts'
import { getRefundable } from '../../../domain/payments/refund.store.ts'
import { escapePattern } from '../../../platform/db/escape-pattern.ts'
import { parseJson } from '../../../platform/db/json.ts'
import type { Db, Row, Schema } from '../../../platform/db/schema.ts'
import { requireRecord } from '../../../platform/errors/http-error.ts'
import { selectPage } from '../../../platform/http/paging.ts'
import type { Services } from '../../services.ts'
import { listOrderEvents } from './order-events.ts'

export interface OrderFilter {
  /** The buyer's number or the shop's own, or a part of an e-mail address; all orders when empty. */
  q: string
  state?: OfficeOrderState | undefined
}

const listedColumns = [
  ...(['id', 'number', 'invoiceNumber', 'buyerEmail', 'createdAt'] as const),
  ...(['status', 'fulfilment', 'total', 'refunded', 'paymentMethod'] as const),
] as const

function toOfficeOrder(order: Pick<Row<'orders'>, (typeof listedColumns)[number]>): OfficeOrder {
  const { id, total, refunded, number, invoiceNumber, buyerEmail, createdAt } = order
  return {
    ...{ _id: id, number, status: order.status, state: getOfficeState(order) },
    ...{ invoiceNumber, buyerEmail, createdAt },
    ...{ total: fromHundredths(total), refunded: fromHundredths(refunded) },
    paymentMethod: order.paymentMethod,
  }
}

type OrderExpressions = ExpressionBuilder<Schema, 'orders'>

/** Expresses {@link getOfficeState} in SQL. */
function isInState(eb: OrderExpressions, state: OfficeOrderState) {
  const isBegunUnpaid = eb.and([
    eb('orders.status', '=', 'open'),
    eb('orders.paymentMethod', '=', 'cash'),
    eb('orders.fulfilment', '!=', 'new'),
  ])
  if (state === 'open') return eb.and([eb('orders.status', '=', state), eb.not(isBegunUnpaid)])
  const isCancelled = eb('orders.fulfilment', '=', 'cancelled')
  if (state === 'cancelled') return eb.or([eb('orders.status', '=', state), isCancelled])
  const isPaid = eb.and([eb('orders.status', '=', 'paid'), eb.not(isCancelled)])
  const isRefunded = eb.and([
    eb('orders.refunded', '>', 0),
    eb('orders.refunded', '>=', eb.ref('orders.total')),
  ])
  if (state === 'refunded') return eb.and([isPaid, isRefunded])
  const fulfilment = state === 'paid' ? 'new' : state
  return eb.and([
    eb.or([isPaid, isBegunUnpaid]),
    eb('orders.fulfilment', '=', fulfilment),
    eb.not(isRefunded),
  ])
}

/** The orders that a filter finds. */
export function selectOrders(db: Db, { q, state }: OrderFilter) {
  const typed = normalizeTyped(q).toLowerCase()
  let query = db.selectFrom('orders')
  if (state) query = query.where((eb) => isInState(eb, state))
  if (/^\d{1,9}$/.test(typed)) {
    const number = Number(typed)
    return query.where((eb) =>
      eb.or([eb('orders.number', '=', number), eb('orders.invoiceNumber', '=', number)]),
    )
  }
  if (typed === '') return query
  return query.where(
    ({ eb }) =>
      sql<boolean>`${eb.ref('orders.buyerEmail')} like ${`%${escapePattern(typed)}%`} escape '\\'`,
  )
}

/** How many orders are to be prepared: those that are paid, or will be in cash. */
export async function countNewOrders(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .where((eb) =>
      eb.or([
        isInState(eb, 'paid'),
        eb.and([isInState(eb, 'open'), eb('orders.paymentMethod', '=', 'cash')]),
      ]),
    )
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** One page (from 1) of all members' orders, the newest first. */
export async function listOfficeOrders(
  db: Db,
  { page, limit, ...filter }: OrderFilter & { page: number; limit: number },
): Promise<Paged<OfficeOrder>> {
  const found = selectOrders(db, filter)
    .select(listedColumns)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
  const { rows, paginate } = await selectPage(found, { page, limit })
  return { results: rows.map(toOfficeOrder), paginate }
}

function toInvoice(invoice: Row<'invoices'> | undefined): OfficeInvoice | null {
  if (!invoice) return null
  const { id: _id, number, issuedAt, document } = invoice
  const { seller, suppliedAt, taxPercent, net, tax, total } = parseJson(document)
  return {
    ...{ _id, number, issuedAt, seller, suppliedAt, taxPercent },
    ...{ net: net / 1000, tax: tax / 1000, total: total / 1000 },
  }
}

const toRefund = (
  { id, amount, email, items, ...refund }: RefundRow,
  invoices: readonly Row<'invoices'>[],
): OfficeRefund => ({
  creditNote: toInvoice(invoices.find(({ refundId }) => refundId === id)),
  ...{ _id: id, amount: fromHundredths(amount), who: email },
  ...{ status: refund.status, createdAt: refund.createdAt, reason: refund.reason },
  items: (items === null ? [] : parseJson(items)).map(({ id: productId, quantity }) => ({
    productId,
    quantity,
  })),
})

function listOfficeRefunds(db: Db, orderId: string) {
  return db
    .selectFrom('refunds')
    .leftJoin('users', 'users.id', 'refunds.userId')
    .selectAll('refunds')
    .select('users.email')
    .where('refunds.orderId', '=', orderId)
    .orderBy('refunds.createdAt', 'desc')
    .orderBy('refunds.id')
    .execute()
}
type RefundRow = Awaited<ReturnType<typeof listOfficeRefunds>>[number]

/** An order with its lines, its buyer, its payments, refunds and messages, the newest first. @throws HttpError 404 */
export async function findOfficeOrder(
  services: Pick<Services, 'db' | 'config'>,
  id: string,
): Promise<OfficeOrderDetails> {
  const { db } = services
  const found = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .selectAll('orders')
    .select(['users.firstName', 'users.lastName'])
    .where('orders.id', '=', id)
    .executeTakeFirst()
  const order = requireRecord(found)
  const payments = await db
    .selectFrom('payments')
    .select(['sessionId', 'driver', 'status', 'createdAt', 'refund', 'dispute'])
    .where('orderId', '=', id)
    .orderBy('createdAt', 'desc')
    .execute()
  const refunds = await listOfficeRefunds(db, id)
  const invoices = await listInvoices(db, id)
  const canRefund = payments.some(({ status, refund }) => status === 'paid' && refund === null)
  const { buyerPhone, buyerAddress, couponCode, version, carrier, trackingNumber, paidAt } = order
  return {
    ...toOfficeOrder(order),
    ...{ version, carrier, trackingNumber, paidAt },
    nextFulfilments: listNextFulfilments(order),
    refundable: canRefund ? fromHundredths(getRefundable(order, refunds)) : 0,
    refunds: refunds.map((refund) => toRefund(refund, invoices)),
    invoice: toInvoice(invoices.find(({ kind }) => kind === 'invoice')),
    deliveryId: readDelivery(order)?.id ?? null,
    canCancel: canCancel(order),
    canCorrect: canCorrect(order),
    events: await listOrderEvents(db, order, refunds),
    buyerName: `${order.firstName} ${order.lastName}`.trim(),
    buyerPhone,
    buyerAddress,
    couponCode,
    ...(await describeGoods(services, order)),
    shortages: order.shortages ? parseJson(order.shortages) : [],
    messages: await listOrderMessages(db, id),
    payments: payments.map(({ sessionId, ...payment }) => ({
      ...payment,
      sessionId: sessionId ?? '',
    })),
  }
}
