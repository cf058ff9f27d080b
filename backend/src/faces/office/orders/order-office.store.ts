import { fromHundredths } from '@shop/contracts/rules/money.ts'
import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'
import type {
  OfficeInvoice,
  OfficeOrder,
  OfficeOrderDetails,
  OfficeOrderSort,
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
  listNextFulfilments,
} from '../../../domain/orders/fulfilment.rules.ts'
import { hasProduct } from '../../../domain/orders/has-product.ts'
import { listInvoices } from '../../../domain/orders/invoice.store.ts'
import { readDelivery } from '../../../domain/orders/order-delivery.ts'
import { getRefundable } from '../../../domain/payments/refund.store.ts'
import { parseJson } from '../../../platform/db/json.ts'
import { hasPhone, hasWords } from '../../../platform/db/match-words.ts'
import type { Db, Row, Schema } from '../../../platform/db/schema.ts'
import { requireRecord } from '../../../platform/errors/http-error.ts'
import { selectPage } from '../../../platform/http/paging.ts'
import type { Services } from '../../services.ts'
import { listedColumns, toOfficeOrder } from './listed-order.ts'
import { listOrderEvents } from './order-events.ts'

export interface OrderFilter {
  /** A number of the order, or parts of the buyer's name, e-mail address or phone, or of the tracking number; all orders when empty. */
  q: string
  /** Products whose name is searched for: orders with one of them are found, too. */
  productIds?: readonly string[]
  state?: OfficeOrderState | undefined
  /** Id of the buyer. */
  member?: string | undefined
}

type OrderExpressions = ExpressionBuilder<Schema, 'orders'>

/** Expresses {@link getOfficeState} in SQL; but what will be paid in cash is prepared like what is paid. */
function isInState(eb: OrderExpressions, state: OfficeOrderState) {
  const isOpen = eb('orders.status', '=', 'open')
  const isCash = eb(eb.fn.coalesce('orders.paymentMethod', eb.val('')), '=', 'cash')
  if (state === 'open') return eb.and([isOpen, eb.not(isCash)])
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
    eb.or([isPaid, eb.and([isOpen, isCash])]),
    eb('orders.fulfilment', '=', fulfilment),
    eb.not(isRefunded),
  ])
}

const buyerName = sql<string>`(select "buyer"."firstName" || ' ' || "buyer"."lastName" from "users" as "buyer"
  where "buyer"."id" = "orders"."userId")`

/** Whether an order is what was typed about it. */
function isFound(eb: OrderExpressions, q: string, productIds: readonly string[]) {
  const typed = normalizeTyped(q).replace(/^#/, '')
  const text = sql<string>`lower(${buyerName} || ' ' || ${sql.ref('orders.buyerEmail')} || ' ' ||
    coalesce(${sql.ref('orders.trackingNumber')}, ''))`
  const numbers = /^\d{1,9}$/.test(typed)
    ? [eb('orders.number', '=', Number(typed)), eb('orders.invoiceNumber', '=', Number(typed))]
    : []
  // As short as the numbers of orders, which indexes find; beside other conditions, every order would be read.
  if (/^\d{1,6}$/.test(typed)) return eb.or(numbers)
  return eb.or([
    ...numbers,
    hasWords(text, typed),
    hasPhone(sql<string>`${sql.ref('orders.buyerPhone')}`, typed),
    ...productIds.map(hasProduct),
  ])
}

/** The orders that a filter finds. */
export function selectOrders(db: Db, { q, state, member, productIds = [] }: OrderFilter) {
  let query = db.selectFrom('orders')
  if (state) query = query.where((eb) => isInState(eb, state))
  if (member !== undefined) query = query.where('orders.userId', '=', member)
  return q.trim() === '' ? query : query.where((eb) => isFound(eb, q, productIds))
}

/** How many orders are in a state. */
export async function countOrdersIn(db: Db, state: OfficeOrderState): Promise<number> {
  const { count } = await selectOrders(db, { q: '', state })
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface OrderPage {
  page: number
  limit: number
  sort?: OfficeOrderSort | undefined
}

/** One page (from 1) of all members' orders, the newest first unless another order is asked for. */
export const listOfficeOrders = (
  db: Db,
  { page, limit, sort, ...filter }: OrderFilter & OrderPage,
): Promise<Paged<OfficeOrder>> => listSelected(selectOrders(db, filter), { page, limit, sort })

/** One page (from 1) of orders that were selected. */
export async function listSelected(
  selected: ReturnType<typeof selectOrders>,
  { page, limit, sort = '-placed' }: OrderPage,
): Promise<Paged<OfficeOrder>> {
  const found = selected
    .select(listedColumns)
    .select(buyerName.as('buyerName'))
    .orderBy(sort.endsWith('placed') ? 'createdAt' : 'total', sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('id')
  const { rows, paginate } = await selectPage(found, { page, limit })
  return {
    results: rows.map(({ buyerName: name, ...order }) => ({
      ...toOfficeOrder(order),
      buyerName: name.trim(),
    })),
    paginate,
  }
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
    .select(['users.firstName', 'users.lastName', 'users.language'])
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
  const { buyerPhone, buyerAddress, couponCode, carrier, trackingNumber, paidAt } = order
  return {
    ...toOfficeOrder(order),
    ...{ carrier, trackingNumber, paidAt },
    nextFulfilments: listNextFulfilments(order),
    refundable: canRefund ? fromHundredths(getRefundable(order, refunds)) : 0,
    refunds: refunds.map((refund) => toRefund(refund, invoices)),
    invoice: toInvoice(invoices.find(({ kind }) => kind === 'invoice')),
    deliveryId: readDelivery(order)?.id ?? null,
    canCancel: canCancel(order),
    canCorrect: canCorrect(order),
    events: await listOrderEvents(db, order, refunds),
    buyerId: order.userId,
    buyerLanguage: order.language,
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
