import { productPageSchema } from '@shop/contracts/wire/catalog.ts'
import { idSchema } from '@shop/contracts/wire/text.ts'

import { describeOnDatabases, openSqliteFile } from '../../testing/databases.ts'
import { get } from '../../testing/requests.ts'
import { seedFixture } from '../../testing/seed-fixture.ts'
import { openShop, type TestShop, withShop } from '../../testing/test-shop.ts'
import { getOrderState } from '../orders/order.state.ts'
import { addOrders } from './add-orders.ts'
import { addProducts, generateProducts } from './add-products.ts'
import { demoData, demoShopper } from './demo-data.ts'
import { toOrderRow } from './seed.rows.ts'
import { seedIfEmpty } from './seed.ts'

describe('seed', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openShop(openSqliteFile)
  })
  afterEach(() => shop.close())

  async function countProducts(): Promise<number> {
    return (await shop.deps.db.selectFrom('products').select('id').execute()).length
  }

  test('seedIfEmpty seeds an empty database and leaves a seeded one unchanged', async () => {
    const { db } = shop.deps
    expect(await countProducts()).toBe(seedFixture.products.length)
    await db.updateTable('products').set({ price: 1 }).execute()
    await Promise.all([seedIfEmpty(shop.deps, seedFixture), seedIfEmpty(shop.deps, demoData)])
    const prices = await db.selectFrom('products').select('price').distinct().execute()
    expect(prices).toEqual([{ price: 1 }])
    const users = await db.selectFrom('users').select('email').execute()
    expect(users).toEqual([{ email: demoShopper.email }])
  })

  test('addProducts appends products to a category, repeatedly', async () => {
    const steps: number[] = []
    const target = await addProducts(shop.deps.db, seedFixture, { count: 1200 }, (added) => {
      steps.push(added)
    })
    expect(target).toBe('cards')
    expect(steps).toEqual([500, 1000, 1200])
    await addProducts(shop.deps.db, seedFixture, { count: 5, category: 'empty' })
    expect(await countProducts()).toBe(3 + 1205)
    const list = '/products/public/adminSide-products/cards?limit=1000'
    const { results, paginate } = productPageSchema.parse((await get(shop, list)).json())
    expect(paginate).toMatchObject({ totalPage: 2, totalCount: 1203 })
    expect(results[0]?._id).toBe('steel-card')
    expect(new Set(results.map((product) => product._id)).size).toBe(1000)
  })

  test('addProducts throws an error that lists the categories when there is no such category', async () => {
    const adding = addProducts(shop.deps.db, seedFixture, { count: 1, category: 'nope' })
    await expect(adding).rejects.toThrow('There is no category nope; choose one of cards, empty')
  })
})

describe('generate-products', () => {
  test('generateProducts returns the same products for the same numbers', () => {
    const once = generateProducts(seedFixture.products, 'cards', 1, 50)
    expect(generateProducts(seedFixture.products, 'cards', 1, 50)).toEqual(once)
    expect(generateProducts(seedFixture.products, 'cards', 11, 10)).toEqual(once.slice(10, 20))
  })

  test('generateProducts returns distinct products with valid ids, prices and positions', () => {
    const products = generateProducts(seedFixture.products, 'cards', 1, 2000)
    expect(new Set(products.map((product) => product.id)).size).toBe(2000)
    expect(new Set(products.map((product) => product.title)).size).toBe(2000)
    for (const { id, price, position, categoryId } of products) {
      expect(idSchema.safeParse(id).success).toBe(true)
      expect(Number.isInteger(price) && price >= 0).toBe(true)
      expect(position).toBeGreaterThan(seedFixture.products.length)
      expect(categoryId).toBe('cards')
    }
  })

  test('generateProducts throws without samples', () => {
    expect(() => generateProducts([], 'cards', 1, 1)).toThrow('No sample products')
  })
})

describeOnDatabases('addOrders', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  test('adds members with four past orders each, the paid ones with a payment, and goes on later', async () => {
    const { db } = shop().deps
    const progress: number[] = []
    await addOrders(db, seedFixture.products, 397, (added) => progress.push(added))
    await addOrders(db, seedFixture.products, 4)
    expect(progress).toEqual([400])
    const orders = await db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.userId')
      .leftJoin('payments', 'payments.orderId', 'orders.id')
      .select(['orders.userId', 'orders.status', 'payments.status as payment'])
      .where('users.id', 'like', 'generated-member-%')
      .execute()
    expect(orders).toHaveLength(404)
    expect(new Set(orders.map(({ userId }) => userId)).size).toBe(101)
    expect(
      orders.every(({ status, payment }) => (status === 'paid') === (payment === 'paid')),
    ).toBe(true)
    const paid = orders.filter(({ status }) => status === 'paid')
    expect(paid.length / orders.length).toBeCloseTo(0.9, 1)
  })
})

describe('seed-orders', () => {
  test('the demo account has orders in each state, at the prices of the shop', async () => {
    const shop = await openShop(openSqliteFile)
    const { db } = shop.deps
    const buyer = await db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', demoShopper.email)
      .executeTakeFirstOrThrow()
    const now = new Date('2026-06-01T12:00:00.000Z')
    const rows = (demoData.orders ?? []).map((order) =>
      toOrderRow(order, buyer, demoData.products, now),
    )
    const states = rows.map((row) => getOrderState(row, now))
    expect(new Set(states)).toEqual(new Set(['awaitingPayment', 'paid', 'cancelled']))
    for (const { subtotal, tax, total, paidAt, status } of rows) {
      expect(total).toBe(subtotal + tax)
      expect(paidAt !== null).toBe(status === 'paid')
    }
    const [order] = demoData.orders ?? []
    expect(() => order && toOrderRow(order, buyer, [], now)).toThrow('There is no product')
    await shop.close()
  })
})
