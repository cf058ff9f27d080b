/** A row of a table, with the line of the file that it begins on, from 1. */
export interface CsvRow {
  line: number
  cells: string[]
}

/** What a table cannot be read for, and the line. */
interface CsvError {
  error: 'unclosedQuote' | 'strayQuote'
  line: number
}

/** Programs for tables take a cell that begins so for a formula. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/
/** Numbers with a sign, of phones too, are none. */
const SIGNED_NUMBER = /^[+-]\d[\d ]*(\.\d+)?$/
const DEFUSED = /^'(?='*[=+\-@＝＋－＠\t\r\n])/

/** Programs for tables read a file without it in an encoding of their own. */
const BYTE_ORDER_MARK = '\u{FEFF}'

function formatCell(text: string): string {
  const cell = FORMULA.test(text) && !SIGNED_NUMBER.test(text) ? `'${text}` : text
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Formats rows as RFC 4180 has them. What would be a formula begins with an apostrophe. */
export const formatRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')

/** Formats the first rows of a table, or all, with a byte order mark. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + formatRows(rows)

/** A first line by which spreadsheets are told the separator. */
const DECLARATION = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n)/i

/** What separates cells: programs for tables use a semicolon where the comma is for decimals. */
function findSeparator(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const count = (separator: string) => header.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}

/** The end of a quoted cell that begins at `start`: the index of its closing quote, or -1. */
function findClosingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return -1
}

const countLines = (text: string) => text.split(/\r\n|\r|\n/).length - 1

/**
 * Parses a table: RFC 4180, and what programs for tables write besides (a byte order mark, other separators and ends of
 * lines, a line `sep=;`). Rows without any text are left out.
 */
export function parseCsv(file: string): CsvRow[] | CsvError {
  const text = file.replace(/^\u{FEFF}/u, '')
  const declaration = DECLARATION.exec(text)
  const separator = declaration?.[1] ?? findSeparator(text)
  const end = new RegExp(`[${separator}\r\n]`, 'g')
  const rows: CsvRow[] = []
  let line = declaration ? 2 : 1
  let row: CsvRow = { line, cells: [] }
  let at = declaration?.[0].length ?? 0
  for (;;) {
    let cell: string
    if (text[at] === '"') {
      const close = findClosingQuote(text, at + 1)
      if (close < 0) return { error: 'unclosedQuote', line }
      const quoted = text.slice(at + 1, close)
      line += countLines(quoted)
      cell = quoted.replaceAll('""', '"')
      at = close + 1
      if (at < text.length && !`${separator}\r\n`.includes(text[at] ?? ''))
        return { error: 'strayQuote', line }
    } else {
      end.lastIndex = at
      const next = end.exec(text)?.index ?? text.length
      cell = text.slice(at, next)
      at = next
    }
    row.cells.push(cell.replace(DEFUSED, ''))
    if (text[at] === separator) {
      at += 1
      continue
    }
    if (row.cells.some((each) => each.trim() !== '')) rows.push(row)
    if (at >= text.length) return rows
    at += text.startsWith('\r\n', at) ? 2 : 1
    line += 1
    row = { line, cells: [] }
  }
}
