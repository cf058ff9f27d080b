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
