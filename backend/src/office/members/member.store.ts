import type { OfficeMember, OfficeMemberDetails } from '@shop/contracts/office-members.ts'
import type { Paged } from '@shop/contracts/paging.ts'
import { normalizeEmail, normalizeTyped } from '@shop/contracts/typed-text.ts'
import { sql } from 'kysely'

import { escapePattern } from '../../db/escape-pattern.ts'
import { parseJson } from '../../db/json.ts'
import type { Db, Row, Trx } from '../../db/schema.ts'
import { HttpError } from '../../http/http-error.ts'
import { paginate } from '../../http/paging.ts'

/** The domain of the addresses that deleted members have: it is reserved, and nobody can register or be written to. */
const DELETED_DOMAIN = '@deleted.invalid'

/** The address of a deleted member whose orders stay. */
export const toDeletedEmail = (id: string): string => `${id}${DELETED_DOMAIN}`

const selectMembers = (db: Db | Trx) =>
  db.selectFrom('users').where('email', 'not like', `%${DELETED_DOMAIN}`)

const toMember = ({
  id: _id,
  firstName,
  lastName,
  email,
  createdAt,
}: Pick<Row<'users'>, 'id' | 'firstName' | 'lastName' | 'email' | 'createdAt'>): OfficeMember => ({
  _id,
  name: `${firstName} ${lastName}`.trim(),
  email,
  createdAt,
})

/** One page (from 1) of the members, the newest first. @param q a part of an e-mail address; everybody when empty */
export async function listMembers(
  db: Db,
  { q, page, limit }: { q: string; page: number; limit: number },
): Promise<Paged<OfficeMember>> {
  const pattern = `%${escapePattern(normalizeTyped(q).toLowerCase())}%`
  const found = selectMembers(db).where(
    ({ eb }) => sql<boolean>`${eb.ref('email')} like ${pattern} escape '\\'`,
  )
  const rows = await found
    .select(['id', 'firstName', 'lastName', 'email', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { count } = await found.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return { results: rows.map(toMember), paginate: paginate(page, limit, Number(count)) }
}

/** A member who was not deleted. @throws HttpError 404 */
export async function findMember(db: Db | Trx, id: string): Promise<Row<'users'>> {
  const user = await selectMembers(db).selectAll().where('id', '=', id).executeTakeFirst()
  if (!user) throw new HttpError(404, 'There is no such record.')
  return user
}

/** The forms that a member has sent, or somebody with their e-mail address. */
export async function findForms(
  db: Db | Trx,
  { id, email }: Pick<Row<'users'>, 'id' | 'email'>,
): Promise<Row<'forms'>[]> {
  const rows = await db
    .selectFrom('forms')
    .selectAll()
    .where((e) =>
      e.or([
        e('userId', '=', id),
        // Finds more than it should; what was typed is compared below.
        sql<boolean>`lower(${e.ref('fields')}) like ${`%${email}%`}`,
      ]),
    )
    .orderBy('createdAt')
    .execute()
  return rows.filter(
    ({ userId, fields }) =>
      userId === id || normalizeEmail(parseJson(fields)['email'] ?? '') === email,
  )
}

/** A member's orders, the oldest first. */
export const findOrders = (db: Db | Trx, userId: string): Promise<Row<'orders'>[]> =>
  db.selectFrom('orders').selectAll().where('userId', '=', userId).orderBy('createdAt').execute()

/** A member's payments, the oldest first. */
export const findPayments = (db: Db | Trx, userId: string): Promise<Row<'payments'>[]> =>
  db.selectFrom('payments').selectAll().where('userId', '=', userId).orderBy('createdAt').execute()

export const findRefunds = (db: Db | Trx, userId: string): Promise<Row<'refunds'>[]> =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .selectAll('refunds')
    .where('payments.userId', '=', userId)
    .orderBy('refunds.createdAt')
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

/** What there is of a member. @throws HttpError 404 */
export async function describeMember(db: Db, id: string): Promise<OfficeMemberDetails> {
  const user = await findMember(db, id)
  const orders = await findOrders(db, id)
  const { count } = await db
    .selectFrom('messages')
    .select((e) => e.fn.countAll().as('count'))
    .where('senderId', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...toMember(user),
    phone: `${user.dialCode} ${user.phoneNumber}`.trim(),
    hasRole: user.role !== null,
    orders: orders.length,
    paidOrders: listPaidOrders(orders, await findPayments(db, id)).length,
    messages: Number(count) + (await findForms(db, user)).length,
  }
}
