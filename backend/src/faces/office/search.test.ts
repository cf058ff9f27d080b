import { type OfficeSearch, officeSearchSchema } from '@shop/contracts/wire/office-search.ts'

import { addProducts } from '../../domain/seed/add-products.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { enterOffice } from '../../testing/office.ts'
import { get, placeOrder } from '../../testing/requests.ts'
import { seedFixture } from '../../testing/seed-fixture.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'

describeOnDatabases('search of the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  let owner: Shopper
  let staff: Shopper
  let buyer: Shopper
  let number = 0
  beforeAll(async () => {
    owner = await enterOffice(shop())
    staff = await enterOffice(shop(), 'staff')
    ;({ shopper: buyer, number } = await placeOrder(shop()))
    const { db, clock } = shop().deps
    await db
      .updateTable('users')
      .set({ firstName: 'أحمد', lastName: 'Al Harthy', phoneNumber: '9123 4567' })
      .where('id', '=', buyer.user.id)
      .execute()
    await db
      .updateTable('orders')
      .set({ buyerPhone: '+968 9123-4567', trackingNumber: 'AX-77', carrier: 'Aramex' })
      .where('number', '=', number)
      .execute()
    const message = { name: 'Maha', email: 'maha@mail.test', message: 'Do you engrave Arabic?' }
    await db
      .insertInto('forms')
      .values({
        id: 'form-of-maha',
        kind: 'contact',
        fields: JSON.stringify(message) as never,
        language: 'en',
        email: message.email,
        createdAt: clock().toISOString(),
      })
      .execute()
  })

  const search = async (q: string, person = owner): Promise<OfficeSearch> =>
    officeSearchSchema.parse(
      (await get(shop(), `/office/search?q=${encodeURIComponent(q)}`, person)).json(),
    )

  test.each([
    ['the number', () => String(number)],
    ['the number with a sign', () => `#${number}`],
    ['a part of the name, in any case', () => 'al hart'],
    ['words apart', () => 'harthy احمد'],
    ['the address', () => buyer.user.email.toUpperCase()],
    ['the phone as it is dialled here', () => '91234567'],
    ['the phone from abroad, on an Arabic keyboard', () => '٠٠٩٦٨ ٩١٢٣ ٤٥٦٧'],
    ['the tracking number', () => 'ax-77'],
    ['a product', () => 'steel card'],
  ])('finds an order by %s', async (_, q) => {
    expect((await search(q())).orders.map((order) => order.number)).toEqual([number])
  })

  test('responds to a word of more products than one statement can name, which tells no order from others', async () => {
    const { db } = shop().deps
    await addProducts(db, seedFixture, { count: 1100 })
    expect(await search('card')).toMatchObject({ products: { length: 5 }, orders: [] })
    expect((await search('card 777')).products).toMatchObject([{ _id: 'generated-777' }])
    await db.deleteFrom('products').where('id', 'like', 'generated-%').execute()
  })

  test('finds products, and messages by what was written, not by the names of fields', async () => {
    expect((await search('steel')).products.map(({ _id }) => _id)).toContain('steel-card')
    expect((await search('engrave arabic')).messages).toMatchObject([{ from: 'Maha' }])
    expect((await search('message')).messages).toEqual([])
  })

  test('finds members for owners alone', async () => {
    expect((await search('harthy')).members).toMatchObject([{ _id: buyer.user.id }])
    expect((await search('+968 9123 4567')).members).toMatchObject([{ _id: buyer.user.id }])
    expect(await search('harthy', staff)).toMatchObject({ members: [], orders: [{ number }] })
  })

  test.each(['%', '_', "' or 1=1 --", '<b>', '\\'])('finds nothing by %s', async (q) => {
    const nothing = { orders: [], products: [], members: [], messages: [] }
    expect(await search(q)).toEqual(nothing)
  })

  test('refuses a blank search', async () => {
    expect((await get(shop(), '/office/search?q=%20', owner)).statusCode).toBe(400)
  })
})
