import type { OfficeMember, OfficeMemberDetails } from '@shop/contracts/wire/office-members.ts'
import type { Paged } from '@shop/contracts/wire/paging.ts'
import { sql } from 'kysely'

import { hasPhone, hasWords } from '../../../platform/db/match-words.ts'
import type { Db, Row, Trx } from '../../../platform/db/schema.ts'
import { requireRecord } from '../../../platform/errors/http-error.ts'
import { selectPage } from '../../../platform/http/paging.ts'
import { findPerson } from './person.ts'
import { findForms } from './personal-messages.ts'
import { findOrders, findPayments, listPaidOrders } from './personal-orders.ts'

const selectMembers = (db: Db | Trx) => db.selectFrom('users').where('deletedAt', 'is', null)

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

/** One page (from 1) of the members, the newest first. @param q parts of a name, an e-mail address or a phone number; everybody when empty */
export async function listMembers(
  db: Db,
  { q, page, limit }: { q: string; page: number; limit: number },
): Promise<Paged<OfficeMember>> {
  const found = selectMembers(db)
    .where((eb) =>
      eb.or([
        hasWords(sql<string>`lower("firstName" || ' ' || "lastName" || ' ' || "email")`, q),
        hasPhone(sql<string>`"phoneNumber"`, q),
      ]),
    )
    .select(['id', 'firstName', 'lastName', 'email', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
  const { rows, paginate } = await selectPage(found, { page, limit })
  return { results: rows.map(toMember), paginate }
}

/** A member who was not deleted. @throws HttpError 404 */
export async function findMember(db: Db | Trx, id: string): Promise<Row<'users'>> {
  return requireRecord(await selectMembers(db).selectAll().where('id', '=', id).executeTakeFirst())
}

/** What there is of a member. @throws HttpError 404 */
export function describeMember(db: Db, id: string): Promise<OfficeMemberDetails> {
  return db.transaction().execute((trx) => describe(trx, id))
}

async function describe(db: Trx, id: string): Promise<OfficeMemberDetails> {
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
    messages: Number(count) + (await findForms(db, await findPerson(db, user))).length,
  }
}
