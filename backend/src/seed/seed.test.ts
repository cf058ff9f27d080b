import { productPageSchema } from '@shop/contracts/catalog.ts'

import { openSqliteFile } from '../testing/databases.ts'
import { get } from '../testing/requests.ts'
import { seedFixture } from '../testing/seed-fixture.ts'
import { openShop, type TestShop } from '../testing/test-shop.ts'
import { demoData } from './demo-data.ts'
import { demoShopper } from './demo-shopper.ts'
import { addProducts } from './insert-generated-products.ts'
import { seedIfEmpty } from './seed.ts'

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
