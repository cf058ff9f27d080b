import { randomUUID } from 'node:crypto'

import {
  importUndoSchema,
  productImportSchema,
  productImportsSchema,
} from '@shop/contracts/wire/office-import.ts'

import { API_BASE } from '../../../app.ts'
import { toJson } from '../../../platform/db/json.ts'
import { describeOnDatabases } from '../../../testing/databases.ts'
import { withOfficePerson } from '../../../testing/office.ts'
import { createOrderRequest, get, post, postOrder } from '../../../testing/requests.ts'
import { withShop } from '../../../testing/test-shop.ts'

describeOnDatabases('an import that is undone', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')
  const header = 'id,version,title_en,title_ar,category,price,stock,stock_exported,hidden'
  const product = (id: string) =>
    shop().deps.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  async function importKeyed(rows: string[]): Promise<string> {
    const key = randomUUID()
    const response = await shop().app.inject({
      method: 'POST',
      url: `${API_BASE}/office/products.csv?apply=true&key=${key}`,
      headers: { ...staff().headers, 'content-type': 'text/csv' },
      payload: [header, ...rows].join('\n'),
    })
    expect(productImportSchema.parse(response.json())).toMatchObject({ applied: true })
    return key
  }
  const undo = async (key: string) =>
    importUndoSchema.parse(
      (await post(shop(), `/office/product-imports/${key}/undo`, staff(), {})).json(),
    )
  const listed = async () =>
    productImportsSchema.parse((await get(shop(), '/office/product-imports', staff())).json())
      .results

  test('restores each cell, deletes what was added, and keeps what was sold meanwhile', async () => {
    const { db } = shop().deps
    await db.updateTable('products').set({ stock: 10 }).where('id', '=', 'key-fob').execute()
    const before = await product('key-fob')
    const key = await importKeyed([
      `key-fob,${before?.version},Fob,حلقة,cards,77.00,15,10,no`,
      ',,Undone tag,بطاقة,cards,3.00,,,yes',
    ])
    expect((await listed())[0]).toMatchObject({
      ...{ _id: key, who: staff().user.email, created: 1, changed: 1, undone: false },
    })
    await db.updateTable('products').set({ stock: 12 }).where('id', '=', 'key-fob').execute()
    expect(await undo(key)).toEqual({ undone: true, conflicts: [] })
    expect(await undo(key)).toEqual({ undone: true, conflicts: [] })
    expect(await product('key-fob')).toEqual({
      ...before,
      ...{ stock: 7, version: (before?.version ?? 0) + 2 },
    })
    expect(await product('undone-tag')).toBeUndefined()
    expect((await listed())[0]).toMatchObject({ _id: key, undone: true })
  })

  test('is refused where a later change touched a cell, and says which', async () => {
    const { db } = shop().deps
    const buyer = await shop().createShopper()
    await postOrder(shop(), buyer, createOrderRequest(buyer))
    const version = (await product('wood-card'))?.version
    const key = await importKeyed([
      `wood-card,${version},Walnut card,بطاقة,cards,88.00,,,no`,
      ',,Sold tag,بطاقة,cards,3.00,,,no',
      ',,Moved tag,بطاقة,cards,3.00,,,yes',
    ])
    await db.updateTable('products').set({ price: 8900 }).where('id', '=', 'wood-card').execute()
    await db.updateTable('products').set({ hidden: 0 }).where('id', '=', 'moved-tag').execute()
    const lines = toJson([{ id: 'sold-tag', title: { en: '' }, price: 1, quantity: 1 }])
    await db.updateTable('orders').set({ lines }).execute()
    const refused = await undo(key)
    expect(refused.undone).toBe(false)
    expect(refused.conflicts.map(({ title, field }) => `${title}: ${field}`).sort()).toEqual([
      'Moved tag: hidden',
      'Sold tag: ordered',
      'Walnut card: price',
    ])
    expect(await product('wood-card')).toMatchObject({ price: 8900 })
    // What nobody touched since, such as another field of the product, is no reason.
    await db
      .updateTable('products')
      .set({ price: 8800, position: 5 })
      .where('id', '=', 'wood-card')
      .execute()
    await db.updateTable('products').set({ hidden: 1 }).where('id', '=', 'moved-tag').execute()
    await db
      .updateTable('orders')
      .set({ lines: toJson([]) })
      .execute()
    expect(await undo(key)).toEqual({ undone: true, conflicts: [] })
    expect(await product('wood-card')).toMatchObject({ price: 999, position: 5 })
  })

  test('is not what nobody has imported', async () => {
    const response = await post(shop(), `/office/product-imports/${randomUUID()}/undo`, staff(), {})
    expect(response.statusCode).toBe(404)
  })
})
