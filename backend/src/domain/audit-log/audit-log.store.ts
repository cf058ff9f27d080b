import { randomUUID } from 'node:crypto'

import type { OfficeLogEntry } from '@shop/contracts/wire/office.ts'
import type { Paged } from '@shop/contracts/wire/paging.ts'

import type { Db, Row, Trx } from '../../platform/db/schema.ts'
import { selectPage } from '../../platform/http/paging.ts'

interface Change {
  /** Of the entry, for one that is looked up by it; random by default. */
  id?: string | undefined
  userId: string
  /** What kind of record was changed: `product`, `staff`, … */
  kind: string
  /** Its id; a person's, too: the log cannot be deleted, and what it calls people is looked up when it is read. */
  subject: string
  /** The record; `null` when there was none. */
  before: object | null
  after: object | null
}

/** Writes a change to the audit log, in the transaction that makes it. */
export async function recordChange(
  trx: Trx,
  { id = randomUUID(), ...change }: Change,
  now: Date,
): Promise<void> {
  const toText = (record: object | null) => record && JSON.stringify(record)
  await trx
    .insertInto('officeLog')
    .values({
      ...change,
      id,
      at: now.toISOString(),
      before: toText(change.before),
      after: toText(change.after),
    })
    .execute()
}

function parseRecord(text: string | null): Map<string, string> {
  const record = text === null ? {} : (JSON.parse(text) as object)
  return new Map(Object.entries(record).map(([field, value]) => [field, JSON.stringify(value)]))
}

/** The fields that differ, as JSON texts. */
function listDifferences({ before, after }: Pick<Row<'officeLog'>, 'before' | 'after'>) {
  const [former, present] = [parseRecord(before), parseRecord(after)]
  return [...new Set([...former.keys(), ...present.keys()])]
    .map((field) => ({
      field,
      before: former.get(field) ?? null,
      after: present.get(field) ?? null,
    }))
    .filter((change) => change.before !== change.after)
}

/** One page (from 1) of the log, the latest change first. */
export async function listChanges(
  db: Db,
  position: { page: number; limit: number },
): Promise<Paged<OfficeLogEntry>> {
  const log = db
    .selectFrom('officeLog')
    .leftJoin('users', 'users.id', 'officeLog.userId')
    .leftJoin('users as persons', 'persons.id', 'officeLog.subject')
    .leftJoin('staffInvitations', 'staffInvitations.id', 'officeLog.subject')
    .leftJoin('orders', 'orders.id', 'officeLog.subject')
    .selectAll('officeLog')
    .select(['users.email', 'orders.number'])
    .select((e) => e.fn.coalesce('persons.email', 'staffInvitations.email').as('subjectName'))
    .orderBy('officeLog.at', 'desc')
    .orderBy('officeLog.id')
  const { rows, paginate } = await selectPage(log, position)
  return {
    results: rows.map(({ id: _id, at, userId, email, kind, subject, number, ...row }) => {
      const subjectName = row.subjectName ?? number?.toString()
      return {
        _id,
        at,
        who: email ?? userId,
        kind,
        subject,
        ...(subjectName !== undefined && { subjectName }),
        changes: listDifferences(row),
      }
    }),
    paginate,
  }
}
