import type { OfficeProduct, ProductChange } from '@shop/contracts/wire/office-goods.ts'
import { productFields } from '@shop/contracts/wire/office-goods.ts'
import type { ImportUndo, ProductImports } from '@shop/contracts/wire/office-import.ts'
import { mapFields } from '@shop/contracts/wire/office-record.ts'
import { sql } from 'kysely'

import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import { hasProduct } from '../../../domain/orders/has-product.ts'
import { escapePattern } from '../../../platform/db/escape-pattern.ts'
import type { Db, Row, Trx } from '../../../platform/db/schema.ts'
import type { Deps } from '../../../platform/deps.ts'
import { requireRecord } from '../../../platform/errors/http-error.ts'
import type { OfficeUser } from '../office-access.ts'
import { toLogged } from '../record.rows.ts'
import { productStore } from './goods.store.ts'

type UndoDeps = Pick<Deps, 'db' | 'clock' | 'config'>
type Logged = Readonly<Record<string, unknown>>
type Conflict = ImportUndo['conflicts'][number]

const MAX_IMPORTS = 10
/** Of a new product. */
const FIRST_VERSION = 1

/** The id of an entry of the log that belongs to an import. */
export const toEntryId = (key: string, part: string): string => `${key}.${part}`

const parseLogged = (text: string | null): Logged | null =>
  text === null ? null : (JSON.parse(text) as Logged)

/** The fields that differ between two records. */
const listDifferences = (one: Logged, other: Logged): string[] =>
  Object.keys(productFields).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  )

/** The latest imports, the newest first. */
export async function listImports(db: Db): Promise<ProductImports> {
  const entries = await db
    .selectFrom('officeLog')
    .leftJoin('users', 'users.id', 'officeLog.userId')
    .select([
      'officeLog.subject',
      'officeLog.at',
      'officeLog.after',
      'officeLog.userId',
      'users.email',
    ])
    .where('officeLog.kind', '=', 'import')
    .orderBy('officeLog.at', 'desc')
    .limit(2 * MAX_IMPORTS)
    .execute()
  const read = entries.map(({ after, ...entry }) => ({ ...entry, ...parseLogged(after) }))
  const undone = new Set(read.filter((entry) => 'undone' in entry).map(({ subject }) => subject))
  return {
    results: read
      .filter((entry) => !('undone' in entry))
      .slice(0, MAX_IMPORTS)
      .map(({ subject, at, email, userId, ...counts }) => ({
        ...{ _id: subject, at, who: email ?? userId, undone: undone.has(subject) },
        ...{ created: 0, changed: 0, ...counts },
      })),
  }
}

async function isOrdered(trx: Trx, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('orders')
    .select('id')
    .where(hasProduct(id))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

interface Step {
  product: OfficeProduct
  /** What is saved; null when the product is deleted. */
  change: ProductChange | null
}

/** What takes an entry of an import back, or what stands against it. Pieces that were sold meanwhile stay sold. */
async function planStep(
  trx: Trx,
  deps: UndoDeps,
  { subject, before, after }: Pick<Row<'officeLog'>, 'subject' | 'before' | 'after'>,
): Promise<Step | Conflict[] | undefined> {
  const [former, imported] = [parseLogged(before), parseLogged(after) ?? {}]
  const row = await trx
    .selectFrom('products')
    .selectAll()
    .where('id', '=', subject)
    .executeTakeFirst()
  const [product] = row ? await productStore.toItems({ ...deps, db: trx }, [row]) : []
  if (!product) {
    return former ? [{ _id: subject, title: subject, field: 'deleted' }] : undefined
  }
  const toConflict = (field: string): Conflict => ({ _id: subject, title: product.title.en, field })
  const current = toLogged(productFields, product) as Logged
  const later = listDifferences(imported, current).filter((name) => name !== 'stock')
  if (!former) {
    if (later.length > 0) return later.map(toConflict)
    // Nobody could order what was never shown.
    const wasShown = !product.hidden || product.version > FIRST_VERSION
    return wasShown && (await isOrdered(trx, subject))
      ? [toConflict('ordered')]
      : { product, change: null }
  }
  const changed = listDifferences(former, imported)
  const conflicts = changed.filter((name) => later.includes(name))
  if (conflicts.length > 0) return conflicts.map(toConflict)
  const { stock: _, ...restored } = mapFields(productFields, (_field, name) =>
    changed.includes(name) ? former[name] : current[name],
  )
  const stock = changed.includes('stock') && { stock: former.stock, stockRead: imported.stock }
  return { product, change: { ...restored, ...stock } as ProductChange }
}

/**
 * Takes an import back as a whole, or not at all where a cell that it changed was changed again, or a product that it added was
 * changed or ordered.
 * @throws HttpError 404
 */
export function undoImport(deps: UndoDeps, user: OfficeUser, key: string): Promise<ImportUndo> {
  return deps.db.transaction().execute(async (trx) => {
    // A second one waits here for the first.
    const found = await trx
      .updateTable('productImports')
      .set({ key })
      .where('key', '=', key)
      .returning('key')
      .executeTakeFirst()
    requireRecord(found)
    const entries = await trx
      .selectFrom('officeLog')
      .select(['id', 'subject', 'before', 'after', 'kind'])
      .where(
        ({ eb }) => sql<boolean>`${eb.ref('id')} like ${`${escapePattern(key)}.%`} escape '\\'`,
      )
      .orderBy('subject')
      .execute()
    if (entries.some(({ id }) => id === toEntryId(key, 'undone'))) {
      return { undone: true, conflicts: [] }
    }
    const steps: Step[] = []
    const conflicts: Conflict[] = []
    for (const entry of entries.filter(({ kind }) => kind === 'product')) {
      const step = await planStep(trx, deps, entry)
      if (Array.isArray(step)) conflicts.push(...step)
      else if (step) steps.push(step)
    }
    if (conflicts.length > 0) return { undone: false, conflicts }
    for (const { product, change } of steps) {
      const { _id: id, version } = product
      if (change) await productStore.saveIn(trx, deps, user, { id, version }, change)
      else await productStore.removeIn(trx, deps, user, { id, version })
    }
    const change = { userId: user.id, kind: 'import', subject: key }
    const logged = { id: toEntryId(key, 'undone'), before: null, after: { undone: true } }
    await recordChange(trx, { ...change, ...logged }, deps.clock())
    return { undone: true, conflicts: [] }
  })
}
