import { openSqliteFile } from '../testing/databases.ts'
import { openShop, type TestShop } from '../testing/test-shop.ts'
import { bumpCatalogVersion, createCatalogVersionReader } from './catalog.version.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop(openSqliteFile)
})
afterAll(() => shop.close())

test('bumpCatalogVersion changes the version that a new reader returns', async () => {
  const { db } = shop.deps
  const before = await createCatalogVersionReader(db)()
  await new Promise((resolve) => setTimeout(resolve, 5))
  await bumpCatalogVersion(db)
  expect(await createCatalogVersionReader(db)()).not.toBe(before)
})

test('createCatalogVersionReader queries the database once a second', async () => {
  const { db } = shop.deps
  const read = createCatalogVersionReader(db)
  const before = await read()
  await db.updateTable('meta').set({ value: 'x' }).where('name', '=', 'catalogVersion').execute()
  expect(await read()).toBe(before)
  expect(await createCatalogVersionReader(db)()).toBe('x')
})
