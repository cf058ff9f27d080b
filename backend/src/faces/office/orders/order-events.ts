import { fromHundredths } from '@shop/contracts/rules/money.ts'
import type { OrderEvent } from '@shop/contracts/wire/office-orders.ts'

import { listOrderNotes } from '../../../domain/orders/order-notes.store.ts'
import { parseJson } from '../../../platform/db/json.ts'
import type { MailKind } from '../../../platform/db/mail.types.ts'
import type { Db, Row } from '../../../platform/db/schema.ts'

type Event = Pick<OrderEvent, 'at' | 'kind'> & Partial<OrderEvent>

const orderMails: readonly MailKind[] = [
  'orderConfirmation',
  'orderPlaced',
  'paymentReminder',
  'paymentRefund',
  'orderProgress',
  'orderRefund',
]

/** The e-mails to the buyer about an order, for as long as the queue remembers them. */
async function listMails(db: Db, { id, userId }: Row<'orders'>): Promise<Event[]> {
  const mails = await db
    .selectFrom('mails')
    .select(['kind', 'data', 'status', 'createdAt'])
    .where('userId', '=', userId)
    .where('kind', 'in', orderMails)
    .execute()
  return mails
    .filter(({ data }) => {
      const about = parseJson(data)
      return about !== null && 'orderId' in about && about.orderId === id
    })
    .map(({ kind, status, createdAt }) => ({
      at: createdAt,
      kind: 'mail',
      detail: kind,
      state: status,
    }))
}

/** What an entry of the log says of an order: its fields are those of `officeLogFields`. */
function describeChange(after: Record<string, unknown>): Pick<Event, 'kind' | 'detail'> | null {
  const { status } = after
  if (status === 'cancelled' || status === 'paid') return { kind: status }
  if (typeof after['fulfilment'] === 'string') {
    return { kind: 'fulfilment', detail: after['fulfilment'] }
  }
  const corrected = ['phone', 'address'].filter((part) => after[`${part}Changed`] === true)
  return corrected.length > 0 ? { kind: 'corrected', detail: corrected.join(' ') } : null
}

async function listLoggedChanges(db: Db, orderId: string): Promise<Event[]> {
  const entries = await db
    .selectFrom('officeLog')
    .leftJoin('users', 'users.id', 'officeLog.userId')
    .select(['officeLog.at', 'officeLog.after', 'users.email'])
    .where('officeLog.subject', '=', orderId)
    .where('officeLog.kind', '=', 'order')
    .execute()
  return entries.flatMap(({ at, after, email: who }) => {
    const change = describeChange(JSON.parse(after ?? '{}') as Record<string, unknown>)
    return change ? [{ at, who, ...change }] : []
  })
}

/** What has happened to an order, the latest first. @param refunds with the e-mail address of whoever asked */
export async function listOrderEvents(
  db: Db,
  order: Row<'orders'>,
  refunds: readonly (Row<'refunds'> & { email: string | null })[],
): Promise<OrderEvent[]> {
  const { id, createdAt, paidAt, cancelledAt } = order
  const changes = await listLoggedChanges(db, id)
  const notes = await listOrderNotes(db, id)
  const events: Event[] = [
    { at: createdAt, kind: 'placed' },
    ...(paidAt && !changes.some(({ kind }) => kind === 'paid')
      ? [{ at: paidAt, kind: 'paid' } as const]
      : []),
    // Its buyer has cancelled it.
    ...(cancelledAt && !changes.some(({ kind }) => kind === 'cancelled')
      ? [{ at: cancelledAt, kind: 'cancelled' } as const]
      : []),
    ...changes,
    ...refunds.map((refund): Event => ({
      at: refund.createdAt,
      who: refund.email,
      kind: 'refund',
      detail: refund.status,
      amount: fromHundredths(refund.amount),
      text: refund.reason,
    })),
    ...notes.map(({ createdAt: at, email: who, text }): Event => ({ at, who, kind: 'note', text })),
    ...(await listMails(db, order)),
  ]
  return events
    .map((event) => ({ who: null, detail: '', state: '', text: '', ...event }))
    .sort((a, b) => (a.at < b.at ? 1 : -1))
}
