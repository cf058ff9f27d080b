import { officeProductPageSchema, officeProductSchema } from '@shop/contracts/wire/office-goods.ts'

import { API_BASE } from '../../../app.ts'
import { createProductSearch } from '../../../domain/search/product-search.ts'
import { describeOnDatabases, openSqliteFile } from '../../../testing/databases.ts'
import { listLog, patch, withOfficePerson } from '../../../testing/office.ts'
import {
  createOrderRequest,
  get,
  openPaymentSession,
  post,
  postOrder,
} from '../../../testing/requests.ts'
import { getMessage } from '../../../testing/responses.ts'
import { withShop } from '../../../testing/test-shop.ts'

const change = {
  categoryId: 'cards',
  title: { en: 'Copper card', ar: 'بطاقة نحاسية' },
  description: { en: 'Warm.', ar: '' },
  price: 24.9,
  position: 7,
  hidden: false,
  picture: '',
  gallery: [],
  material: { en: 'Copper', ar: '' },
  size: { en: '', ar: '' },
}

/** A response may be a second old. */
const untilTooOld = () => new Promise((resolve) => setTimeout(resolve, 1100))

describeOnDatabases('products in the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')
  const getProduct = async (id: string) =>
    officeProductSchema.parse((await get(shop(), `/office/products/${id}`, staff())).json())

  test('creates a product, which the shop shows, and logs it', async () => {
    const created = officeProductSchema.parse(
      (await post(shop(), '/office/products', staff(), change)).json(),
    )
    expect(created).toMatchObject({ ...change, _id: 'copper-card', version: 1 })
    const shown = await get(shop(), '/products/copper-card')
    expect(shown.json()).toMatchObject({ price: 24.9, details: { material: { en: 'Copper' } } })
    const again = await post(shop(), '/office/products', staff(), change)
    expect(officeProductSchema.parse(again.json())._id).toMatch(/^copper-card-[0-9a-f]{8}$/)
    const arabic = { ...change, title: { en: '٭', ar: '٭' } }
    const nameless = await post(shop(), '/office/products', staff(), arabic)
    expect(officeProductSchema.parse(nameless.json())._id).toMatch(/^[0-9a-f]{8}$/)
    const [entry] = await listLog(shop(), 'copper-card')
    expect(entry).toMatchObject({ userId: staff().user.id, kind: 'product', before: null })
    expect(entry?.after).toContain('"price":24.9')
  })

  const find = async (query: Record<string, string>) => {
    const found = await get(shop(), `/office/products?${new URLSearchParams(query)}`, staff())
    return officeProductPageSchema.parse(found.json()).results.map(({ _id }) => _id)
  }

  test('lists the products of a category, and of a page', async () => {
    expect(await find({ category: 'cards' })).toContain('wood-card')
    expect(await find({ category: 'empty' })).toEqual([])
    expect(await find({ page: '2' })).toEqual([])
  })

  test.each(['en', 'ar', '"', '{', '}', ':', ',', '%', '_', '\\'])(
    'finds no product by %s: titles are searched, not how they are stored',
    async (q) => expect(await find({ q })).toEqual([]),
  )

  test.each([
    'wood',
    'WOOD card',
    'the wood',
    'wood-card',
    'منتج wood',
    'مُنتَج wood',
    'المنتجات wood',
  ])('finds a product by a title in either language, or by its id: %s', async (q) =>
    expect(await find({ q })).toEqual(['wood-card']),
  )

  test('hides a product from every page, the search and orders, and shows it again', async () => {
    const search = createProductSearch(shop().deps, 1)
    const { version, ...read } = await getProduct('steel-card')
    const set = async (hidden: boolean, from: number) => {
      const body = { ...read, hidden, version: from }
      expect((await patch(shop(), '/office/products/steel-card', staff(), body)).statusCode).toBe(
        200,
      )
      await untilTooOld()
      const list = await get(shop(), '/products/public/adminSide-products/cards')
      const sold = await get(shop(), '/products/best-sellers')
      const shopper = await shop().createShopper()
      const order = await postOrder(shop(), shopper, createOrderRequest(shopper))
      await search()
      await untilTooOld()
      return [
        (await get(shop(), '/products/steel-card')).statusCode === 200,
        list.body.includes('"steel-card"'),
        sold.body.includes('"steel-card"'),
        order.statusCode === 200,
        (await search()).search('steel', { lang: 'en', sort: 'relevance' }).includes('steel-card'),
      ]
    }
    expect(await set(true, version)).toEqual(Array(5).fill(false))
    expect((await getProduct('steel-card')).hidden).toBe(true)
    expect(await set(false, version + 1)).toEqual(Array(5).fill(true))
  })

  test('hides a category with its products', async () => {
    const path = '/office/categories/cards'
    const category = (await get(shop(), path, staff())).json<{ version: number }>()
    await patch(shop(), path, staff(), { ...category, hidden: true })
    await untilTooOld()
    const list = await get(shop(), '/categories/all-category/admin-side')
    expect(list.body).not.toContain('"cards"')
    expect((await get(shop(), '/products/key-fob')).statusCode).toBe(404)
    const products = await get(shop(), '/products/public/adminSide-products/cards')
    expect(products.statusCode).toBe(404)
    const shown = { ...category, hidden: false, version: category.version + 1 }
    expect((await patch(shop(), path, staff(), shown)).statusCode).toBe(200)
    await untilTooOld()
    expect((await get(shop(), '/products/key-fob')).statusCode).toBe(200)
  })

  test('tells the second of two people who change the same product, and saves the first', async () => {
    const read = await getProduct('wood-card')
    const save = (price: number) =>
      patch(shop(), '/office/products/wood-card', staff(), { ...read, price })
    const responses = await Promise.all([save(11), save(12)])
    const [won, lost] = responses.toSorted((a, b) => a.statusCode - b.statusCode)
    expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409])
    expect(lost && getMessage(lost)).toContain('Somebody else has changed this meanwhile')
    const stored = await getProduct('wood-card')
    expect(stored).toMatchObject({
      version: read.version + 1,
      price: won?.json<typeof read>().price,
    })
  })

  test('keeps the details that it does not know', async () => {
    const details = { material: { en: 'Old' }, size: { en: 'S' }, family: 'metal', future: [1] }
    const row = shop().deps.db.updateTable('products').where('id', '=', 'key-fob')
    await row.set({ details: JSON.stringify(details) as never }).execute()
    const read = await getProduct('key-fob')
    const body = { ...read, material: { en: 'Zinc', ar: 'زنك' }, size: { en: '', ar: '' } }
    await patch(shop(), '/office/products/key-fob', staff(), body)
    const stored = await shop()
      .deps.db.selectFrom('products')
      .select('details')
      .where('id', '=', 'key-fob')
      .executeTakeFirst()
    expect(JSON.parse(stored?.details ?? '')).toEqual({
      material: { en: 'Zinc', ar: 'زنك' },
      family: 'metal',
      future: [1],
    })
  })

  test('tells shoppers what pictures show, in the order of the pictures', async () => {
    const alts = [
      { en: 'On a desk', ar: 'على مكتب' },
      { en: '', ar: '' },
    ]
    const read = await getProduct('steel-card')
    const body = { ...read, alts }
    expect((await patch(shop(), '/office/products/steel-card', staff(), body)).statusCode).toBe(200)
    expect((await getProduct('steel-card')).alts).toEqual(alts)
    await untilTooOld()
    const shown = await get(shop(), '/products/steel-card')
    expect(shown.json()).toMatchObject({ details: { alts } })
  })

  test('shows a product whose row cannot be read, so that it can be mended', async () => {
    const row = { id: 'broken', categoryId: 'cards', position: 1, picture: '', price: -5 }
    const broken = { title: '{', description: '7', gallery: '{}', details: '[' } as object
    await shop()
      .deps.db.insertInto('products')
      .values({ ...row, ...broken } as never)
      .execute()
    expect(await getProduct('broken')).toMatchObject({ title: { en: '', ar: '' }, gallery: [] })
    const mended = { ...change, version: 1 }
    expect((await patch(shop(), '/office/products/broken', staff(), mended)).statusCode).toBe(200)
    expect((await get(shop(), '/products/broken')).statusCode).toBe(200)
  })
})

describe('what the office refuses', () => {
  const shop = withShop(openSqliteFile)
  const staff = withOfficePerson(shop, 'staff')

  test.each([
    ['no name in Arabic', { title: { en: 'Card', ar: ' ' } }, 400, 'name in Arabic'],
    ['markup', { title: { en: '<img src=x onerror=alert(1)>', ar: 'x' } }, 400, 'plain text'],
    ['a third decimal', { price: 24.905 }, 400, 'decimals'],
    ['a price below nothing', { price: -1 }, 400, 'price'],
    ['a category that there is not', { categoryId: 'none' }, 422, 'choose a category'],
    ['a picture elsewhere', { picture: '../../etc/passwd' }, 400, 'picture'],
    ['half a place', { position: 1.5 }, 400, 'position'],
    ['a text that is too long', { description: { en: 'x'.repeat(4001), ar: '' } }, 400, 'descr'],
  ])('%s: a sentence, and nothing is stored', async (_, wrong, status, sentence) => {
    const count = async () =>
      (await shop().deps.db.selectFrom('products').select('id').execute()).length
    const before = await count()
    const response = await post(shop(), '/office/products', staff(), { ...change, ...wrong })
    expect(response.statusCode).toBe(status)
    expect(getMessage(response)).toContain(sentence)
    expect(getMessage(response)).toMatch(/\.$/)
    expect(await count()).toBe(before)
  })

  test('a prototype: a sentence, and nothing is stored', async () => {
    const payload = JSON.stringify(change).replace('{', '{"__proto__":{"hidden":true},')
    const headers = { ...staff().headers, 'content-type': 'application/json' }
    const url = `${API_BASE}/office/products`
    const response = await shop().app.inject({ method: 'POST', url, headers, payload })
    expect([response.statusCode, getMessage(response)]).toEqual([
      400,
      'The request could not be read.',
    ])
  })

  test.each(['__proto__', 'none', 'constructor', '%2e%2e%2f'])('the id %s', async (id) => {
    for (const kind of ['products', 'categories']) {
      const path = `/office/${kind}/${id}`
      expect((await get(shop(), path, staff())).statusCode).toBe(404)
      const body = { ...change, version: 1 }
      expect((await patch(shop(), path, staff(), body)).statusCode).toBe(404)
    }
  })
})

describeOnDatabases('pieces of products in the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')
  const getProduct = async (id: string) =>
    officeProductSchema.parse((await get(shop(), `/office/products/${id}`, staff())).json())
  const find = async (query: Record<string, string>) => {
    const found = await get(shop(), `/office/products?${new URLSearchParams(query)}`, staff())
    return officeProductPageSchema.parse(found.json()).results.map(({ _id }) => _id)
  }

  test('are on hand, reserved and available, and list and table go by that', async () => {
    const { db } = shop().deps
    const stock = (pieces: number, id: string) =>
      db.updateTable('products').set({ stock: pieces }).where('id', '=', id).execute()
    await stock(5, 'wood-card')
    await stock(4, 'steel-card')
    await openPaymentSession(shop(), await shop().createShopper())
    expect(await getProduct('wood-card')).toMatchObject({ stock: 5, reserved: 2 })
    expect(await getProduct('steel-card')).toMatchObject({ stock: 4, reserved: 1 })
    expect((await getProduct('key-fob')).reserved).toBeUndefined()
    await stock(4, 'wood-card')
    await stock(3, 'steel-card')
    expect(await find({ stock: 'low' })).toEqual(['steel-card', 'wood-card'])
    await stock(5, 'steel-card')
    expect(await find({ stock: 'low' })).toEqual(['wood-card'])
    expect((await find({ sort: 'available' })).slice(0, 2)).toEqual(['wood-card', 'steel-card'])
    expect((await find({ sort: '-available' }))[0]).toBe('steel-card')
    const table = await get(shop(), '/office/products.csv', staff())
    expect(table.body).toContain(',stock,stock_exported,reserved,available,')
    expect(table.body).toContain(',4,4,2,2,')
  })
})
