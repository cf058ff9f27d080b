import { randomUUID } from 'node:crypto'

import {
  type DuplicateChoice,
  type ProductImport,
  productImportSchema,
} from '@shop/contracts/wire/office-import.ts'

import { API_BASE } from '../../../app.ts'
import { parseJson, toJson } from '../../../platform/db/json.ts'
import { describeOnDatabases } from '../../../testing/databases.ts'
import { withOfficePerson } from '../../../testing/office.ts'
import { withShop } from '../../../testing/test-shop.ts'

/** A table of new products. */
const toTable = (...titles: string[]) =>
  [
    'id,version,title_en,title_ar,description_en,description_ar,category,price,stock',
    ...titles.map((title) => `,,${title},بطاقة شاي,A tag.,بطاقة.,cards,3.00,`),
  ].join('\n')

describeOnDatabases('importing a table', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')

  interface ImportQuery {
    apply?: boolean
    duplicates?: DuplicateChoice
    key?: string
  }
  async function importTable(payload: string, query: ImportQuery = {}): Promise<ProductImport> {
    const search = new URLSearchParams({ apply: 'true', ...query } as Record<string, string>)
    const response = await shop().app.inject({
      method: 'POST',
      url: `${API_BASE}/office/products.csv?${search}`,
      headers: { ...staff().headers, 'content-type': 'text/csv' },
      payload,
    })
    return productImportSchema.parse(response.json())
  }
  async function countTitles(...titles: string[]): Promise<number[]> {
    const rows = await shop().deps.db.selectFrom('products').select('title').execute()
    return titles.map((en) => rows.filter(({ title }) => parseJson(title).en === en).length)
  }

  test('again with the same key returns the first result, and adds nothing', async () => {
    const key = randomUUID()
    const table = toTable('Tea tag', 'Palm tag')
    const [first, second] = await Promise.all([
      importTable(table, { key }),
      importTable(table, { key }),
    ])
    expect(first).toMatchObject({ applied: true, created: 2, duplicateCount: 0 })
    expect(second).toEqual(first)
    expect(await importTable(table, { key })).toEqual(first)
    expect(await countTitles('Tea tag', 'Palm tag')).toEqual([1, 1])
  })

  test('tries a key again that has saved nothing', async () => {
    const key = randomUUID()
    expect(await importTable(toTable(''), { key })).toMatchObject({ applied: false })
    expect(await importTable(toTable('Wave tag'), { key })).toMatchObject({ applied: true })
    expect(await countTitles('Wave tag')).toEqual([1])
  })

  test('asks about new rows with the name of a product or of another row, then adds or skips them', async () => {
    await importTable(toTable('Dune tag'))
    const table = toTable('DUNE tag ', 'Reef tag', 'Réef  tag', 'Cove tag')
    const key = randomUUID()
    const asked = {
      ...{ applied: false, created: 4, problemCount: 0, duplicateCount: 2 },
      duplicates: [
        { line: 2, title: 'DUNE tag' },
        { line: 4, title: 'Réef  tag' },
      ],
    }
    expect(await importTable(table, { apply: false })).toMatchObject(asked)
    expect(await importTable(table, { key })).toMatchObject(asked)
    expect(await countTitles('Reef tag', 'DUNE tag')).toEqual([0, 0])
    expect(await importTable(table, { key, duplicates: 'skip' })).toMatchObject({
      ...{ applied: true, created: 2, unchanged: 0 },
    })
    expect(await countTitles('Reef tag', 'Cove tag', 'DUNE tag')).toEqual([1, 1, 0])
    const added = await importTable(toTable('Dune tag'), { duplicates: 'add' })
    expect(added).toMatchObject({ applied: true, created: 1 })
    expect(await countTitles('Dune tag')).toEqual([2])
  })

  test('updates the one product whose name a new row has, and asks which where there are several', async () => {
    await importTable(toTable('Sand tag'))
    const table = 'id,version,title_en,price\n,,SAND tag,4.00\n'
    expect(await importTable(table, { apply: false, duplicates: 'update' })).toMatchObject({
      ...{ applied: false, created: 0, changed: 1, duplicateCount: 1 },
      rows: [
        {
          ...{ line: 2, title: 'Sand tag', isNew: false },
          cells: [
            { column: 'title_en', before: 'Sand tag', after: 'SAND tag' },
            { column: 'price', before: '3.00', after: '4.00' },
          ],
        },
      ],
    })
    expect(await importTable(table, { duplicates: 'update' })).toMatchObject({
      ...{ applied: true, changed: 1 },
    })
    expect(await countTitles('SAND tag', 'Sand tag')).toEqual([1, 0])
    const twice = await importTable(toTable('Sand tag', 'Sand Tag', 'Fog tag', 'fog tag'), {
      duplicates: 'update',
    })
    expect(twice.problems).toEqual([
      { line: 3, column: 'title_en', problem: 'duplicateId' },
      { line: 5, column: 'title_en', problem: 'severalOfName' },
    ])
    await importTable(toTable('Sand tag'), { duplicates: 'add' })
    expect((await importTable(table, { duplicates: 'update' })).problems).toEqual([
      { line: 2, column: 'title_en', problem: 'severalOfName' },
    ])
  })

  test('shows each cell before and after, with what was sold since the export taken off', async () => {
    const { db } = shop().deps
    await db.updateTable('products').set({ stock: 8 }).where('id', '=', 'wood-card').execute()
    const table =
      'id,version,price,stock,stock_exported,order\nwood-card,1,10.50,15,10,1\nkey-fob,9,,,,\n'
    expect(await importTable(table, { apply: false })).toMatchObject({ problemCount: 3 })
    const one = table.split('\n', 2).join('\n')
    expect((await importTable(one, { apply: false })).rows).toEqual([
      {
        ...{ line: 2, title: 'The wood-card', isNew: false },
        cells: [
          { column: 'price', before: '9.99', after: '10.50' },
          { column: 'stock', before: '8', after: '13' },
        ],
      },
    ])
    const applied = await importTable(one)
    expect(applied.rows).toBeUndefined()
  })

  test.each([
    [
      'shopify',
      [
        'Handle,Title,Body (HTML),Vendor,Type,Published,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src',
        'tea,Tea tin,"<p>Loose&nbsp;leaf &amp; more.</p><ul><li>Good</li></ul>",Wasla,Cards,true,120.0,shopify,7,4.50,https://x/1.jpg',
        'tea,,,,,,,,,,https://x/2.jpg',
      ],
      'Title',
      ['Handle', 'Vendor', 'Published', 'Variant Inventory Tracker', 'Image Src'],
    ],
    [
      'woocommerce',
      [
        'ID,Type,SKU,Name,Published,Description,Stock,Weight (kg),Regular price,Categories',
        String.raw`44,simple,T-1,Tea tin,1,Loose leaf & more.\nGood,7,0.12,4.50,"Goods > Cards, Gifts"`,
        '45,variation,T-2,Tea tin - Red,1,,1,,4.50,',
      ],
      'Name',
      ['ID', 'Type', 'SKU', 'Published'],
    ],
  ])('takes the product export of %s', async (name, lines, titled, ignored) => {
    const { db } = shop().deps
    const title = toJson({ en: 'Cards', ar: 'بطاقات' })
    await db.updateTable('categories').set({ title }).where('id', '=', 'cards').execute()
    const table = lines.join('\n')
    const { foreign, rows, problems } = await importTable(table, { apply: false })
    expect(problems).toEqual([])
    expect(foreign).toMatchObject({ shop: name, ignored, ignoredLines: [3] })
    expect(foreign?.columns).toContainEqual({ from: titled, to: ['title_en', 'title_ar'] })
    expect(
      Object.fromEntries(rows?.[0]?.cells.map((cell) => [cell.column, cell.after]) ?? []),
    ).toEqual({
      ...{ title_en: 'Tea tin', title_ar: 'Tea tin', category: 'cards', price: '4.50' },
      ...{ description_en: 'Loose leaf & more.\nGood', weight: '120', stock: '7', hidden: 'yes' },
      order: '0',
    })
  })

  test('leaves the Arabic name of a product that the export of another shop changes', async () => {
    await importTable(toTable('Mint tag'))
    const table = 'Handle,Title,Variant Price\nmint,Mint tag,5.00\n'
    const { rows } = await importTable(table, { apply: false, duplicates: 'update' })
    expect(rows?.map(({ cells }) => cells)).toEqual([
      [{ column: 'price', before: '3.00', after: '5.00' }],
    ])
  })

  test('reads what spreadsheets leave: columns and cells without anything, and the separator', async () => {
    const trailing = 'id,version,price,,\nsteel-card,1,24.90,,\nkey-fob,1,22.50,,,,\n,,,,\n'
    expect(await importTable(trailing)).toMatchObject({ applied: true, changed: 2, problems: [] })
    const declared = 'sep=;\r\nid;version;;price\r\nsteel-card;2;;24,80\r\n'
    expect(await importTable(declared)).toMatchObject({ applied: true, changed: 1, problems: [] })
  })

  test('takes a category by its id or by a name that only it has', async () => {
    const { db } = shop().deps
    const columns = { picture: '', hidden: 0 }
    const toRow = (id: string, en: string, ar: string) => ({
      ...{ id, ...columns, title: toJson({ en, ar }), position: 9 },
    })
    await db
      .insertInto('categories')
      .values([
        toRow('sets', 'Gift sets', 'أطقم هدايا'),
        toRow('bags', 'Bags', 'حقائب'),
        toRow('more-bags', 'Bags', 'حقائب أخرى'),
        toRow('odd', 'bags', 'Odd'),
      ])
      .execute()
    const importInto = async (category: string, title: string) =>
      importTable(toTable(title).replace(',cards,', `,${category},`))
    for (const [index, name] of ['sets', 'gift SETS', 'اطقم هدايا', 'more-bags'].entries()) {
      expect(await importInto(name, `Set ${index}`)).toMatchObject({ applied: true, created: 1 })
    }
    for (const name of ['Bags', 'None', '']) {
      expect((await importInto(name, 'Lost')).problems).toEqual([
        { line: 2, column: 'category', problem: 'unknownCategory' },
      ])
    }
    const added = await db.selectFrom('products').select('categoryId').execute()
    expect(added.map(({ categoryId }) => categoryId).filter((id) => id === 'sets')).toHaveLength(3)
  })
})
