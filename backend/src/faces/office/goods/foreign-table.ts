import type { ForeignTable } from '@shop/contracts/wire/office-import.ts'

import type { Cells } from './product-table.ts'

/** The cells of a row by the names of their columns, in lower case. */
type ForeignRow = Readonly<Record<string, string>>

interface ForeignColumn {
  /** Our columns that it fills. */
  to: readonly string[]
  /** A cell as our columns have it; undefined leaves them as they are. */
  convert?: (cell: string, row: ForeignRow) => string | undefined
}

interface ForeignFormat {
  shop: ForeignTable['shop']
  /** Columns by which the export is recognized. */
  signature: readonly string[]
  columns: Readonly<Record<string, ForeignColumn>>
  /** Whether a row is a product, not a further picture or variant of one. */
  isProduct: (row: ForeignRow) => boolean
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '‹', gt: '›', quot: '"', apos: "'", nbsp: ' ' },
}

/** The text of a description in HTML. */
function toPlainText(html: string): string {
  return html
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll(/<(br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#\d{1,6}|[a-z]+);/gi, (entity, name: string) =>
      name.startsWith('#')
        ? String.fromCodePoint(Number(name.slice(1)))
        : (ENTITIES[name.toLowerCase()] ?? entity),
    )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim()
}

/** Grams, rounded; empty where nobody has weighed it. */
const toGrams = (unit: number) => (cell: string) => {
  const grams = Math.round(Number(cell.replace(',', '.')) * unit)
  return Number.isNaN(grams) ? cell : String(grams || '')
}

/** The last name of the first path, as in `Cards > Metal, Gifts`. */
const toCategory = (path: string): string | undefined =>
  path.split(',')[0]?.split('>').at(-1)?.trim() || undefined

// These exports have one language: a name is needed in both, a description is translated where there is none.
const title: ForeignColumn = { to: ['title_en', 'title_ar'], convert: (cell) => cell.trim() }
const description: ForeignColumn = { to: ['description_en'], convert: toPlainText }
const price: ForeignColumn = { to: ['price'] }
const weight = (unit: number): ForeignColumn => ({ to: ['weight'], convert: toGrams(unit) })

const formats: readonly ForeignFormat[] = [
  {
    shop: 'shopify',
    signature: ['handle', 'title', 'variant price'],
    isProduct: (row) => row.title?.trim() !== '',
    columns: {
      title,
      'body (html)': description,
      type: {
        to: ['category'],
        convert: (cell, row) => cell.trim() || toCategory(row['product category'] ?? ''),
      },
      'variant price': price,
      'variant inventory qty': {
        to: ['stock'],
        convert: (cell, row) => (row['variant inventory tracker']?.trim() ? cell : ''),
      },
      'variant grams': weight(1),
    },
  },
  {
    shop: 'woocommerce',
    signature: ['sku', 'name', 'regular price'],
    isProduct: (row) => row.type?.trim() !== 'variation',
    columns: {
      name: title,
      description,
      categories: { to: ['category'], convert: toCategory },
      'regular price': price,
      stock: { to: ['stock'] },
      'weight (kg)': weight(1000),
      'weight (g)': weight(1),
      'weight (lbs)': weight(453.592),
      'weight (oz)': weight(28.3495),
    },
  },
]

/** The format of another shop's export; undefined for a table of ours. @param names of the columns, in lower case */
export const findForeignFormat = (names: readonly string[]): ForeignFormat | undefined =>
  names.includes('title_en')
    ? undefined
    : formats.find(({ signature }) => signature.every((name) => names.includes(name)))

/** The cells of a row of another shop's export, as our table has them. */
export function readForeignRow({ columns }: ForeignFormat, row: ForeignRow): Cells {
  const cells: Cells = {}
  for (const [name, { to, convert }] of Object.entries(columns)) {
    const cell = row[name]
    const value = cell === undefined || !convert ? cell : convert(cell, row)
    for (const column of to) if (value !== undefined) cells[column] = value
  }
  return cells
}

/** How the columns of another shop's export are read. @param names of the columns as they are written */
export function describeForeignTable(
  { shop, columns }: ForeignFormat,
  names: readonly string[],
): Omit<ForeignTable, 'ignoredLines'> {
  const find = (name: string) => columns[name.toLowerCase()]
  return {
    shop,
    columns: names.flatMap((name) => {
      const column = find(name)
      return column ? [{ from: name, to: [...column.to] }] : []
    }),
    ignored: names.filter((name) => name !== '' && !find(name)),
  }
}
