import { MAX_IMPORT_ROWS } from '@shop/contracts/rules/limits.ts'
import {
  type ForeignTable,
  type ImportProblem,
  productColumns,
} from '@shop/contracts/wire/office-import.ts'

import { type CsvRow, parseCsv } from '../../../platform/csv/csv.ts'
import { describeForeignTable, findForeignFormat, readForeignRow } from './foreign-table.ts'
import type { Cells } from './product-table.ts'

export interface TableRow {
  line: number
  cells: Cells
  /** What is wrong with the row as a whole. */
  problem?: ImportProblem
}

const isColumn = (name: string): boolean => productColumns.includes(name)

/** A column as spreadsheets call it: A, B, … Z, AA. */
function toLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : toLetters(Math.floor(index / 26) - 1) + last
}

/** Checks the names of the columns. Spreadsheets leave columns without a name, and without anything else. */
function checkHeader(line: number, names: readonly string[]): ImportProblem[] {
  return [
    ...names.flatMap((column, index): ImportProblem[] => {
      if (column === '') return []
      if (!isColumn(column))
        return [{ line, column: column.slice(0, 40), problem: 'unknownColumn' }]
      return names.indexOf(column) < index ? [{ line, column, problem: 'duplicateColumn' }] : []
    }),
    ...(['id', 'version'] as const)
      .filter((column) => !names.includes(column))
      .map((column): ImportProblem => ({ line, column, problem: 'missingColumn' })),
  ]
}

/** Checks that a row has a cell in every column, and no text beside them. */
function checkRow({ line, cells }: CsvRow, names: readonly string[]): ImportProblem | undefined {
  const nameless = cells.findIndex((cell, index) => !names[index] && cell.trim() !== '')
  if (nameless >= 0) return { line, column: toLetters(nameless), problem: 'namelessColumn' }
  const missing = names.find((name, index) => name !== '' && index >= cells.length)
  return missing === undefined ? undefined : { line, column: missing, problem: 'cellCount' }
}

interface ProductTable {
  rows: TableRow[]
  /** Of the export of another shop. */
  foreign?: ForeignTable
}

/** Reads the rows of a table by column, or says why it cannot be read. @param file CSV in UTF-8 */
export function readTable(file: Buffer): ProductTable | ImportProblem[] {
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
  const written = header.cells.map((name) => name.trim())
  const names = written.map((name) => name.toLowerCase())
  const format = findForeignFormat(names)
  const problems = format ? [] : checkHeader(header.line, names)
  if (problems.length > 0) return problems
  const read = rows.map((row): TableRow => {
    const problem = checkRow(row, names)
    const cells = names.map((name, index) => [name, row.cells[index] ?? ''])
    return {
      line: row.line,
      cells: Object.fromEntries(cells.filter(([name]) => name !== '')) as Cells,
      ...(problem && { problem }),
    }
  })
  if (!format) return { rows: read }
  const isProduct = ({ cells }: TableRow) => format.isProduct(cells as Record<string, string>)
  return {
    rows: read.filter(isProduct).map((row) => ({
      ...row,
      cells: readForeignRow(format, row.cells as Record<string, string>),
    })),
    foreign: {
      ...describeForeignTable(format, written),
      ignoredLines: read.filter((row) => !isProduct(row)).map(({ line }) => line),
    },
  }
}
