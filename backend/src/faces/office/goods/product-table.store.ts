import { MAX_IMPORT_PROBLEMS } from '@shop/contracts/rules/limits.ts'
import type { OfficeProduct } from '@shop/contracts/wire/office-goods.ts'
import {
  type DuplicateChoice,
  type ImportProblem,
  type ImportRow,
  productColumns,
  type ProductImport,
} from '@shop/contracts/wire/office-import.ts'

import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import { formatCsv } from '../../../platform/csv/csv.ts'
import { parseJson, toJson } from '../../../platform/db/json.ts'
import type { Row, Trx } from '../../../platform/db/schema.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { OfficeUser } from '../office-access.ts'
import { readTitle } from '../record.rows.ts'
import { productStore } from './goods.store.ts'
import { checkRows, listChangedCells, type RowChange, toComparable } from './product-table.check.ts'
import { toCells } from './product-table.ts'
import { readTable } from './table-file.ts'
import { toEntryId } from './undo-import.ts'

type TableDeps = Pick<Deps, 'db' | 'clock' | 'config'>

async function listAllProducts(deps: TableDeps): Promise<OfficeProduct[]> {
  const rows = await deps.db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.categoryId')
    .selectAll('products')
    .orderBy('categories.position')
    .orderBy('products.position')
    .orderBy('products.id')
    .execute()
  return productStore.toItems(deps, rows)
}

/** The table of all products, hidden ones too, as CSV. */
export async function exportProducts(deps: TableDeps): Promise<string> {
  const rows = (await listAllProducts(deps)).map((product) => {
    const cells = toCells(product)
    return productColumns.map((column) => cells[column] ?? '')
  })
  return formatCsv([productColumns, ...rows])
}

/**
 * Finds a category by what is typed for it.
 * @returns its id; undefined when there is none, or several of the name
 */
function findCategoryId(
  categories: readonly Pick<Row<'categories'>, 'id' | 'title'>[],
): (typed: string) => string | undefined {
  const ids = new Set(categories.map(({ id }) => id))
  const byName = new Map<string, string | undefined>()
  for (const { id, title } of categories) {
    for (const name of new Set(Object.values(readTitle(title)).map(toComparable))) {
      byName.set(name, byName.has(name) ? undefined : id)
    }
  }
  return (typed) => (ids.has(typed) ? typed : byName.get(toComparable(typed)))
}

const toFailure = (problems: ImportProblem[]): ProductImport => ({
  ...{ applied: false, created: 0, changed: 0, unchanged: 0 },
  problems: problems.slice(0, MAX_IMPORT_PROBLEMS),
  problemCount: problems.length,
})

const toImportRow = (row: RowChange, cells: ImportRow['cells']): ImportRow => ({
  line: row.line,
  title: (row.stored ?? row.change).title.en,
  isNew: row.stored === undefined,
  cells,
})

/** Saves rows in one order everywhere: an order locks its products in it, too. */
const byId = (a: RowChange, b: RowChange) =>
  (a.stored?._id ?? '') < (b.stored?._id ?? '') ? -1 : 1

/** What is done with a table. */
interface ImportOptions {
  /** Whether it is saved when nothing is wrong with it. */
  apply: boolean
  /** What becomes of new rows with the name of a product; without a choice, a table that has some is not saved. */
  duplicates?: DuplicateChoice | undefined
  /** Chosen by the client: the same again is the same import, such as one whose response was lost. */
  key?: string | undefined
}

async function importRows(
  trx: Trx,
  deps: TableDeps,
  user: OfficeUser,
  file: Buffer,
  { apply, duplicates, key }: ImportOptions,
): Promise<ProductImport> {
  const table = readTable(file)
  if (Array.isArray(table)) return toFailure(table)
  const { rows, foreign } = table
  const products = await listAllProducts({ ...deps, db: trx })
  const categories = await trx.selectFrom('categories').select(['id', 'title']).execute()
  const { changes, problems } = checkRows(rows, {
    products: new Map(products.map((product) => [product._id, product])),
    findCategory: findCategoryId(categories),
    duplicates,
    isForeign: foreign !== undefined,
  })
  const about = foreign && { foreign }
  if (problems.length > 0) return { ...toFailure(problems), ...about }
  const duplicated = changes.filter(({ isDuplicate }) => isDuplicate)
  const left = duplicates === 'skip' ? duplicated.length : 0
  const differing = changes
    .filter(({ isDuplicate }) => !(isDuplicate && duplicates === 'skip'))
    .map((row) => ({ row, cells: listChangedCells(row) }))
    .filter(({ row, cells }) => !row.stored || cells.length > 0)
  const created = differing.filter(({ row }) => !row.stored).length
  const applied = apply && (duplicated.length === 0 || duplicates !== undefined)
  if (applied) {
    for (const { line, stored, change } of differing.map(({ row }) => row).sort(byId)) {
      const target = stored ? { id: stored._id, version: stored.version } : null
      const entryId = key === undefined ? undefined : toEntryId(key, String(line))
      await productStore.saveIn(trx, deps, user, target, change, entryId)
    }
  }
  return {
    applied,
    created,
    changed: differing.length - created,
    unchanged: changes.length - differing.length - left,
    problems: [],
    problemCount: 0,
    duplicates: duplicated
      .slice(0, MAX_IMPORT_PROBLEMS)
      .map(({ line, change }) => ({ line, title: change.title.en })),
    duplicateCount: duplicated.length,
    ...(!applied && { rows: differing.map(({ row, cells }) => toImportRow(row, cells)) }),
    ...about,
  }
}

/**
 * Checks a table of products and, when it is to be applied and nothing is wrong with it, saves every row that differs, in
 * one transaction and with an entry of the log each.
 * @param file CSV in UTF-8
 * @throws HttpError 409 when a product was changed while it was applied; nothing is saved then
 */
export function importProducts(
  deps: TableDeps,
  user: OfficeUser,
  file: Buffer,
  options: ImportOptions,
): Promise<ProductImport> {
  const { apply, key } = options
  return deps.db.transaction().execute(async (trx) => {
    if (!apply || key === undefined) return importRows(trx, deps, user, file, options)
    // A second import of the same key waits here for the first.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('productImports')
      .values({ key, result: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    const own = trx.selectFrom('productImports').select('result').where('key', '=', key)
    if (numInsertedOrUpdatedRows === 0n) {
      const { result } = await own.executeTakeFirstOrThrow()
      if (result) return parseJson(result)
    }
    const result = await importRows(trx, deps, user, file, options)
    const { applied, created, changed } = result
    if (applied && created + changed > 0) {
      const entry = { id: toEntryId(key, 'import'), userId: user.id, kind: 'import', subject: key }
      const logged = { before: null, after: { created, changed } }
      await recordChange(trx, { ...entry, ...logged }, deps.clock())
    }
    const stored = { result: applied ? toJson(result) : null }
    await trx.updateTable('productImports').set(stored).where('key', '=', key).execute()
    return result
  })
}
