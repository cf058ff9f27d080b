/**
 * The rows of a list or a table that is pasted: a line each, with cells between tabs, as spreadsheets copy them. Commas
 * and semicolons are parts of names.
 * @returns null for a single cell, which is pasted like any text
 */
export function parsePastedRows(text: string): string[][] | null {
  const rows = text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((row) => row.split('\t'))
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null
}
