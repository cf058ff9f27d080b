import { openSqliteFile } from '../testing/databases.ts'
import { openShop, type TestShop } from '../testing/test-shop.ts'
import { createProductSearch } from './product-search.ts'
import { parseQuery, splitWords, stemWord } from './search-words.ts'

describe('product-search', () => {
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
})

describe('search-words', () => {
  describe('splitWords', () => {
    test.each([
      ['Black T-Shirt, 2 pieces', ['black', 't', 'shirt', '2', 'pieces']],
      ["Men's card", ['mens', 'card']],
      ['بِطاقةٌ، أنيقة', ['بطاقه', 'انيقه']],
      ['١٠ بطاقات', ['10', 'بطاقات']],
      [' ... ', []],
    ])('of %j returns %j', (text, words) => expect(splitWords(text)).toEqual(words))
  })

  describe('stemWord', () => {
    test.each([
      ['cards', 'card'],
      ['boxes', 'box'],
      ['batteries', 'battery'],
      ['brass', 'brass'],
      ['tag', 'tag'],
      ['البطاقات', 'بطاق'],
      ['بطاقه', 'بطاق'],
      ['للمكاتب', 'مكاتب'],
      ['ذكيه', 'ذكيه'],
    ])('of %s is %s', (word, stem) => expect(stemWord(word)).toBe(stem))
  })

  describe('parseQuery', () => {
    test('leaves out repetitions and words that say nothing', () => {
      expect(parseQuery('a card for the card')).toEqual(['card'])
      expect(parseQuery('بطاقة من الفولاذ')).toEqual(['بطاقه', 'الفولاذ'])
    })

    test('returns them when there are no others', () => {
      expect(parseQuery('the')).toEqual(['the'])
    })
  })
})
