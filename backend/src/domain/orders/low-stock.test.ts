import { toJson } from '../../platform/db/json.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { deliverMails } from '../../testing/mailbox.ts'
import { ACCEPTED_CARD, openPaymentSession, postCard } from '../../testing/requests.ts'
import { withShop } from '../../testing/test-shop.ts'

/** Few are 3 or fewer until an owner says so; each order takes 2 wood cards and 1 steel card. */
describeOnDatabases('the e-mail about what is low in stock', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const fill = (stock: number | null, id = 'wood-card') =>
    shop().deps.db.updateTable('products').set({ stock }).where('id', '=', id).execute()
  const open = async () => openPaymentSession(shop(), await shop().createShopper())
  const pay = (sessionId: string) => postCard(shop(), sessionId, ACCEPTED_CARD)
  const order = async () => pay(await open())
  const readMails = async () =>
    (await deliverMails(shop())).filter(({ kind }) => kind === 'lowStock')
  const listSubjects = async () => (await readMails()).map(({ subject }) => subject)

  beforeEach(async () => {
    const { db } = shop().deps
    await db.deleteFrom('mails').execute()
    await db.updateTable('payments').set({ status: 'cancelled', checkAt: null }).execute()
    await db.updateTable('products').set({ stock: null, lowStock: null }).execute()
  })

  test('goes to the owner when an order leaves few, and not with the next ones', async () => {
    await fill(6)
    await order()
    expect(await listSubjects()).toEqual([])
    await order()
    const [mail, ...others] = await readMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'owner@site.test', language: 'en' })
    expect(mail?.subject).toMatch(/^Low in stock: .*The wood-card/)
    expect(mail?.text).toContain('2 pieces available')
    expect(mail?.text).toContain('/office/products?stock=low')
    await order()
    expect(await listSubjects()).toEqual([])
  })

  test('goes again after it was filled up, even when one order sells that down', async () => {
    await fill(5)
    await order()
    await fill(20)
    await order()
    await fill(5)
    await order()
    await fill(5)
    await order()
    expect(await listSubjects()).toHaveLength(3)
    // One piece more, and few all the same.
    await fill(3)
    await order()
    await fill(2)
    await order()
    expect(await listSubjects()).toEqual([])
  })

  test('counts what others hold, and is not sent once more when those have paid', async () => {
    await fill(6)
    const held = await open()
    expect(await listSubjects()).toEqual([])
    await order()
    expect(await listSubjects()).toHaveLength(1)
    await pay(held)
    expect(await listSubjects()).toEqual([])
  })

  test('is one for all products of an order, in the language of its buyer, by the owner’s number', async () => {
    const { db } = shop().deps
    await db
      .insertInto('shopSettings')
      .values({ name: 'stock', value: toJson({ lowStock: 10 }), version: 1 })
      .execute()
    await fill(12)
    await fill(11, 'steel-card')
    const shopper = await shop().createShopper()
    await db
      .updateTable('users')
      .set({ language: 'ar' })
      .where('id', '=', shopper.user.id)
      .execute()
    await pay(await openPaymentSession(shop(), shopper))
    const [mail] = await readMails()
    expect(mail?.subject).toBe('كمية قليلة: منتجان')
    expect(mail?.text).toContain('منتج wood-card')
    await db.deleteFrom('shopSettings').execute()
  })

  test('is dropped when the products were deleted meanwhile', async () => {
    await fill(5)
    await order()
    await shop().deps.db.deleteFrom('products').where('id', '=', 'wood-card').execute()
    expect(await listSubjects()).toEqual([])
  })
})
