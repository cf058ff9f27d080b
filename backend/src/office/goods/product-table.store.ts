import { MAX_IMPORT_PROBLEMS, MAX_IMPORT_ROWS } from '@shop/contracts/import-limits.ts'
import type { OfficeProduct, ProductChange } from '@shop/contracts/office-goods.ts'
import {
  type ImportProblem,
  type ProductColumn,
  productColumns,
  type ProductImport,
} from '@shop/contracts/office-import.ts'

import { type CsvRow, formatCsv, parseCsv } from '../../csv/csv.ts'
import type { Deps } from '../../deps.ts'
import type { OfficeUser } from '../office-access.ts'
import { toOfficeProduct } from './goods.rows.ts'
import { saveProductIn } from './goods.store.ts'
import { type Cells, parseWhole, readRow, toCells } from './product-table.ts'

type TableDeps = Pick<Deps, 'db' | 'clock' | 'config'>

async function listAllProducts({ db, config }: TableDeps): Promise<OfficeProduct[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.categoryId')
    .selectAll('products')
    .orderBy('categories.position')
    .orderBy('products.position')
    .orderBy('products.id')
    .execute()
  return rows.map((row) => toOfficeProduct(config.backendUrl, row))
}

/** The table of all products, hidden ones too, as CSV. */
export async function exportProducts(deps: TableDeps): Promise<string> {
  const rows = (await listAllProducts(deps)).map((product) => {
    const cells = toCells(product)
    return productColumns.map((column) => cells[column])
  })
  return formatCsv([productColumns, ...rows])
}

/** A table that can be read: its rows by column. */
interface Table {
  rows: { line: number; cells: Cells; problem?: 'cellCount' }[]
}

const isColumn = (name: string): name is ProductColumn =>
  (productColumns as readonly string[]).includes(name)

/** Checks the names of the columns. */
function checkHeader({ line, cells }: CsvRow): ImportProblem[] {
  const names = cells.map((name) => name.trim().toLowerCase())
  return [
    ...names.flatMap((column, index): ImportProblem[] => {
      if (!isColumn(column))
        return [{ line, column: column.slice(0, 40), problem: 'unknownColumn' }]
      return names.indexOf(column) < index ? [{ line, column, problem: 'duplicateColumn' }] : []
    }),
    ...(['id', 'version'] as const)
      .filter((column) => !names.includes(column))
      .map((column): ImportProblem => ({ line, column, problem: 'missingColumn' })),
  ]
}

/** Reads the table, or says why it cannot be read. */
function readTable(file: Buffer): Table | ImportProblem[] {
  const reject = (problem: ImportProblem['problem'], line = 1) => [{ line, column: '', problem }]
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return reject('notUtf8')
  }
  // A file of 16-bit characters, and nothing that a database could hold.
  if (text.includes('\u0000')) return reject('notUtf8')
  const parsed = parseCsv(text)
  if ('error' in parsed) return reject(parsed.error, parsed.line)
  const [header, ...rows] = parsed
  if (!header || rows.length === 0) return reject('empty')
  if (rows.length > MAX_IMPORT_ROWS) return reject('tooManyRows', rows[MAX_IMPORT_ROWS]?.line)
  const problems = checkHeader(header)
  if (problems.length > 0) return problems
  const names = header.cells.map((name) => name.trim().toLowerCase() as ProductColumn)
  return {
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) as Cells,
      ...(cells.length !== names.length && { problem: 'cellCount' as const }),
    })),
  }
}

/** What a row asks for. */
interface RowChange {
  stored: OfficeProduct | undefined
  change: ProductChange
}

/** Whether a row says of a product what is stored. */
function isUnchanged({ stored, change }: RowChange): boolean {
  if (!stored) return false
  const { stockRead, stock, ...fields } = change
  const keepsStock = stock === undefined || stock === stockRead
  const next = {
    ...stored,
    ...fields,
    family: change.family ?? stored.family,
    surface: change.surface ?? stored.surface,
    stock: keepsStock ? stored.stock : stock,
  }
  return JSON.stringify(toCells(next)) === JSON.stringify(toCells(stored))
}

/** Checks every row against what is stored. */
function checkRows(
  { rows }: Table,
  products: ReadonlyMap<string, OfficeProduct>,
  categories: ReadonlySet<string>,
): { changes: RowChange[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []
  const changes: RowChange[] = []
  const seen = new Set<string>()
  for (const { line, cells, problem } of rows) {
    const reject = (column: string, reason: ImportProblem['problem']) =>
      void problems.push({ line, column, problem: reason })
    if (problem) {
      reject('', problem)
      continue
    }
    const id = (cells.id ?? '').trim()
    const stored = products.get(id)
    if (id && !stored) reject('id', 'unknownId')
    if (id && seen.has(id)) reject('id', 'duplicateId')
    seen.add(id)
    if (stored) {
      const version = parseWhole(cells.version ?? '')
      if (version === null) reject('version', 'missingVersion')
      else if (version !== stored.version) reject('version', 'changedSince')
    }
    if (id && !stored) continue
    const row = readRow(cells, stored, categories)
    for (const each of row.problems) reject(each.column, each.problem)
    changes.push({ stored, change: row.change })
  }
  return { changes, problems }
}

const toFailure = (problems: ImportProblem[]): ProductImport => ({
  ...{ applied: false, created: 0, changed: 0, unchanged: 0 },
  problems: problems.slice(0, MAX_IMPORT_PROBLEMS),
  problemCount: problems.length,
})

/** Saves rows in one order everywhere: an order locks its products in it, too. */
const byId = (a: RowChange, b: RowChange) =>
  (a.stored?._id ?? '') < (b.stored?._id ?? '') ? -1 : 1

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
  apply: boolean,
): Promise<ProductImport> {
  return deps.db.transaction().execute(async (trx) => {
    const table = readTable(file)
    if (Array.isArray(table)) return toFailure(table)
    const products = await listAllProducts({ ...deps, db: trx })
    const categories = await trx.selectFrom('categories').select('id').execute()
    const { changes, problems } = checkRows(
      table,
      new Map(products.map((product) => [product._id, product])),
      new Set(categories.map(({ id }) => id)),
    )
    if (problems.length > 0) return toFailure(problems)
    const differing = changes.filter((row) => !isUnchanged(row)).sort(byId)
    const created = differing.filter(({ stored }) => !stored).length
    if (apply) {
      for (const { stored, change } of differing) {
        const target = stored ? { id: stored._id, version: stored.version } : null
        await saveProductIn(trx, deps, user, target, change)
      }
    }
    return {
      applied: apply,
      created,
      changed: differing.length - created,
      unchanged: changes.length - differing.length,
      problems: [],
      problemCount: 0,
    }
  })
}
