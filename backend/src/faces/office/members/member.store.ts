import { fromHundredths } from '@shop/contracts/rules/money.ts'
import type {
  OfficeMember,
  OfficeMemberDetails,
  OfficeMemberSort,
} from '@shop/contracts/wire/office-members.ts'
import type { Paged } from '@shop/contracts/wire/paging.ts'
import { sql } from 'kysely'

import { hasPhone, hasWords } from '../../../platform/db/match-words.ts'
import type { Db, Row, Trx } from '../../../platform/db/schema.ts'
import { requireRecord } from '../../../platform/errors/http-error.ts'
import { selectPage } from '../../../platform/http/paging.ts'
import { listMemberNotes } from './member-notes.ts'
import { findPerson } from './person.ts'
import { findForms } from './personal-messages.ts'
import { findOrders, findPayments, listPaidOrders } from './personal-orders.ts'

const selectMembers = (db: Db | Trx) => db.selectFrom('users').where('deletedAt', 'is', null)

const name = sql<string>`"users"."firstName" || ' ' || "users"."lastName"`

/** In hundredths of OMR; a driver may return it as text. */
const paid = sql<
  number | string
>`(select coalesce(sum("paid"."total" - "paid"."refunded"), 0) from "orders" as "paid"
  where "paid"."userId" = "users"."id" and "paid"."paidAt" is not null)`

const sortKeys = { registered: sql.ref('users.createdAt'), name: sql`lower(${name})`, paid }

const toMember = ({
  id: _id,
  firstName,
  lastName,
  email,
  createdAt,
  ...sums
}: Pick<Row<'users'>, 'id' | 'firstName' | 'lastName' | 'email' | 'createdAt'> & {
  paid: number | string
}): OfficeMember => ({
  _id,
  name: `${firstName} ${lastName}`.trim(),
  email,
  createdAt,
  paid: fromHundredths(Number(sums.paid)),
})

/** One page (from 1) of the members, the newest first unless another order is asked for. @param q parts of a name, an e-mail address or a phone number; everybody when empty */
export async function listMembers(
  db: Db,
  {
    q,
    sort = '-registered',
    page,
    limit,
  }: { q: string; sort?: OfficeMemberSort | undefined; page: number; limit: number },
): Promise<Paged<OfficeMember>> {
  const found = selectMembers(db)
    .where((eb) =>
      eb.or([
        hasWords(sql<string>`lower(${name} || ' ' || "email")`, q),
        hasPhone(sql<string>`"phoneNumber"`, q),
      ]),
    )
    .select(['id', 'firstName', 'lastName', 'email', 'createdAt', paid.as('paid')])
    .orderBy(
      sortKeys[sort.replace('-', '') as keyof typeof sortKeys],
      sort.startsWith('-') ? 'desc' : 'asc',
    )
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
  const { sum } = await db
    .selectFrom('users')
    .select(paid.as('sum'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...toMember({ ...user, paid: sum }),
    phone: `${user.dialCode} ${user.phoneNumber}`.trim(),
    hasRole: user.role !== null,
    orders: orders.length,
    paidOrders: listPaidOrders(orders, await findPayments(db, id)).length,
    messages: Number(count) + (await findForms(db, await findPerson(db, user))).length,
    firstOrderAt: orders.at(0)?.createdAt ?? null,
    lastOrderAt: orders.at(-1)?.createdAt ?? null,
    notes: await listMemberNotes(db, id),
  }
}
