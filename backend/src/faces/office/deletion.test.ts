import {
  categoryFields,
  officeProductSchema,
  productFields,
} from '@shop/contracts/wire/office-goods.ts'
import { emptyRecord } from '@shop/contracts/wire/office-record.ts'
import { stockListSchema } from '@shop/contracts/wire/stock-list.ts'

import { isForeignKeyViolation } from '../../platform/db/database-errors.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { listLog, withOfficePerson } from '../../testing/office.ts'
import { createOrderRequest, get, post, postOrder } from '../../testing/requests.ts'
import { getMessage } from '../../testing/responses.ts'
import { withShop } from '../../testing/test-shop.ts'

const title = { en: 'Tin card', ar: 'بطاقة قصدير' }
const { version: _, ...emptyProduct } = emptyRecord(productFields)
const { version: __, ...emptyCategory } = emptyRecord(categoryFields)
const product = { ...emptyProduct, title, price: 9, categoryId: 'cards', picture: 'tin-card' }

describeOnDatabases('the deletion of records', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')
  const remove = (path: string, id: string, { version = 1, apply = true } = {}) =>
    post(shop(), `/office/${path}/deletions`, staff(), { records: [{ id, version }], apply })
  const status = async (path: string) => (await get(shop(), path, staff())).statusCode
  const nothing = { orders: 0, openOrders: 0, products: 0, messages: 0 }
  const addProduct = async (change = product) =>
    officeProductSchema.parse((await post(shop(), '/office/products', staff(), change)).json())._id

  test('says what refers to a product, and keeps it until that is applied', async () => {
    const shopper = await shop().createShopper()
    await postOrder(shop(), shopper, createOrderRequest(shopper))
    await shop().deps.db.updateTable('orders').set({ status: 'paid' }).execute()
    const checked = await remove('products', 'steel-card', { apply: false })
    expect(checked.json()).toEqual({ ...nothing, deleted: false, orders: 1 })
    expect(await status('/office/products/steel-card')).toBe(200)
  })

  test('takes a product out of the shop and the office for good, and the log keeps it', async () => {
    const id = await addProduct()
    expect((await remove('products', id)).json()).toEqual({ ...nothing, deleted: true })
    expect(await status(`/office/products/${id}`)).toBe(404)
    expect(await status(`/products/${id}`)).toBe(404)
    const stock = stockListSchema.parse((await get(shop(), `/stock?id=${id}`)).json())
    expect(stock.results).toEqual([{ _id: id, stock: { left: 0 } }])
    const entry = (await listLog(shop(), id)).find(({ after }) => after === null)
    expect(entry?.before).toContain('Tin card')
    // A repeated call, such as after a lost response.
    expect((await remove('products', id)).json()).toEqual({ ...nothing, deleted: true })
    expect(await listLog(shop(), id)).toHaveLength(2)
  })

  test('gives the id of a deleted product or category to no other', async () => {
    const id = await addProduct({ ...product, title: { ...title, en: 'Once' } })
    await remove('products', id)
    expect(await addProduct({ ...product, title: { ...title, en: 'Once' } })).toMatch(
      /^once-\w{8}$/,
    )
    await remove('categories', 'empty')
    const again = await post(shop(), '/office/categories', staff(), {
      ...emptyCategory,
      title: { en: 'Empty', ar: 'فارغ' },
    })
    expect(again.json<{ _id: string }>()._id).toMatch(/^empty-\w{8}$/)
  })

  test('leaves past orders as they were', async () => {
    const sold = { ...product, title: { ...title, en: 'Sold' }, price: 21, hidden: false }
    const id = await addProduct(sold)
    const shopper = await shop().createShopper()
    const { orderLists, ...order } = createOrderRequest(shopper)
    const request = {
      ...order,
      orderLists: orderLists.map((line) => ({
        ...line,
        itemId: line.itemId === 'steel-card' ? id : line.itemId,
      })),
    }
    expect((await postOrder(shop(), shopper, request)).statusCode).toBe(200)
    await shop()
      .deps.db.updateTable('orders')
      .set({ status: 'paid', paidAt: new Date().toISOString(), invoiceNumber: 77 })
      .where('userId', '=', shopper.user.id)
      .execute()
    const number = request.trackingOrderId
    const before = (await get(shop(), `/account/orders/${number}`, shopper)).json<object>()
    await remove('products', id)
    const after = await get(shop(), `/account/orders/${number}`, shopper)
    expect(after.json()).toEqual(before)
    expect(after.body).toContain('tin-card')
  })

  test('is refused whole when somebody else has changed one of them', async () => {
    const id = await addProduct({ ...product, title: { ...title, en: 'Changed' } })
    const records = [
      { id, version: 1 },
      { id: 'steel-card', version: 7 },
    ]
    const refused = await post(shop(), '/office/products/deletions', staff(), {
      records,
      apply: true,
    })
    expect(refused.statusCode).toBe(409)
    expect(await status(`/office/products/${id}`)).toBe(200)
  })

  test('is refused for a category with products, which are counted', async () => {
    const checked = await remove('categories', 'cards', { apply: false })
    expect(checked.json<{ products: number }>().products).toBeGreaterThan(2)
    const refused = await remove('categories', 'cards')
    expect([refused.statusCode, getMessage(refused)]).toEqual([
      409,
      'There are products in this category. Please move them first.',
    ])
    expect(await status('/office/categories/cards')).toBe(200)
  })

  test('is refused by the database for a category that a product comes into meanwhile', async () => {
    const deletion = shop().deps.db.deleteFrom('categories').where('id', '=', 'cards')
    const error = await deletion.execute().catch((reason: unknown) => reason)
    expect(isForeignKeyViolation(error)).toBe(true)
  })

  test('ends a coupon and its claims; its orders keep it', async () => {
    const [coupon] = await shop().deps.db.selectFrom('coupons').selectAll().execute()
    const { code = '', version = 0 } = coupon ?? {}
    const { id: userId } = (await shop().createShopper()).user
    const claim = { userId, code, claimedAt: new Date().toISOString() }
    await shop().deps.db.insertInto('couponClaims').values(claim).execute()
    await shop().deps.db.updateTable('orders').set({ couponCode: code }).execute()
    const deleted = await remove('coupons', code, { version })
    expect(deleted.json()).toMatchObject({ deleted: true, orders: 2 })
    expect(await status(`/office/coupons/${code}`)).toBe(404)
    const orders = shop().deps.db.selectFrom('orders').select('id')
    expect(await orders.where('couponCode', '=', code).execute()).toHaveLength(2)
  })

  test('takes an agent out of directory and office; messages keep the name alone', async () => {
    const { db } = shop().deps
    const agents = db.selectFrom('agents').selectAll().orderBy('position')
    const { id } = await agents.executeTakeFirstOrThrow()
    const shopper = await shop().createShopper()
    const message = { senderId: shopper.user.id, receiverId: id, message: 'Good morning' }
    await db
      .insertInto('messages')
      .values({ id: 'm1', ...message, createdAt: new Date().toISOString() })
      .execute()
    expect((await remove('agents', id)).json()).toEqual({ ...nothing, deleted: true, messages: 1 })
    expect(await status(`/office/agents/${id}`)).toBe(404)
    const list = await get(shop(), '/office/agents', staff())
    expect(list.json<{ results: { _id: string }[] }>().results).toHaveLength(11)
    expect(list.body).not.toContain(`"${id}"`)
    const read = await get(shop(), '/office/messages/agent-m1', staff())
    expect(read.json()).toMatchObject({ agent: 'Agent1 Al Harthi' })
    const { card } = await agents.where('id', '=', id).executeTakeFirstOrThrow()
    expect(card).not.toMatch(/9000110|f\.example|avatar/)
  })
})
