import * as z from 'zod/mini'

import type { Field } from './office-fields.ts'
import { productFields } from './office-goods.ts'

/** Columns that an import leaves unread: what the shop counts itself. */
export const toldColumns = ['reserved', 'available']

/** The columns of a field in the table. */
const toColumns = ({ kind, csv, partsCsv = {} }: Field): string[] => {
  if (csv === undefined) return Object.values(partsCsv)
  if (kind === 'localized') return [`${csv}_en`, `${csv}_ar`]
  // What was sold since the export stays sold; the last two are only told.
  return csv === 'stock' ? [csv, `${csv}_exported`, ...toldColumns] : [csv]
}

/** The columns of the products' table, in the order of an export; an import needs the first two, and leaves what it lacks. */
export const productColumns: readonly string[] = [
  'id',
  'version',
  ...Object.values<Field>(productFields).flatMap(toColumns),
]

/** GET /office/products.csv: the table as a file, whose byte order mark a text would lose. */
export const productTableSchema = z.instanceof(Blob)

/** What can be wrong with a table: with the file, with a row, with a cell. */
export const importProblems = [
  'notUtf8',
  'empty',
  'unclosedQuote',
  'strayQuote',
  'tooManyRows',
  'missingColumn',
  'unknownColumn',
  'duplicateColumn',
  'cellCount',
  'namelessColumn',
  'unknownId',
  'duplicateId',
  'missingVersion',
  'changedSince',
  'severalOfName',
  'missing',
  'notPlain',
  'tooLong',
  'noAmount',
  'ambiguous',
  'tooManyDecimals',
  'tooLarge',
  'notWhole',
  'unknownCategory',
  'unknownFinish',
  'noSurface',
  'notYesOrNo',
  'invalid',
] as const

const importProblemSchema = z.object({
  /** Line of the file, counted from 1. */
  line: z.int(),
  /** Name of the column, or its letters in a spreadsheet where it has none; empty for the whole row or file. */
  column: z.string(),
  problem: z.enum(importProblems),
})
export type ImportProblem = z.infer<typeof importProblemSchema>

/** What becomes of rows without an id whose English name a product has: that product is changed, another added, or none. */
export const duplicateChoices = ['update', 'add', 'skip'] as const
export type DuplicateChoice = (typeof duplicateChoices)[number]

/** Shops whose product exports are understood. */
export const foreignShops = ['shopify', 'woocommerce'] as const

/** What a row that differs makes of a product. */
const importRowSchema = z.object({
  line: z.int(),
  /** English name of the product, as it is stored. */
  title: z.string(),
  isNew: z.boolean(),
  /** The cells that differ. */
  cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
})
export type ImportRow = z.infer<typeof importRowSchema>

/** How the export of another shop is read. */
const foreignTableSchema = z.object({
  shop: z.enum(foreignShops),
  /** Its columns that are read, with ours. */
  columns: z.array(z.object({ from: z.string(), to: z.array(z.string()) })),
  /** Its columns that are not read. */
  ignored: z.array(z.string()),
  /** Lines that are not read: further pictures and variants of a product. */
  ignoredLines: z.array(z.int()),
})
export type ForeignTable = z.infer<typeof foreignTableSchema>

/**
 * POST /office/products.csv?apply&duplicates&key, whose body is the table (`text/csv`). It is applied wholly, or not at
 * all: when `apply` is true, nothing is wrong with it, and `duplicates` says what becomes of them where there are any.
 * The same `key` again returns the result of the first time.
 */
export const productImportSchema = z.object({
  applied: z.boolean(),
  /** Rows by what becomes of them. */
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  problems: z.array(importProblemSchema),
  /** Counts the problems that are not told, too. */
  problemCount: z.int(),
  /** New rows whose English name a product or an earlier row has; as many as there may be problems. */
  duplicates: z.optional(z.array(z.object({ line: z.int(), title: z.string() }))),
  duplicateCount: z.optional(z.int()),
  /** Of a table that was not applied: every row that would change or add a product. */
  rows: z.optional(z.array(importRowSchema)),
  /** Of the export of another shop. */
  foreign: z.optional(foreignTableSchema),
})
export type ProductImport = z.infer<typeof productImportSchema>

/** GET /office/product-imports: the latest tables that were saved, the newest first. */
export const productImportsSchema = z.object({
  results: z.array(
    z.object({
      /** The key of the import. */
      _id: z.string(),
      /** ISO 8601. */
      at: z.string(),
      /** E-mail address of whoever saved it. */
      who: z.string(),
      created: z.int(),
      changed: z.int(),
      undone: z.boolean(),
    }),
  ),
})
export type ProductImports = z.infer<typeof productImportsSchema>

/** POST /office/product-imports/{key}/undo takes an import back wholly, or not at all. */
export const importUndoSchema = z.object({
  undone: z.boolean(),
  /** What was changed since: a field of a product, or that it was `ordered` or `deleted`. */
  conflicts: z.array(z.object({ _id: z.string(), title: z.string(), field: z.string() })),
})
export type ImportUndo = z.infer<typeof importUndoSchema>
