import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@shop/contracts/rules/limits.ts'
import { officeProductSchema } from '@shop/contracts/wire/office-goods.ts'
import {
  type DuplicateChoice,
  productColumns,
  type ProductImport,
  productImportSchema,
} from '@shop/contracts/wire/office-import.ts'

import { API_BASE } from '../../../app.ts'
import { type CsvRow, formatCsv, parseCsv } from '../../../platform/csv/csv.ts'
import { describeOnDatabases, openSqliteFile } from '../../../testing/databases.ts'
import { patch, withOfficePerson } from '../../../testing/office.ts'
import { get } from '../../../testing/requests.ts'
import { getMessage } from '../../../testing/responses.ts'
import { type Shopper, type TestShop, withShop } from '../../../testing/test-shop.ts'

interface ImportQuery {
  apply?: boolean
  duplicates?: DuplicateChoice
  key?: string
}

const send = (
  shop: TestShop,
  person: Shopper | null,
  payload: string | Buffer,
  { apply = false, type = 'text/csv', ...more }: ImportQuery & { type?: string } = {},
) =>
  shop.app.inject({
    method: 'POST',
    url: `${API_BASE}/office/products.csv?${new URLSearchParams({ apply: String(apply), ...more })}`,
    headers: { ...person?.headers, 'content-type': type },
    payload,
  })
const importTable = async (...args: Parameters<typeof send>): Promise<ProductImport> =>
  productImportSchema.parse((await send(...args)).json())

type Row = Record<string, string>
const toText = (rows: Row[], columns: readonly string[] = productColumns) =>
  formatCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])

async function exportTable(shop: TestShop, person: Shopper): Promise<Row[]> {
  const [header, ...rows] = parseCsv(
    (await get(shop, '/office/products.csv', person)).body,
  ) as CsvRow[]
  return rows.map(({ cells }) =>
    Object.fromEntries(header?.cells.map((name, index) => [name, cells[index] ?? '']) ?? []),
  )
}

const NO_DUPLICATES = { duplicates: [], duplicateCount: 0 }

const NEW: Row = {
  title_en: 'Copper card',
  title_ar: 'بطاقة نحاسية',
  category: 'cards',
  price: '24.90',
  order: '7',
  hidden: 'yes',
}

describeOnDatabases('the table of products', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')
  const readLog = () => shop().deps.db.selectFrom('officeLog').selectAll().execute()
  const getProduct = async (id: string) =>
    officeProductSchema.parse((await get(shop(), `/office/products/${id}`, staff())).json())

  test('comes out with every product in both languages, and in again without a change', async () => {
    const response = await get(shop(), '/office/products.csv', staff())
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
      'cache-control': 'no-store',
    })
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const rows = await exportTable(shop(), staff())
    expect(rows.map(({ id }) => id).sort()).toEqual(['key-fob', 'steel-card', 'wood-card'])
    expect(rows.find(({ id }) => id === 'wood-card')).toEqual({
      ...Object.fromEntries(productColumns.map((column) => [column, ''])),
      ...{ id: 'wood-card', version: '1', category: 'cards', price: '9.99', order: '1' },
      ...{ title_en: 'The wood-card', title_ar: 'منتج wood-card', hidden: 'no' },
      ...{ description_en: 'About the wood-card', description_ar: 'عن wood-card' },
      ...{ family: '', finish: 'engraved', name_required: 'no', name_pieces: '1' },
      ...{ stock: '', stock_exported: '' },
      ...{ material_en: 'Walnut', material_ar: 'خشب الجوز' },
      ...{ size_en: '85 × 54 mm', size_ar: '85 × 54 مم' },
    })
    const logged = (await readLog()).length
    expect(await importTable(shop(), staff(), response.body, { apply: true })).toEqual({
      ...{ applied: true, created: 0, changed: 0, unchanged: 3, problems: [], problemCount: 0 },
      ...NO_DUPLICATES,
    })
    expect(await readLog()).toHaveLength(logged)
  })

  test('is checked first, then applied wholly, with an entry of the log for each product', async () => {
    const rows = (await exportTable(shop(), staff())).map((row) =>
      row.id === 'wood-card'
        ? { ...row, title_en: '=2+3', price: '١٠٫٥', stock: '5', finish: 'Printed', hidden: 'نعم' }
        : row,
    )
    const text = toText([...rows, { ...NEW, stock: '2' }])
    const rest = { problems: [], problemCount: 0, ...NO_DUPLICATES }
    const expected = { created: 1, changed: 1, unchanged: 2, ...rest }
    const { rows: shown, ...checked } = await importTable(shop(), staff(), text)
    expect(checked).toEqual({ applied: false, ...expected })
    expect(shown?.map(({ title, isNew }) => [title, isNew])).toEqual([
      ['The wood-card', false],
      ['Copper card', true],
    ])
    expect((await getProduct('wood-card')).version).toBe(1)
    expect(await importTable(shop(), staff(), text, { apply: true })).toEqual({
      applied: true,
      ...expected,
    })
    const changed = await getProduct('wood-card')
    expect(changed).toMatchObject({
      ...{ version: 2, price: 10.5, stock: 5, hidden: true, title: { en: '=2+3' } },
      gallery: ['wood-card-front', 'wood-card-back'],
    })
    expect(changed.surface).toMatchObject({ finish: 'printed', width: 68 })
    expect(await getProduct('copper-card')).toMatchObject({ price: 24.9, stock: 2, hidden: true })
    const kinds = (await readLog()).filter(({ kind }) => kind === 'product')
    expect(kinds.map(({ subject }) => subject).sort()).toEqual(['copper-card', 'wood-card'])
    expect((await get(shop(), '/office/products.csv', staff())).body).toContain(`,'=2+3,`)
  })

  test('says whether a product needs a name, and on how many pieces; an empty cell is the usual', async () => {
    const save = async (cells: Row) => {
      const { version } = await getProduct('wood-card')
      const row = { id: 'wood-card', version: String(version), ...cells }
      const text = toText([row], Object.keys(row))
      expect(await importTable(shop(), staff(), text, { apply: true })).toMatchObject({
        changed: 1,
      })
      const { surface } = await getProduct('wood-card')
      const exported = (await exportTable(shop(), staff())).find(({ id }) => id === 'wood-card')
      return { surface, exported: [exported?.name_required, exported?.name_pieces] }
    }
    const before = (await getProduct('wood-card')).surface
    const needed = await save({ name_required: 'Yes', name_pieces: '١٠' })
    expect(needed.surface).toEqual({ ...before, required: true, pieces: 10 })
    expect(needed.exported).toEqual(['yes', '10'])
    const fewer = await save({ name_pieces: '2' })
    expect(fewer.surface).toEqual({ ...before, required: true, pieces: 2 })
    const usual = await save({ name_required: '', name_pieces: '' })
    expect(usual).toEqual({ surface: before, exported: ['no', '1'] })
  })

  test('takes semicolons, and leaves what it has no column for', async () => {
    const { version } = await getProduct('key-fob')
    const text = `id;version;price\r\nkey-fob;${version};0,07\r\n`
    expect(await importTable(shop(), staff(), text, { apply: true })).toMatchObject({ changed: 1 })
    expect(await getProduct('key-fob')).toMatchObject({
      ...{ price: 0.07, title: { en: 'The key-fob' }, hidden: false },
    })
  })

  test('keeps what was sold since it was exported', async () => {
    const { db } = shop().deps
    const stock = (id: string, pieces: number) =>
      db.updateTable('products').set({ stock: pieces }).where('id', '=', id).execute()
    await stock('key-fob', 10)
    const rows = (await exportTable(shop(), staff())).filter(({ id }) => id === 'key-fob')
    await stock('key-fob', 8)
    const restocked = toText(rows.map((row) => ({ ...row, stock: '15' })))
    await importTable(shop(), staff(), restocked, { apply: true })
    expect((await getProduct('key-fob')).stock).toBe(13)
  })

  test('tells of a product that was changed since, and saves none of the others', async () => {
    const rows = await exportTable(shop(), staff())
    const { version, ...read } = await getProduct('steel-card')
    await patch(shop(), '/office/products/steel-card', staff(), { ...read, price: 22, version })
    const text = toText(rows.map((row) => ({ ...row, price: '1' })))
    const line = rows.findIndex(({ id }) => id === 'steel-card') + 2
    expect(await importTable(shop(), staff(), text, { apply: true })).toMatchObject({
      applied: false,
      problems: [{ line, column: 'version', problem: 'changedSince' }],
    })
    expect((await getProduct('steel-card')).price).toBe(22)
    expect((await getProduct('key-fob')).price).toBe(0.07)
  })
})

describe('a table with mistakes', () => {
  const shop = withShop(openSqliteFile)
  const staff = withOfficePerson(shop, 'staff')
  let rows: Row[]
  beforeAll(async () => {
    rows = await exportTable(shop(), staff())
  })
  const find = (id: string) => rows.find((row) => row.id === id) ?? {}

  test.each<[string, string, Row, string, string]>([
    ['an id that there is not', 'steel-card', { id: 'brass-card' }, 'id', 'unknownId'],
    ['an id of the language itself', 'steel-card', { id: '__proto__' }, 'id', 'unknownId'],
    ['no version', 'steel-card', { version: '' }, 'version', 'missingVersion'],
    ['half a version', 'steel-card', { version: '1.5' }, 'version', 'missingVersion'],
    ['another version', 'steel-card', { version: '2' }, 'version', 'changedSince'],
    ['no name in English', 'steel-card', { title_en: ' ' }, 'title_en', 'missing'],
    ['no name in Arabic', 'steel-card', { title_ar: '' }, 'title_ar', 'missing'],
    ['markup in a name', 'steel-card', { title_en: '<b>Card</b>' }, 'title_en', 'notPlain'],
    ['markup in a text', 'steel-card', { description_ar: '<img>' }, 'description_ar', 'notPlain'],
    ['a long name', 'steel-card', { title_ar: 'ا'.repeat(201) }, 'title_ar', 'tooLong'],
    [
      'a long text',
      'steel-card',
      { description_en: 'x'.repeat(4001) },
      'description_en',
      'tooLong',
    ],
    ['a long material', 'steel-card', { material_en: 'x'.repeat(201) }, 'material_en', 'tooLong'],
    ['a long size', 'steel-card', { size_ar: 'x'.repeat(201) }, 'size_ar', 'tooLong'],
    ['a long family', 'steel-card', { family: 'x'.repeat(65) }, 'family', 'tooLong'],
    ['markup in a family', 'steel-card', { family: '<x>' }, 'family', 'notPlain'],
    ['no price', 'steel-card', { price: '' }, 'price', 'missing'],
    ['a price in words', 'steel-card', { price: 'ten' }, 'price', 'noAmount'],
    ['a price below nothing', 'steel-card', { price: '-1' }, 'price', 'noAmount'],
    ['a third decimal', 'steel-card', { price: '24.905' }, 'price', 'tooManyDecimals'],
    ['an amount with two readings', 'steel-card', { price: '1,500' }, 'price', 'ambiguous'],
    ['a price beyond all', 'steel-card', { price: '99999999999' }, 'price', 'tooLarge'],
    ['another category', 'steel-card', { category: 'none' }, 'category', 'unknownCategory'],
    ['no category', 'steel-card', { category: '' }, 'category', 'unknownCategory'],
    ['another finish', 'wood-card', { finish: 'gilded' }, 'finish', 'unknownFinish'],
    ['no finish', 'wood-card', { finish: '' }, 'finish', 'missing'],
    ['a finish without a surface', 'steel-card', { finish: 'engraved' }, 'finish', 'noSurface'],
    [
      'a needed name, or none',
      'wood-card',
      { name_required: 'maybe' },
      'name_required',
      'notYesOrNo',
    ],
    [
      'a name without a surface',
      'steel-card',
      { name_required: 'yes' },
      'name_required',
      'noSurface',
    ],
    ['names without a surface', 'steel-card', { name_pieces: '2' }, 'name_pieces', 'noSurface'],
    ['half a name', 'wood-card', { name_pieces: '1.5' }, 'name_pieces', 'notWhole'],
    ['no piece for a name', 'wood-card', { name_pieces: '0' }, 'name_pieces', 'invalid'],
    ['too many names', 'wood-card', { name_pieces: '101' }, 'name_pieces', 'tooLarge'],
    ['half a piece', 'steel-card', { stock: '1.5' }, 'stock', 'notWhole'],
    ['fewer than no pieces', 'steel-card', { stock: '-1' }, 'stock', 'notWhole'],
    ['too many pieces', 'steel-card', { stock: '1000001' }, 'stock', 'tooLarge'],
    ['a stock in words', 'steel-card', { stock_exported: 'many' }, 'stock_exported', 'notWhole'],
    ['half a place', 'steel-card', { order: '1.5' }, 'order', 'notWhole'],
    ['a place beyond all', 'steel-card', { order: '1000001' }, 'order', 'tooLarge'],
    ['neither shown nor hidden', 'steel-card', { hidden: 'maybe' }, 'hidden', 'notYesOrNo'],
  ])('names the line and the column of %s', async (_, id, change, column, problem) => {
    const text = toText([find('key-fob'), { ...find(id), ...change }])
    expect(await importTable(shop(), staff(), text, { apply: true })).toEqual({
      ...{ applied: false, created: 0, changed: 0, unchanged: 0, problemCount: 1 },
      problems: [{ line: 3, column, problem }],
    })
  })

  test('names the lines after cells of several lines, and everything that is wrong', async () => {
    const text = toText([
      { ...find('key-fob'), description_en: 'One\nTwo\nThree' },
      { ...find('key-fob'), price: '' },
      { ...NEW, title_en: '', order: 'x' },
    ])
    expect((await importTable(shop(), staff(), text)).problems).toEqual([
      { line: 5, column: 'id', problem: 'duplicateId' },
      { line: 5, column: 'price', problem: 'missing' },
      { line: 6, column: 'order', problem: 'notWhole' },
      { line: 6, column: 'title_en', problem: 'missing' },
    ])
  })

  test.each<[string, string | Buffer, object]>([
    ['nothing', ' ', { line: 1, problem: 'empty' }],
    ['columns only', toText([]), { line: 1, problem: 'empty' }],
    ['another encoding', Buffer.from('id,version\n\xe9,1', 'latin1'), { problem: 'notUtf8' }],
    ['16-bit characters', Buffer.from('id,version\na,1', 'utf16le'), { problem: 'notUtf8' }],
    ['an open quote', 'id,version\n"a,1', { line: 2, problem: 'unclosedQuote' }],
    ['text after a quote', 'id,version\n"a"b,1', { line: 2, problem: 'strayQuote' }],
    ['no id', 'version,price\n1,2', { column: 'id', problem: 'missingColumn' }],
    ['another column', 'id,version,cost\na,1,2', { column: 'cost', problem: 'unknownColumn' }],
    ['a column twice', 'id,version,id\na,1,a', { column: 'id', problem: 'duplicateColumn' }],
    [
      'too few cells',
      'id,version,stock\nkey-fob,1\nsteel-card,1,2',
      { line: 2, column: 'stock', problem: 'cellCount' },
    ],
    [
      'a cell beside the columns',
      'id,version\nkey-fob,1,,7',
      { line: 2, column: 'D', problem: 'namelessColumn' },
    ],
    [
      'a cell below no name',
      'id,,version\nkey-fob,,1\nsteel-card,7,1',
      { line: 3, column: 'B', problem: 'namelessColumn' },
    ],
    [
      'too many rows',
      `id,version\n${'key-fob,1\n'.repeat(MAX_IMPORT_ROWS + 1)}`,
      { line: MAX_IMPORT_ROWS + 2, problem: 'tooManyRows' },
    ],
  ])('is refused with %s', async (_, file, problem) => {
    const result = await importTable(shop(), staff(), file, { apply: true })
    expect(result.applied).toBe(false)
    expect(result.problems).toEqual([expect.objectContaining(problem)])
  })

  test('is refused when it is too large, or no table', async () => {
    const large = await send(shop(), staff(), Buffer.alloc(MAX_IMPORT_BYTES + 1, 0x61))
    expect([large.statusCode, getMessage(large)]).toEqual([413, 'The request is too large.'])
    const picture = await send(shop(), staff(), '{}', { type: 'application/json' })
    expect([picture.statusCode, getMessage(picture)]).toEqual([415, 'Please send a table.'])
  })
})
