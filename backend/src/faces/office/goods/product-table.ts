import { parseTypedAmount } from '@shop/contracts/rules/typed-amount.ts'
import { toLatinDigits } from '@shop/contracts/rules/typed-text.ts'
import { productSurfaceSchema } from '@shop/contracts/wire/engraving.ts'
import { type Field, PLAIN_TEXT } from '@shop/contracts/wire/office-fields.ts'
import {
  type OfficeProduct,
  type ProductChange,
  productChangeSchema,
  productFields,
  toAvailable,
} from '@shop/contracts/wire/office-goods.ts'
import type { ImportProblem } from '@shop/contracts/wire/office-import.ts'
import { emptyRecord, mapFields } from '@shop/contracts/wire/office-record.ts'
import type { z } from 'zod/mini'

type Problem = ImportProblem['problem']
/** The cells that a table has, by their columns. */
export type Cells = Partial<Record<string, string>>

const finishes = productSurfaceSchema.shape.finish.options

const columns = Object.entries<Field>(productFields).flatMap(([name, field]) =>
  field.csv === undefined ? [] : [{ name: name as keyof ProductChange, field, csv: field.csv }],
)

const toYesOrNo = (value: boolean) => (value ? 'yes' : 'no')

function toCell({ kind }: Field, value: unknown): string {
  if (kind === 'money') return (value as number).toFixed(2)
  if (kind === 'flag') return toYesOrNo(value === true)
  return value === null ? '' : `${value as string | number}`
}

const toSurfaceCells = (surface: OfficeProduct['surface']): Cells => ({
  finish: surface?.finish ?? '',
  name_required: surface ? toYesOrNo(surface.required === true) : '',
  name_pieces: surface ? String(surface.pieces ?? 1) : '',
})

/** What is shown of a product in the table. */
export function toCells(product: OfficeProduct): Record<string, string> {
  const cells: Record<string, string> = { id: product._id, version: String(product.version) }
  for (const { name, field, csv } of columns) {
    const value: unknown = product[name as keyof OfficeProduct]
    if (field.kind === 'localized') {
      const { en, ar } = value as OfficeProduct['title']
      cells[`${csv}_en`] = en
      cells[`${csv}_ar`] = ar
    } else cells[csv] = toCell(field, value)
  }
  const { stock = '' } = cells
  const told = {
    reserved: stock && String(product.reserved ?? 0),
    available: `${toAvailable(product) ?? ''}`,
  }
  return { ...cells, ...toSurfaceCells(product.surface), stock_exported: stock, ...told }
}

/** The whole number of a cell; `null` when it is none. */
export function parseWhole(text: string): number | null {
  const digits = toLatinDigits(text.trim())
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

const YES = /^(yes|true|1|نعم)$/i
const NO = /^(no|false|0|لا)$/i

/** A product that the table adds: hidden, until it has a picture. */
export const EMPTY: OfficeProduct = { _id: '', ...emptyRecord(productFields) }

/** What a cell says, or what is wrong with it. */
type Read = { value: unknown } | { problem: Problem }

function readWhole(text: string): Read {
  const value = parseWhole(text)
  return value === null ? { problem: 'notWhole' } : { value }
}

function readCell({ kind }: Field, text: string): Read {
  switch (kind) {
    case 'money': {
      const amount = parseTypedAmount(text)
      return typeof amount === 'string' ? { problem: amount } : { value: amount / 100 }
    }
    case 'integer':
      return readWhole(text)
    case 'count':
      return text.trim() === '' ? { value: null } : readWhole(text)
    case 'flag': {
      const typed = text.trim()
      if (!YES.test(typed) && !NO.test(typed)) return { problem: 'notYesOrNo' }
      return { value: YES.test(typed) }
    }
    default:
      return { value: text }
  }
}

/** Reads how a surface is sold: an empty cell is the usual, no and one piece. */
function readSurface(
  cells: Cells,
  surface: OfficeProduct['surface'],
  reject: (column: string, problem: Problem) => void,
): ProductChange['surface'] {
  const typedFinish = cells.finish?.trim().toLowerCase()
  const finish = finishes.find((each) => each === typedFinish)
  if (typedFinish && !finish) reject('finish', 'unknownFinish')
  else if (typedFinish && !surface) reject('finish', 'noSurface')
  else if (typedFinish === '' && surface) reject('finish', 'missing')
  const required = cells.name_required?.trim()
  if (required && !YES.test(required) && !NO.test(required)) reject('name_required', 'notYesOrNo')
  else if (required && YES.test(required) && !surface) reject('name_required', 'noSurface')
  const typedPieces = cells.name_pieces?.trim()
  const pieces = typedPieces ? parseWhole(typedPieces) : 1
  if (pieces === null) reject('name_pieces', 'notWhole')
  else if (typedPieces && !surface) reject('name_pieces', 'noSurface')
  if (!surface || (typedFinish ?? required ?? typedPieces) === undefined) return undefined
  return {
    ...surface,
    ...(finish && { finish }),
    ...(required !== undefined && { required: YES.test(required) || undefined }),
    ...(typedPieces !== undefined && { pieces: pieces === 1 ? undefined : (pieces ?? undefined) }),
  }
}

/** The contract's name of a field, as the table calls it. */
function toColumn(path: readonly PropertyKey[]): string {
  const [field = '', part = ''] = path.map(String)
  const table: Readonly<Record<string, Field>> = productFields
  const { partsCsv, csv } = table[field] ?? {}
  const name = partsCsv?.[part] ?? csv ?? field
  return part === 'en' || part === 'ar' ? `${name}_${part}` : name
}

/**
 * Reads a row of the table.
 * @param stored the product that it changes; none for a new one
 * @param findCategory returns the id of a category that is named by its id or its name
 * @returns the change, whose fields that the table lacks are as stored, and what is wrong with the cells
 */
export function readRow(
  cells: Cells,
  stored: OfficeProduct | undefined,
  findCategory: (typed: string) => string | undefined,
): { change: ProductChange; problems: { column: string; problem: Problem }[] } {
  const problems = new Map<string, Problem>()
  const { stock: _, ...former } = mapFields(
    productFields,
    (_field, name): unknown => ({ ...EMPTY, ...stored })[name as keyof typeof EMPTY],
  )
  const change: Record<string, unknown> = former

  const take = (name: string, column: string, read: Read) => {
    if ('problem' in read) problems.set(column, read.problem)
    else change[name] = read.value
  }
  for (const { name, field, csv } of columns) {
    const text = cells[csv]
    if (field.kind === 'localized') {
      const { en, ar } = former[name as 'title'] as OfficeProduct['title']
      change[name] = { en: cells[`${csv}_en`] ?? en, ar: cells[`${csv}_ar`] ?? ar }
    } else if (name === 'categoryId') {
      const category = findCategory(text?.trim() ?? stored?.categoryId ?? '')
      take(name, csv, category ? { value: category } : { problem: 'unknownCategory' })
    } else if (text !== undefined) take(name, csv, readCell(field, text))
    else if (field.kind === 'money' && !stored) problems.set(csv, 'missing')
  }
  const surface = readSurface(cells, stored?.surface ?? null, (column, problem) => {
    problems.set(column, problem)
  })
  if (surface) change.surface = surface
  const { stock_exported: exported } = cells
  const { stock } = productFields
  if (exported !== undefined) take('stockRead', 'stock_exported', readCell(stock, exported))

  const parsed = productChangeSchema.safeParse(change)
  for (const issue of parsed.error?.issues ?? []) {
    const column = toColumn(issue.path)
    if (!problems.has(column)) problems.set(column, toProblem(issue))
  }
  return {
    change: parsed.data ?? (change as ProductChange),
    problems: [...problems].map(([column, problem]) => ({ column, problem })),
  }
}

function toProblem(issue: z.core.$ZodIssue): Problem {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'missing' : 'invalid'
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : 'tooLarge'
    case 'invalid_format':
      return issue.message === PLAIN_TEXT ? 'notPlain' : 'invalid'
    default:
      return 'invalid'
  }
}
