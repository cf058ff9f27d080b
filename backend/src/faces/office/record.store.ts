import type { Fields } from '@shop/contracts/wire/office-fields.ts'

import { recordChange } from '../../domain/audit-log/audit-log.store.ts'
import type { Db, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { createConflict, requireRecord } from '../../platform/errors/http-error.ts'
import type { OfficeUser } from './office-access.ts'
import { type AnyRow, readRecord, toColumns, toLogged } from './record.rows.ts'

export type RecordDeps = Pick<Deps, 'clock' | 'config'> & { db: Db | Trx }

/** A kind of record that the office lists, creates and changes by its table of fields. */
interface RecordKind<Item, Change> {
  /** As the log calls it. */
  kind: string
  table: 'agents' | 'categories' | 'coupons' | 'products'
  /** The column of the id, which the record has by the name `_id`, or by its own. */
  key?: 'code'
  fields: Fields
  /** What is said of a record that no field holds. @returns what completes one */
  readMore?: (db: Db | Trx) => Promise<(item: Item, row: AnyRow) => Item>
  /** Checks what the contract cannot, and names a new record. @throws HttpError 422 */
  prepare: (trx: Trx, change: Change, isNew: boolean) => Promise<string> | string
  /** Saves what is no column. */
  saveMore?: (trx: Trx, id: string, change: Change) => Promise<void>
}

/** The record that is changed, and the version that was read; null for a new one. */
export type Target = { id: string; version: number } | null

/** The store of a kind of record: find → 404, compare the version → 409, save, log, find again. */
export function createRecordStore<Item extends object, Change extends object>({
  kind,
  table,
  key,
  fields,
  readMore,
  prepare,
  saveMore,
}: RecordKind<Item, Change>) {
  // The tables differ in what the fields say of them; what all have is typed as one of them has it.
  const [name, id] = [table as 'categories', (key ?? 'id') as 'id']

  async function toItems({ db, config }: RecordDeps, rows: readonly AnyRow[]): Promise<Item[]> {
    const complete = await readMore?.(db)
    return rows.map((row) => {
      const item = {
        [key ?? '_id']: row[id],
        ...readRecord(fields, row, config.backendUrl),
      } as Item
      return complete ? complete(item, row) : item
    })
  }

  const findRow = (db: Db | Trx, of: string): Promise<AnyRow | undefined> =>
    db.selectFrom(name).selectAll().where(id, '=', of).executeTakeFirst()

  /** A record by its id. @throws HttpError 404 */
  async function find(deps: RecordDeps, of: string): Promise<Item> {
    const [item] = await toItems(deps, [requireRecord(await findRow(deps.db, of))])
    return requireRecord(item)
  }

  /** Saves a record in a transaction. @throws HttpError 404, 409 when another version is stored, or 422 */
  async function saveIn(
    trx: Trx,
    deps: RecordDeps,
    user: OfficeUser,
    target: Target,
    change: Change,
  ): Promise<Item> {
    const own = { ...deps, db: trx }
    const created = await prepare(trx, change, target === null)
    const former = target ? requireRecord(await findRow(trx, target.id)) : undefined
    const [before = null] = former ? await toItems(own, [former]) : []
    const values = toColumns(fields, change as AnyRow, former) as object
    const of = target?.id ?? created
    if (target) {
      const { numUpdatedRows } = await trx
        .updateTable(name)
        .set({ ...values, version: target.version + 1 })
        .where(id, '=', of)
        .where('version', '=', target.version)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw createConflict()
    } else
      await trx
        .insertInto(name)
        .values({ ...values, [id]: of } as never)
        .execute()
    await saveMore?.(trx, of, change)
    const after = await find(own, of)
    const logged = { before: toLogged(fields, before), after: toLogged(fields, after) }
    await recordChange(trx, { userId: user.id, kind, subject: of, ...logged }, deps.clock())
    return after
  }

  return {
    find,
    toItems,
    saveIn,
    /** All records, hidden ones too, in their order. */
    async list(deps: RecordDeps): Promise<Item[]> {
      const rows = deps.db.selectFrom(name).selectAll()
      const ordered = key ? rows : rows.orderBy('position')
      return toItems(deps, await ordered.orderBy(id).execute())
    },
    /** Saves a record. @throws HttpError 404, 409 when another version is stored, or 422 */
    save: (deps: RecordDeps, user: OfficeUser, target: Target, change: Change): Promise<Item> =>
      deps.db.transaction().execute((trx) => saveIn(trx, deps, user, target, change)),
  }
}
