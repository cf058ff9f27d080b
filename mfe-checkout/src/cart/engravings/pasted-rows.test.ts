import { parsePastedRows } from './pasted-rows.ts'

describe('parsePastedRows', () => {
  test.each([
    ['a list', 'Ali\nMaryam', [['Ali'], ['Maryam']]],
    ['a list of Windows, with empty lines', '\r\nAli\r\n \t \r\nMaryam\r\n', [['Ali'], ['Maryam']]],
    ['a list of an old Mac', 'Ali\rMaryam', [['Ali'], ['Maryam']]],
    [
      'two columns',
      'Ali\tCEO\n\tCFO',
      [
        ['Ali', 'CEO'],
        ['', 'CFO'],
      ],
    ],
    ['a row of a table', 'Ali\tCEO', [['Ali', 'CEO']]],
    ['names with commas', 'Al Harthi, Ali; PhD\nمريم، د.', [['Al Harthi, Ali; PhD'], ['مريم، د.']]],
  ])('returns the rows of %s', (_, text, rows) => {
    expect(parsePastedRows(text)).toEqual(rows)
  })

  test.each(['Ali', 'Ali\n', 'Ali, Maryam', '', '\n\n'])('returns null for %j', (text) => {
    expect(parsePastedRows(text)).toBeNull()
  })
})
