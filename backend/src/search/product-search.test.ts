import { openSqliteFile } from '../testing/databases.ts'
import { openShop, type TestShop } from '../testing/test-shop.ts'
import { createProductSearch } from './product-search.ts'

let shop: TestShop
let version: string
beforeEach(async () => {
  version = '1'
  shop = await openShop(openSqliteFile)
})
afterEach(() => shop.close())

const createGetter = () => createProductSearch(shop.deps.db, async () => version)
const deleteProducts = () => shop.deps.db.deleteFrom('products').execute()
const count = ({ index }: Awaited<ReturnType<ReturnType<typeof createGetter>>>) =>
  index.search('the', { lang: 'en', sort: 'relevance' }).length

test('builds the index once for concurrent searches of a version', async () => {
  const getIndex = createGetter()
  const [first, second] = await Promise.all([getIndex(), getIndex()])
  expect(count(first)).toBe(3)
  expect(second.index).toBe(first.index)
  await deleteProducts()
  expect((await getIndex()).index).toBe(first.index)
})

test('serves the former index until that of the new version is built', async () => {
  const getIndex = createGetter()
  const former = await getIndex()
  await deleteProducts()
  version = '2'
  expect(await getIndex()).toBe(former)
  while ((await getIndex()) === former) await new Promise((resolve) => setTimeout(resolve, 5))
  const latest = await getIndex()
  expect(latest.version).toBe('2')
  expect(count(latest)).toBe(0)
})

test('reports a failure without a former index, and recovers', async () => {
  const getIndex = createGetter()
  await shop.deps.db.schema.alterTable('products').renameTo('hidden').execute()
  await expect(getIndex()).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR' })
  await shop.deps.db.schema.alterTable('hidden').renameTo('products').execute()
  expect(count(await getIndex())).toBe(3)
})
