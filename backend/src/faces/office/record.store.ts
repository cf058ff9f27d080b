import type { Fields } from '@shop/contracts/wire/office-fields.ts'
import type { Deletion, DeletionResult } from '@shop/contracts/wire/office-record.ts'

import { recordChange } from '../../domain/audit-log/audit-log.store.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/db/database-errors.ts'
import type { Db, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { createConflict, HttpError, requireRecord } from '../../platform/errors/http-error.ts'
import type { OfficeUser } from './office-access.ts'
import { type AnyRow, readRecord, toColumns, toLogged } from './record.rows.ts'

export type RecordDeps = Pick<Deps, 'clock' | 'config'> & { db: Db | Trx }

/** A kind of record that the office lists, creates and changes by its table of fields. */
interface RecordKind<Item, Change> {
  /** Name of the kind in the log. */
  kind: string
  table: 'agents' | 'blogPosts' | 'categories' | 'contentPages' | 'coupons' | 'products'
  /** The column of the id, which the record has by the name `_id`, or by its own. */
  key?: 'code'
  fields: Fields
  /** Completes records with what no field holds. */
  complete?: (db: Db | Trx, records: readonly { item: Item; row: AnyRow }[]) => Promise<Item[]>
  /** Checks what the contract cannot, and names a new record. @throws HttpError 422 */
  prepare: (trx: Trx, change: Change, isNew: boolean) => Promise<string> | string
  /** Saves what is no column. */
  saveMore?: (trx: Trx, id: string, change: Change) => Promise<void>
  /** Counts what refers to records; without, nothing does. */
  countUses?: (db: Trx, ids: readonly string[]) => Promise<Partial<DeletionResult>>
  /** Deletes what goes with a record. @returns whether the row stays, as one that {@link isDeleted} tells apart */
  removeMore?: (trx: Trx, id: string) => Promise<boolean | void>
  /** Whether a row is of a record that was deleted. */
  isDeleted?: (row: AnyRow) => boolean
}

/** The record that is changed, and the version that was read; null for a new one. */
export type Target = { id: string; version: number } | null

/** The database's default. */
const FIRST_VERSION = 1

/** The store of a kind of record: find → 404, compare the version → 409, save, log, find again. */
export function createRecordStore<Item extends object, Change extends object>({
  kind,
  table,
  key,
  fields,
  complete = async (_, records) => records.map(({ item }) => item),
  prepare,
  saveMore,
  countUses = async () => ({}),
  removeMore,
  isDeleted = () => false,
}: RecordKind<Item, Change>) {
  // The columns that all these tables have are typed as those of one of them.
  const tableName = table as 'categories'
  const apart = Object.keys(fields).filter((name) => fields[name]?.apart)
  const idColumn = (key ?? 'id') as 'id'

  const toItems = ({ db, config }: RecordDeps, rows: readonly AnyRow[]): Promise<Item[]> =>
    complete(
      db,
      rows.flatMap((row) => {
        if (isDeleted(row)) return []
        const record = readRecord(fields, row, config.backendUrl)
        return { item: { [key ?? '_id']: row[idColumn], ...record } as Item, row }
      }),
    )

  const findRow = (db: Db | Trx, id: string): Promise<AnyRow | undefined> =>
    db.selectFrom(tableName).selectAll().where(idColumn, '=', id).executeTakeFirst()

  /** A record by its id. @throws HttpError 404 */
  async function find(deps: RecordDeps, id: string): Promise<Item> {
    const [item] = await toItems(deps, [requireRecord(await findRow(deps.db, id))])
    return requireRecord(item)
  }

  /**
   * Saves a record in a transaction.
   * @param key of a new one, which the log's entry has as its id
   * @throws HttpError 404, 409 when another version is stored, or 422
   */
  async function saveIn(
    trx: Trx,
    deps: RecordDeps,
    user: OfficeUser,
    target: Target,
    change: Change,
    key?: string,
  ): Promise<Item> {
    const trxDeps = { ...deps, db: trx }
    const newId = await prepare(trx, change, target === null)
    const former = target ? requireRecord(await findRow(trx, target.id)) : undefined
    const [before = null] = former ? await toItems(trxDeps, [former]) : []
    const values = toColumns(fields, change as AnyRow, former) as object
    const id = target?.id ?? newId
    if (target) {
      const { numUpdatedRows } = await trx
        .updateTable(tableName)
        .set({ ...values, version: target.version + 1 })
        .where(idColumn, '=', id)
        .where('version', '=', target.version)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw createConflict()
    } else
      await trx
        .insertInto(tableName)
        .values({ ...values, [idColumn]: id } as never)
        .execute()
    await saveMore?.(trx, id, change)
    const after = await find(trxDeps, id)
    const logged = { before: toLogged(fields, before), after: toLogged(fields, after) }
    await recordChange(
      trx,
      { id: key, userId: user.id, kind, subject: id, ...logged },
      deps.clock(),
    )
    return after
  }

  /**
   * Deletes a record in a transaction. The log keeps what it was.
   * @throws HttpError 409 when another version is stored
   */
  async function removeIn(
    trx: Trx,
    deps: RecordDeps,
    user: OfficeUser,
    { id, version }: NonNullable<Target>,
  ): Promise<void> {
    const row = await findRow(trx, id)
    const [record] = row ? await toItems({ ...deps, db: trx }, [row]) : []
    // A call that is repeated after a lost response does nothing twice.
    if (!record) return
    const { numUpdatedRows } = await trx
      .updateTable(tableName)
      .set({ version: version + 1 })
      .where(idColumn, '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw createConflict()
    const stays = await removeMore?.(trx, id)
    if (!stays) await trx.deleteFrom(tableName).where(idColumn, '=', id).execute()
    const logged = { before: toLogged(fields, record), after: null }
    await recordChange(trx, { userId: user.id, kind, subject: id, ...logged }, deps.clock())
  }

  /** Saves a new record, or once more the one that the same form has created when its response was lost. */
  async function create(
    trx: Trx,
    deps: RecordDeps,
    user: OfficeUser,
    change: Change,
    key: string,
  ): Promise<Item> {
    const entry = await trx
      .selectFrom('officeLog')
      .select(['subject', 'after'])
      .where('id', '=', key)
      .where('userId', '=', user.id)
      .where('kind', '=', kind)
      .executeTakeFirst()
    if (!entry) return saveIn(trx, deps, user, null, change, key)
    const { subject: id, after } = entry
    const row = requireRecord(await findRow(trx, id))
    const created = (after === null ? {} : JSON.parse(after)) as AnyRow
    const values = change as AnyRow
    const isSame =
      Object.entries(toColumns(fields, values, row)).every(
        ([name, value]) => row[name] === value,
      ) && apart.every((name) => values[name] === undefined || values[name] === created[name])
    if (isSame) return find({ ...deps, db: trx }, id)
    const read = Object.fromEntries(apart.map((name) => [`${name}Read`, created[name]]))
    return saveIn(trx, deps, user, { id, version: FIRST_VERSION }, { ...change, ...read })
  }

  return {
    find,
    toItems,
    saveIn,
    removeIn,
    /**
     * Deletes records, all of them or none; without `apply`, only counts what refers to them.
     * @throws HttpError 409 when another version is stored, or products are in a category
     */
    remove: (
      deps: RecordDeps,
      user: OfficeUser,
      { records, apply }: Deletion,
    ): Promise<DeletionResult> =>
      deps.db.transaction().execute(async (trx) => {
        const none = { orders: 0, openOrders: 0, products: 0, messages: 0 }
        const uses = {
          ...none,
          ...(await countUses(
            trx,
            records.map(({ id }) => id),
          )),
        }
        if (!apply) return { ...uses, deleted: false }
        if (uses.products > 0) {
          throw new HttpError(409, 'There are products in this category. Please move them first.')
        }
        // In one order everywhere: an order locks its products in it, too.
        for (const record of records.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
          await removeIn(trx, deps, user, record).catch((error: unknown) => {
            // Such as a product that was put into the category meanwhile.
            throw isForeignKeyViolation(error) ? createConflict() : error
          })
        }
        return { ...uses, deleted: true }
      }),
    /** All records, hidden ones too, in their order. */
    async list(deps: RecordDeps): Promise<Item[]> {
      const rows = deps.db.selectFrom(tableName).selectAll()
      const ordered = key ? rows : rows.orderBy('position')
      return toItems(deps, await ordered.orderBy(idColumn).execute())
    },
    /**
     * Saves a record.
     * @param key idempotency key of a new one
     * @throws HttpError 404, 409 when another version is stored, or 422
     */
    async save(
      deps: RecordDeps,
      user: OfficeUser,
      target: Target,
      change: Change,
      key?: string,
    ): Promise<Item> {
      const attempt = () =>
        deps.db
          .transaction()
          .execute((trx) =>
            target || key === undefined
              ? saveIn(trx, deps, user, target, change)
              : create(trx, deps, user, change, key),
          )
      try {
        return await attempt()
      } catch (error) {
        // The same call at the same time may have created it.
        if (target || key === undefined || !isUniqueViolation(error)) throw error
        return attempt()
      }
    },
  }
}
