import * as z from 'zod/mini'

/** The columns of the products' table, in the order of an export; an import needs the first two, and leaves what it lacks. */
export const productColumns = [
  'id',
  'version',
  'title_en',
  'title_ar',
  'description_en',
  'description_ar',
  'category',
  'price',
  'family',
  'finish',
  'name_required',
  'name_pieces',
  'material_en',
  'material_ar',
  'size_en',
  'size_ar',
  'stock',
  'stock_exported',
  'order',
  'hidden',
] as const
export type ProductColumn = (typeof productColumns)[number]

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
  /** Of the file, from 1. */
  line: z.int(),
  /** Name of the column, or its letters in a spreadsheet where it has none; empty for the whole row or file. */
  column: z.string(),
  problem: z.enum(importProblems),
})
export type ImportProblem = z.infer<typeof importProblemSchema>

/** What becomes of new rows whose English name a product has already. */
export const duplicateChoices = ['add', 'skip'] as const
export type DuplicateChoice = (typeof duplicateChoices)[number]

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
  /** Those that are not told, too. */
  problemCount: z.int(),
  /** New rows whose English name a product or an earlier row has; as many as there may be problems. */
  duplicates: z.optional(z.array(z.object({ line: z.int(), title: z.string() }))),
  duplicateCount: z.optional(z.int()),
})
export type ProductImport = z.infer<typeof productImportSchema>
