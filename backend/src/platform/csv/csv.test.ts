import fc from 'fast-check'

import { type CsvRow, formatCsv, parseCsv } from './csv.ts'

const parse = (text: string) => parseCsv(text) as CsvRow[]
const cellsOf = (text: string) => parse(text).map(({ cells }) => cells)

describe('parseCsv', () => {
  test.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r1;2,5',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['\u{FEFF}a,b', [['a', 'b']]],
    ['\u{FEFF}sep=;\r\na;"b,c"', [['a', 'b,c']]],
    ['SEP=|\na|b;c,d;e', [['a', 'b;c,d;e']]],
    ['sep=;', [['sep=', '']]],
    [
      'a,b\n\n,\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['a,"b ""x"", y"\n', [['a', 'b "x", y']]],
    ['a,5" screen', [['a', '5" screen']]],
    ['', []],
  ])('reads %j', (text, rows) => expect(cellsOf(text)).toEqual(rows))

  test('counts a line that declares the separator', () => {
    expect(parse('sep=,\na,b').map(({ line }) => line)).toEqual([2])
  })

  test('tells the line that a row begins on, after cells of several lines', () => {
    expect(parse('a,b\n"1\n\n2",x\r\n\r\n3,"y\r\nz"\n4,\n').map(({ line }) => line)).toEqual([
      1, 2, 6, 8,
    ])
  })

  test.each([
    ['a,b\n1,"2', { error: 'unclosedQuote', line: 2 }],
    ['a,b\n"1"2,3', { error: 'strayQuote', line: 2 }],
    ['a\n"""', { error: 'unclosedQuote', line: 2 }],
  ])('refuses %j', (text, error) => expect(parseCsv(text)).toEqual(error))
})

describe('formatCsv', () => {
  test('writes a byte order mark, quotes and ends of lines', () => {
    expect(
      formatCsv([
        ['a', 'b"c'],
        ['', 'د,1'],
      ]),
    ).toBe('\u{FEFF}a,"b""c"\r\n,"د,1"\r\n')
  })

  test('leaves a number with a sign as it is', () => {
    const row = ['-5', '-21.00', '+968 90000000']
    expect(formatCsv([row])).toBe('\u{FEFF}-5,-21.00,+968 90000000\r\n')
  })

  test.each(['=1+1', '+968+1', '-5+1', '@SUM(A1)', '\t=1', '＝1', "'=1"])('defuses %j', (cell) => {
    const text = formatCsv([[cell]])
    expect(text.replaceAll('"', '')).toBe(`\u{FEFF}'${cell}\r\n`)
    expect(cellsOf(text)).toEqual([[cell]])
  })

  test('writes what parseCsv reads', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aب",;\n\r\t=\'-+ ') })
    const cells = fc.array(text, { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(cells, (row) => {
        const named = ['id', ...row]
        expect(cellsOf(formatCsv([['h1', 'h2'], named]))).toEqual([['h1', 'h2'], named])
      }),
    )
  })
})
