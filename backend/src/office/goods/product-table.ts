import { toLatinDigits } from '@shop/contracts/digits.ts'
import {
  type OfficeProduct,
  PLAIN_TEXT,
  type ProductChange,
  productChangeSchema,
} from '@shop/contracts/office-goods.ts'
import type { ImportProblem, ProductColumn } from '@shop/contracts/office-import.ts'
import { parseTypedAmount } from '@shop/contracts/typed-amount.ts'
import type { z } from 'zod/mini'

type Problem = ImportProblem['problem']
/** The cells that a table has. */
export type Cells = Partial<Record<ProductColumn, string>>

const finishes = ['engraved', 'printed', 'embossed'] as const

const toYesOrNo = (value: boolean) => (value ? 'yes' : 'no')

/** What is shown of a product in the table. */
export const toCells = (product: OfficeProduct): Record<ProductColumn, string> => ({
  id: product._id,
  version: String(product.version),
  title_en: product.title.en,
  title_ar: product.title.ar,
  description_en: product.description.en,
  description_ar: product.description.ar,
  category: product.categoryId,
  price: product.price.toFixed(2),
  family: product.family,
  finish: product.surface?.finish ?? '',
  name_required: product.surface ? toYesOrNo(product.surface.required === true) : '',
  name_pieces: product.surface ? String(product.surface.pieces ?? 1) : '',
  material_en: product.material.en,
  material_ar: product.material.ar,
  size_en: product.size.en,
  size_ar: product.size.ar,
  stock: product.stock === null ? '' : String(product.stock),
  stock_exported: product.stock === null ? '' : String(product.stock),
  order: String(product.position),
  hidden: toYesOrNo(product.hidden),
})

/** The whole number of a cell; `null` when it is none. */
export function parseWhole(text: string): number | null {
  const digits = toLatinDigits(text.trim())
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

const YES = /^(yes|true|1|نعم)$/i
const NO = /^(no|false|0|لا)$/i

/** A product that the table adds: hidden, until it has a picture. */
const EMPTY: ProductChange = {
  categoryId: '',
  title: { en: '', ar: '' },
  description: { en: '', ar: '' },
  price: 0,
  position: 0,
  hidden: true,
  picture: '',
  gallery: [],
  material: { en: '', ar: '' },
  size: { en: '', ar: '' },
}

/** Reads the number of pieces. @returns `null` for a product that is always in stock, undefined for what is no number */
function parseStock(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined
  return text.trim() === '' ? null : (parseWhole(text) ?? undefined)
}

/** Reads how a surface is sold: an empty cell is the usual, no and one piece. */
function readSurface(
  cells: Cells,
  surface: ProductChange['surface'],
  reject: (column: ProductColumn, problem: Problem) => void,
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
  const [field, lang] = path.map(String)
  const names: Record<string, string> = {
    ...{ categoryId: 'category', position: 'order' },
    'surface.pieces': 'name_pieces',
  }
  const name = names[path.join('.')] ?? names[field ?? ''] ?? field ?? ''
  return lang === 'en' || lang === 'ar' ? `${name}_${lang}` : name
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
  const reject = (column: ProductColumn, problem: Problem) => void problems.set(column, problem)
  const { title, description, material, size, surface } = stored ?? EMPTY
  const readText = (
    name: 'title' | 'description' | 'material' | 'size',
    former: { en: string; ar: string },
  ) => ({
    en: cells[`${name}_en` as const] ?? former.en,
    ar: cells[`${name}_ar` as const] ?? former.ar,
  })

  const category = findCategory(cells.category?.trim() ?? stored?.categoryId ?? '')
  if (category === undefined) reject('category', 'unknownCategory')
  const amount = parseTypedAmount(cells.price ?? stored?.price.toFixed(2) ?? '')
  if (typeof amount === 'string') reject('price', amount)
  const position = cells.order === undefined ? (stored?.position ?? 0) : parseWhole(cells.order)
  if (position === null) reject('order', 'notWhole')
  const hidden = cells.hidden?.trim()
  if (hidden !== undefined && !YES.test(hidden) && !NO.test(hidden)) reject('hidden', 'notYesOrNo')
  const [stock, stockRead] = [parseStock(cells.stock), parseStock(cells.stock_exported)]
  if (cells.stock !== undefined && stock === undefined) reject('stock', 'notWhole')
  if (cells.stock_exported !== undefined && stockRead === undefined)
    reject('stock_exported', 'notWhole')
  const typedSurface = readSurface(cells, surface, reject)

  const change: ProductChange = {
    ...EMPTY,
    ...(stored && { picture: stored.picture, gallery: stored.gallery }),
    categoryId: category ?? '',
    title: readText('title', title),
    description: readText('description', description),
    price: typeof amount === 'number' ? amount / 100 : 0,
    position: position ?? 0,
    hidden: hidden === undefined ? (stored?.hidden ?? true) : YES.test(hidden),
    material: readText('material', material),
    size: readText('size', size),
    ...(stock !== undefined && { stock }),
    ...(stockRead !== undefined && { stockRead }),
    ...(cells.family !== undefined && { family: cells.family }),
    ...(typedSurface && { surface: typedSurface }),
  }
  const parsed = productChangeSchema.safeParse(change)
  for (const issue of parsed.error?.issues ?? []) {
    const column = toColumn(issue.path)
    if (!problems.has(column)) problems.set(column, toProblem(issue))
  }
  return {
    change: parsed.data ?? change,
    problems: [...problems].map(([column, problem]) => ({ column, problem })),
  }
}

/** What a rule of the contract has against a cell. */
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
