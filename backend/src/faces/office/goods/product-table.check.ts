import { splitWords } from '@shop/contracts/rules/search-text.ts'
import type { OfficeProduct, ProductChange } from '@shop/contracts/wire/office-goods.ts'
import {
  type DuplicateChoice,
  type ImportProblem,
  type ImportRow,
  productColumns,
  toldColumns,
} from '@shop/contracts/wire/office-import.ts'

import { EMPTY, parseWhole, readRow, toCells } from './product-table.ts'
import { predictStock } from './stock-change.ts'
import type { TableRow } from './table-file.ts'

/** What a row makes of the products. */
export interface RowChange {
  line: number
  /** The product that it changes; undefined for a new one. */
  stored: OfficeProduct | undefined
  change: ProductChange
  /** It has no id, and the English name of a product or of an earlier row. */
  isDuplicate: boolean
}

/** Names that differ in case, accents or spaces are the same. */
export const toComparable = (name: string): string => splitWords(name).join(' ')

/** The columns that the table changes. */
const changedColumns = productColumns.filter(
  (column) => !['id', 'version', 'stock_exported', ...toldColumns].includes(column),
)

/** The cells of a product that a row changes; of a new one, those that are not empty. */
export function listChangedCells({ stored, change }: RowChange): ImportRow['cells'] {
  const { stockRead, stock, ...fields } = change
  const former = stored ?? EMPTY
  const next = { ...former, ...fields, stock: predictStock(former.stock, { stockRead, stock }) }
  const [before, after] = [stored ? toCells(stored) : {}, toCells(next as OfficeProduct)]
  return changedColumns
    .map((column) => ({ column, before: before[column] ?? '', after: after[column] ?? '' }))
    .filter((cell) => cell.before !== cell.after)
}

/** Products by their English name; undefined where several have it. */
function groupByName(products: Iterable<OfficeProduct>): Map<string, OfficeProduct | undefined> {
  const byName = new Map<string, OfficeProduct | undefined>()
  for (const product of products) {
    const name = toComparable(product.title.en)
    byName.set(name, byName.has(name) ? undefined : product)
  }
  return byName
}

interface CheckOptions {
  products: ReadonlyMap<string, OfficeProduct>
  findCategory: (typed: string) => string | undefined
  duplicates: DuplicateChoice | undefined
  /** Whether the table is another shop's, which has one name for both languages. */
  isForeign: boolean
}

/** Checks every row against what is stored. */
export function checkRows(
  rows: readonly TableRow[],
  { products, findCategory, duplicates, isForeign }: CheckOptions,
): { changes: RowChange[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []
  const changes: RowChange[] = []
  const byName = groupByName(products.values())
  const names = new Set(byName.keys())
  const seen = new Set<string>()
  for (const { line, cells, problem } of rows) {
    const reject = (column: string, reason: ImportProblem['problem']) =>
      void problems.push({ line, column, problem: reason })
    if (problem) {
      problems.push(problem)
      continue
    }
    const id = (cells.id ?? '').trim()
    const name = toComparable(cells.title_en ?? '')
    const isDuplicate = id === '' && names.has(name)
    names.add(name)
    const namesake = isDuplicate && duplicates === 'update' ? byName.get(name) : undefined
    const stored = products.get(id) ?? namesake
    const lacksOne = isDuplicate && duplicates === 'update' && !stored
    if (lacksOne) reject('title_en', 'severalOfName')
    if (id && !stored) reject('id', 'unknownId')
    const known = stored?._id ?? id
    if (known && seen.has(known)) reject(id ? 'id' : 'title_en', 'duplicateId')
    seen.add(known)
    if (stored && !namesake) {
      const version = parseWhole(cells.version ?? '')
      if (version === null) reject('version', 'missingVersion')
      else if (version !== stored.version) reject('version', 'changedSince')
    }
    if (lacksOne || (id && !stored)) continue
    const { title_ar: _nameTwice, ...ownCells } = cells
    const row = readRow(isForeign && namesake ? ownCells : cells, stored, findCategory)
    for (const each of row.problems) reject(each.column, each.problem)
    changes.push({ line, stored, change: row.change, isDuplicate })
  }
  return { changes, problems }
}
