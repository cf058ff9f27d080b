import { categoryFields, productFields } from '@shop/contracts/wire/office-goods.ts'
import { emptyRecord } from '@shop/contracts/wire/office-record.ts'

import { describeOnDatabases } from '../../testing/databases.ts'
import { listLog, patch, withOfficePerson } from '../../testing/office.ts'
import { post } from '../../testing/requests.ts'
import { withShop } from '../../testing/test-shop.ts'

const title = { en: 'Rings', ar: 'خواتم' }
const { version: _, ...emptyCategory } = emptyRecord(categoryFields)
const { version: __, ...emptyProduct } = emptyRecord(productFields)
const product = {
  ...emptyProduct,
  title: { en: 'Ring card', ar: 'بطاقة خاتم' },
  price: 9,
  categoryId: 'cards',
  stock: 5,
}
const coupon = {
  ...{ code: 'RINGS', discountType: 'percentage', discountValue: 5, startsAt: null },
  ...{ expiresAt: null, maxUses: null, maxUsesPerMember: null },
}
const text = { en: 'Huda', ar: '' }
const agent = {
  ...{ firstName: text, lastName: text, city: text, state: text, country: text, zipCode: '611' },
  ...{ dialCode: '+968', phoneNumber: '90001234', picture: '', banner: '', position: 0 },
  ...{ social: { facebook: '', instagram: '', twitter: '', tiktok: '' }, hidden: false },
}

describeOnDatabases('a new record that is saved again by the same form', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const owner = withOfficePerson(shop)
  let keys = 0
  const createKey = () => `key-of-a-form-${(keys += 1)}-of-many`
  const create = (path: string, key: string, body: object, person = owner()) =>
    post(shop(), `/office/${path}?key=${key}`, person, body)
  const toId = (response: { json: () => unknown }) => {
    const { _id, code } = response.json() as { _id?: string; code?: string }
    return _id ?? code ?? ''
  }

  test.each([
    ['categories', { ...emptyCategory, title }],
    ['products', product],
    ['coupons', coupon],
    ['agents', agent],
  ])('is the one that was stored: %s', async (path, record) => {
    const key = createKey()
    const [first, second] = [await create(path, key, record), await create(path, key, record)]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    expect(await listLog(shop(), toId(first))).toHaveLength(1)
  })

  test('is created once when both calls come at once', async () => {
    const key = createKey()
    const record = { ...emptyCategory, title: { en: 'At once', ar: 'معًا' } }
    const calls = [1, 2, 3].map(() => create('categories', key, record))
    const ids = (await Promise.all(calls)).map(toId)
    expect(new Set(ids)).toEqual(new Set(['at-once']))
  })

  test('takes what was typed meanwhile, and leaves what was sold', async () => {
    const key = createKey()
    const id = toId(await create('products', key, product))
    const { db } = shop().deps
    await db.updateTable('products').set({ stock: 4 }).where('id', '=', id).execute()
    expect((await create('products', key, { ...product, price: 8 })).json()).toMatchObject({
      ...{ _id: id, price: 8, stock: 4, version: 2 },
    })
    // Its response was lost, too.
    expect((await create('products', key, { ...product, price: 8 })).json()).toMatchObject({
      ...{ _id: id, version: 2 },
    })
  })

  test('is refused when somebody has changed the record meanwhile', async () => {
    const key = createKey()
    const id = toId(await create('products', key, product))
    const changed = await patch(shop(), `/office/products/${id}`, owner(), {
      ...product,
      price: 7,
      version: 1,
    })
    expect(changed.statusCode).toBe(200)
    expect((await create('products', key, product)).statusCode).toBe(409)
  })

  test('is another one by another key', async () => {
    const [first, second] = [
      await create('products', createKey(), product),
      await create('products', createKey(), product),
    ]
    expect(toId(second)).not.toBe(toId(first))
  })
})
