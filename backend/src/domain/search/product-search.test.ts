import type { SearchSort } from '@shop/contracts/wire/search.ts'

import { collectLog } from '../../testing/collect-log.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import { createProductSearch } from './product-search.ts'

describe('product-search', () => {
  const SHORT_AGE_MS = 20
  const logged: string[] = []
  let shop: TestShop
  beforeEach(async () => {
    logged.length = 0
    shop = await openShop(openSqliteFile, {}, collectLog(logged))
  })
  afterEach(() => shop.close())

  /** One of several backends. */
  const createGetter = (maxAgeMs?: number) => createProductSearch(shop.deps, maxAgeMs)
  const untilTooOld = () => new Promise((resolve) => setTimeout(resolve, 2 * SHORT_AGE_MS))
  const changeWood = (change: object) =>
    shop.deps.db.updateTable('products').set(change).where('id', '=', 'wood-card').execute()
  const find = async (getIndex: ReturnType<typeof createGetter>, sort: SearchSort = 'relevance') =>
    (await getIndex()).search('the', { lang: 'en', sort })

  test('builds the index once for concurrent and later searches, as long as nothing changes', async () => {
    const getIndex = createGetter(SHORT_AGE_MS)
    const [first, second] = await Promise.all([getIndex(), getIndex()])
    expect(second).toBe(first)
    await untilTooOld()
    expect(await getIndex()).toBe(first)
  })

  test('notices what somebody changes in the tables, in every backend', async () => {
    const backends = [createGetter(SHORT_AGE_MS), createGetter(SHORT_AGE_MS)]
    const cheapest = ['key-fob', 'wood-card', 'steel-card']
    for (const each of backends) expect(await find(each, 'price-asc')).toEqual(cheapest)
    await changeWood({ price: 1 })
    await untilTooOld()
    for (const each of backends) {
      expect(await find(each, 'price-asc')).toEqual(['wood-card', 'key-fob', 'steel-card'])
    }
  })

  test('looks at the tables no more often than twice a minute', async () => {
    const getIndex = createGetter()
    const before = await find(getIndex)
    await shop.deps.db.deleteFrom('products').execute()
    expect(await find(getIndex)).toEqual(before)
  })

  test('leaves out a row that cannot be read, and names it', async () => {
    await changeWood({ title: '{' })
    expect(await find(createGetter())).toEqual(['steel-card', 'key-fob'])
    expect(logged).toEqual([
      expect.stringContaining('The row wood-card of products cannot be read'),
    ])
  })

  test('reports a failure without a former index, and recovers', async () => {
    const getIndex = createGetter()
    await shop.deps.db.schema.alterTable('products').renameTo('hidden').execute()
    await expect(getIndex()).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR' })
    await shop.deps.db.schema.alterTable('hidden').renameTo('products').execute()
    expect(await find(getIndex)).toHaveLength(3)
  })
})
