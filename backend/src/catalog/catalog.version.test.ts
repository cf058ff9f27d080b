import { openShop, openSqliteFile, type TestShop } from '../testing/test-shop.ts'
import { bumpCatalogVersion, catalogVersionReader } from './catalog.version.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop(openSqliteFile)
})
afterAll(() => shop.close())

test('a change has another version, and another reader sees it at once', async () => {
  const { db } = shop.deps
  const before = await catalogVersionReader(db)()
  await new Promise((resolve) => setTimeout(resolve, 5))
  await bumpCatalogVersion(db)
  expect(await catalogVersionReader(db)()).not.toBe(before)
})

test('a reader asks the database once for many requests', async () => {
  const { db } = shop.deps
  const read = catalogVersionReader(db)
  const before = await read()
  await db.updateTable('meta').set({ value: 'x' }).where('name', '=', 'catalogVersion').execute()
  expect(await read()).toBe(before)
  expect(await catalogVersionReader(db)()).toBe('x')
})
