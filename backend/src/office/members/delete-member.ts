import { randomBytes } from 'node:crypto'

import type { MemberDeleted } from '@shop/contracts/office-members.ts'

import { hashPassword } from '../../auth/passwords.ts'
import { parseJson, toJson } from '../../db/json.ts'
import { lockUser } from '../../db/lock.ts'
import type { Row, Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/http-error.ts'
import type { OrderLine } from '../../orders/order-line.ts'
import type { OfficeUser } from '../office-access.ts'
import { recordChange } from '../office-log.store.ts'
import {
  findForms,
  findMember,
  findOrders,
  findPayments,
  findRefunds,
  listPaidOrders,
  toDeletedEmail,
} from './member.store.ts'

/** @throws HttpError 422 with what has to be done first */
function assertDeletable(
  user: Row<'users'>,
  email: string,
  payments: readonly Row<'payments'>[],
  refunds: readonly Row<'refunds'>[],
): void {
  if (user.email !== email)
    throw new HttpError(422, 'This is not the e-mail address of the member.')
  if (user.role !== null) throw new HttpError(422, 'Please take the role in the office away first.')
  const isPending = payments.some(({ status, refund }) => status === 'unpaid' || refund === 'due')
  if (isPending || refunds.some(({ status }) => status === 'due')) {
    throw new HttpError(
      422,
      'A payment of this member is not over yet. Please try again in an hour.',
    )
  }
}

const withoutNames = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.map(({ engraving: _, ...line }) => line)

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

async function deleteOrders(trx: Trx, orders: readonly Row<'orders'>[]): Promise<void> {
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return
  const payments = trx.selectFrom('payments').select('sessionId').where('orderId', 'in', ids)
  await trx.deleteFrom('testSessions').where('id', 'in', payments).execute()
  await trx.deleteFrom('payments').where('orderId', 'in', ids).execute()
  await trx.deleteFrom('orderAttempts').where('orderId', 'in', ids).execute()
  await trx.deleteFrom('stockReservations').where('orderId', 'in', ids).execute()
  await trx.deleteFrom('orders').where('id', 'in', ids).execute()
}

/** Deletes what is a member's own besides orders. A choice of the legal texts stays, as nobody's. */
async function deleteBelongings(trx: Trx, user: Row<'users'>): Promise<void> {
  const forms = await findForms(trx, user)
  for (const { id, kind } of forms) {
    if (kind === 'consent') {
      await trx.updateTable('forms').set({ userId: null }).where('id', '=', id).execute()
    } else await trx.deleteFrom('forms').where('id', '=', id).execute()
  }
  // Somebody who was of the staff once may have given money back.
  await trx.updateTable('refunds').set({ userId: null }).where('userId', '=', user.id).execute()
  await trx.deleteFrom('messages').where('senderId', '=', user.id).execute()
  const tables = [
    ...(['tokens', 'verifications', 'couponClaims', 'secondFactors', 'recoveryCodes'] as const),
  ]
  for (const table of tables) await trx.deleteFrom(table).where('userId', '=', user.id).execute()
  await trx.deleteFrom('subscribers').where('email', '=', user.email).execute()
  await trx.deleteFrom('mails').where('recipient', '=', user.email).execute()
}

/** Deletes a user; one with orders that stay becomes nobody, whom the orders still refer to. */
async function deleteUser(trx: Trx, { id }: Row<'users'>, passwordHash: string, isKept: boolean) {
  if (!isKept) return trx.deleteFrom('users').where('id', '=', id).execute()
  return trx
    .updateTable('users')
    .set({
      email: toDeletedEmail(id),
      // Nobody knows the password.
      passwordHash,
      firstName: '',
      lastName: '',
      address: '',
      dialCode: '',
      phoneNumber: '',
      occupation: '',
      description: '',
      website: '',
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Deletes a member for good and ends their sessions. Paid orders stay with their goods and amounts, as the law demands,
 * without the person. The log of the office names the member by their id only.
 * @param email of the member, as whoever deletes them has typed it
 * @throws HttpError 404, or 422 with what has to be done first
 */
export async function deleteMember(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: OfficeUser,
  id: string,
  email: string,
): Promise<MemberDeleted> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, id)
    const user = await findMember(trx, id)
    const payments = await findPayments(trx, id)
    assertDeletable(user, email, payments, await findRefunds(trx, id))
    const orders = await findOrders(trx, id)
    const kept = listPaidOrders(orders, payments)
    for (const order of kept) await anonymizeOrder(trx, order)
    await deleteOrders(
      trx,
      orders.filter((order) => !kept.includes(order)),
    )
    await deleteBelongings(trx, user)
    await deleteUser(trx, user, passwordHash, kept.length > 0)
    const after = { deleted: true, keptOrders: kept.length }
    await recordChange(
      trx,
      { userId: owner.id, kind: 'member', subject: id, before: null, after },
      clock(),
    )
    return { keptOrders: kept.length }
  })
}
