import { shopSettingsSchema } from '@shop/contracts/configuration/shop-settings.ts'
import type { DeliverySettings } from '@shop/contracts/rules/delivery.ts'
import { isolateNumbers } from '@shop/contracts/rules/isolate-numbers.ts'
import { officeSettingsSchema } from '@shop/contracts/wire/office-settings.ts'

import { toJson } from '../../platform/db/json.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { deliverMails } from '../../testing/mailbox.ts'
import { enterOffice, patch } from '../../testing/office.ts'
import { createOrderRequest, get, post, postOrder, summary } from '../../testing/requests.ts'
import { getMessage } from '../../testing/responses.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'
import { isStillOffered } from '../orders/order.store.ts'
import { readShopSettings } from './shop-settings.store.ts'

const createDelivery = (price: number): DeliverySettings => ({
  dispatchDays: 2,
  options: [
    { id: 'muscat', price, days: 1 },
    { id: 'oman', price: 3 },
    { id: 'abroad', price: 9.5 },
    { id: 'mutrah', price: 0, store: { en: 'Mutrah', ar: 'مطرح' } },
  ],
})
const contact = {
  phone: '+968 2411 1111',
  whatsAppNumber: '96890000000',
  address: { en: 'Way 1, Muscat', ar: 'سكة ١، مسقط' },
  hours: { en: 'Every day', ar: 'كل يوم' },
}
const toTax = (taxPercent: number) => ({
  taxPercent,
  shownPrices: 'withoutTax',
  vatNumber: '',
  sellerName: { en: '', ar: '' },
})
const text = { en: 'New', ar: 'جديد' }
const slide = { title: text, text, action: text, to: '/shop', picture: '' }
const hero = { slides: [slide] }
const sale = { title: text, text, coupons: [] }
const store = {
  name: { en: 'Nizwa', ar: 'نزوى' },
  address: { en: 'Fort Road 1', ar: 'طريق القلعة 1' },
  phone: '+968 2500 0001',
  openHours: '9:00-13:00, 16:00-21:00',
  mapPosition: '22.9333, 57.5333',
  openDays: ['saturday', 'friday'],
}
const STORES = '/office/settings/stores'
const DELIVERY = '/office/settings/delivery'
const CONTACT = '/office/settings/contact'
const TAX = '/office/settings/tax'
const MACHINES = '/office/settings/machines'

describeOnDatabases('shop settings', ({ openDatabase }) => {
  const shop = withShop(openDatabase, { delivery: createDelivery(1) })
  let owner: Shopper
  beforeAll(async () => {
    owner = await enterOffice(shop())
  })
  beforeEach(async () => {
    const { db } = shop().deps
    await db.deleteFrom('shopSettings').execute()
    await db.deleteFrom('meta').where('name', 'like', 'settingVersion:%').execute()
  })

  const change = (path: string, value: object, version = 0, by: Shopper | null = owner) =>
    patch(shop(), path, by, { ...value, version })
  const reset = (path: string, version: number, by: Shopper | null = owner) =>
    post(shop(), `${path}/reset`, by, { version })
  const read = async () =>
    officeSettingsSchema.parse((await get(shop(), '/office/settings', owner)).json())
  /** What the site is told; a response may be a second old. */
  async function readPublic() {
    await new Promise((resolve) => setTimeout(resolve, 1100))
    return shopSettingsSchema.parse((await get(shop(), '/shop-settings')).json())
  }
  const order = async (price: number, goods = summary.total) => {
    const buyer = await shop().createShopper()
    const delivery = { id: 'muscat', price }
    const TotalOrderPrice = Number((goods + price).toFixed(2))
    return postOrder(shop(), buyer, createOrderRequest(buyer, { delivery, TotalOrderPrice }))
  }

  test('are those of the backend until an owner changes them', async () => {
    expect(await read()).toMatchObject({
      delivery: { value: createDelivery(1), version: 0 },
      tax: { value: toTax(5), version: 0 },
      payment: { value: { methods: [], bankDetails: { en: '', ar: '' } }, version: 0 },
      contact: { value: null, version: 0 },
      stock: { value: { lowStock: 3 }, version: 0 },
      hero: { value: null, version: 0 },
      sale: { value: null, version: 0 },
      machines: { value: { texts: 'published' }, version: 0 },
    })
    expect(await readPublic()).toEqual({})
    const saved = await change(DELIVERY, createDelivery(2.5))
    expect(saved.json()).toEqual({ value: createDelivery(2.5), version: 1 })
    expect((await change(CONTACT, contact)).statusCode).toBe(200)
    expect(await readPublic()).toEqual({ delivery: createDelivery(2.5), contact })
    expect((await read()).delivery).toEqual({ value: createDelivery(2.5), version: 1 })
  })

  test('an order costs what the owner has set, at once', async () => {
    expect((await order(1)).statusCode).toBe(200)
    await change(DELIVERY, createDelivery(2.5))
    const late = await order(1)
    expect(late.statusCode).toBe(409)
    expect(getMessage(late)).toContain('The price of delivery is now')
    expect((await order(2.5)).statusCode).toBe(200)
  })

  test('tell the second of two people, and log what was changed', async () => {
    const [first, second] = await Promise.all([
      change(DELIVERY, createDelivery(2)),
      change(DELIVERY, createDelivery(3)),
    ])
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409])
    expect((await change(DELIVERY, createDelivery(4), 7)).statusCode).toBe(409)
    expect((await change(DELIVERY, createDelivery(4), 1)).statusCode).toBe(200)
    const log = await shop().deps.db.selectFrom('officeLog').selectAll().execute()
    const entries = log.filter(({ subject }) => subject === 'delivery')
    const last = entries.find(({ after }) => after?.includes('"price":4,'))
    expect(last).toMatchObject({ kind: 'setting', userId: owner.user.id })
    expect(last?.before).toMatch(/"price":[23],/)
  })

  test.each([
    ['delivery', createDelivery(4), createDelivery(1)],
    ['tax', toTax(7.25), toTax(5)],
    ['contact', contact, null],
    ['hero', hero, null],
    ['sale', sale, null],
  ])('%s is the default again once it is reset, which the log tells', async (name, value, base) => {
    const path = `/office/settings/${name}`
    expect((await change(path, value)).statusCode).toBe(200)
    const done = await reset(path, 1)
    expect([done.statusCode, done.json()]).toEqual([200, { value: base, version: 0 }])
    expect(await readShopSettings(shop().deps)).toEqual({})
    expect(await read()).toMatchObject({ [name]: { value: base, version: 0 } })
    const log = await shop().deps.db.selectFrom('officeLog').selectAll().execute()
    const last = log.filter(({ subject }) => subject === name).find(({ after }) => after === null)
    expect(last).toMatchObject({ kind: 'setting', userId: owner.user.id })
    expect(JSON.parse(last?.before ?? '')).toEqual(value)
  })

  test('an order costs what the default says, once delivery is reset', async () => {
    await change(DELIVERY, createDelivery(2.5))
    expect((await order(2.5)).statusCode).toBe(200)
    await reset(DELIVERY, 1)
    expect((await order(2.5)).statusCode).toBe(409)
    expect((await order(1)).statusCode).toBe(200)
  })

  test('an order is taxed at the rate that the owner has set, at once, and keeps its rate', async () => {
    const { db, config, clock } = shop().deps
    const latest = db.selectFrom('orders').selectAll().orderBy('createdAt', 'desc')
    expect((await order(1)).statusCode).toBe(200)
    const before = await latest.executeTakeFirstOrThrow()
    const isOffered = () =>
      db.transaction().execute((trx) => isStillOffered(trx, { config }, before, clock()))
    expect(await isOffered()).toBe(true)

    expect((await change(TAX, toTax(10))).statusCode).toBe(200)
    expect(await readShopSettings(shop().deps)).toEqual({ taxPercent: 10 })
    const late = await order(1)
    expect(late.statusCode).toBe(409)
    expect(getMessage(late)).toMatch(/^The total is now .* Please reload the page\./)
    expect(await isOffered()).toBe(false)
    // OMR 40.98 and 4.10.
    expect((await order(1, 45.08)).statusCode).toBe(200)
    const rates = (await latest.limit(2).execute()).map(({ taxPercent }) => taxPercent)
    expect(rates).toEqual([10, 5])
  })

  test('the registration for tax is told to the site once there is a number', async () => {
    const sellerName = { en: 'Wasla LLC', ar: 'وصلة' }
    const saved = await change(TAX, { ...toTax(5), vatNumber: ' om11 0001 2345', sellerName })
    expect(saved.json()).toMatchObject({ value: { vatNumber: 'OM1100012345' } })
    expect(await readPublic()).toEqual({
      taxPercent: 5,
      taxRegistration: { vatNumber: 'OM1100012345', sellerName },
    })
    expect((await change(TAX, { ...toTax(5), vatNumber: '1100012345' }, 1)).statusCode).toBe(400)
  })

  test('ways to pay without a card are told to the site, a transfer with its account', async () => {
    const payment = '/office/settings/payment'
    const bankDetails = { en: 'Bank Muscat', ar: 'بنك مسقط' }
    const nowhere = { methods: ['transfer'], bankDetails: { en: 'Bank Muscat', ar: '' } }
    expect((await change(payment, nowhere)).statusCode).toBe(422)
    await change(payment, { methods: ['cash', 'transfer'], bankDetails })
    const offlinePayments = { cash: true, transfer: bankDetails }
    expect(await readPublic()).toEqual({ offlinePayments })
    await change(payment, { methods: [], bankDetails }, 1)
    expect(await readPublic()).toEqual({})
  })

  test('a rate that was saved without a registration is shown with none', async () => {
    const value = toJson({ taxPercent: 6 })
    const row = { name: 'tax', value, version: 1 } as const
    await shop().deps.db.insertInto('shopSettings').values(row).execute()
    expect((await read()).tax).toEqual({ value: toTax(6), version: 1 })
    expect(await readShopSettings(shop().deps)).toEqual({ taxPercent: 6 })
  })

  test('tell the site that prices are shown with tax', async () => {
    const value = { ...toTax(5), shownPrices: 'withTax' }
    expect((await change(TAX, value)).json()).toEqual({ value, version: 1 })
    expect(await readPublic()).toEqual({ taxPercent: 5, pricesWithTax: true })
    await change(TAX, toTax(5), 1)
    expect(await readPublic()).toEqual({ taxPercent: 5 })
  })

  test('tell the site that nothing is published for programs', async () => {
    expect((await change(MACHINES, { texts: 'unpublished' })).statusCode).toBe(200)
    expect(await readPublic()).toEqual({ machineReadable: false })
    await change(MACHINES, { texts: 'published' }, 1)
    expect(await readPublic()).toEqual({})
  })

  test.each([-1, 100.01, 7.255, '10', null])('a rate of tax is not %p', async (taxPercent) => {
    expect((await change(TAX, { ...toTax(5), taxPercent })).statusCode).toBe(400)
    expect(await readShopSettings(shop().deps)).toEqual({})
  })

  test('are reset in the version that was read, which no later one has', async () => {
    expect((await reset(CONTACT, 0)).statusCode).toBe(409)
    await change(CONTACT, contact)
    await change(CONTACT, { ...contact, phone: '+968 2422 2222' }, 1)
    const late = await reset(CONTACT, 1)
    expect(late.statusCode).toBe(409)
    expect(getMessage(late)).toContain('Somebody else has changed this meanwhile.')
    expect((await read()).contact.version).toBe(2)
    expect((await reset(CONTACT, 2)).statusCode).toBe(200)
    expect((await reset(CONTACT, 2)).statusCode).toBe(409)
    expect((await change(CONTACT, contact)).json()).toEqual({ value: contact, version: 3 })
    expect((await change(CONTACT, contact, 2)).statusCode).toBe(409)
    expect((await reset(CONTACT, 3)).statusCode).toBe(200)
    expect((await change(CONTACT, contact)).json()).toMatchObject({ version: 4 })
  })

  test('are typed with any digits, and the address is in e-mails', async () => {
    const typed = { ...contact, phone: ' +٩٦٨ ٢٤١١ ١١١١ ', whatsAppNumber: '+968 9000 0000' }
    expect((await change(CONTACT, typed)).json()).toMatchObject({ value: contact })
    const { db } = shop().deps
    await db.deleteFrom('mails').execute()
    const payload = { kind: 'newsletter', fields: { email: 'reader@site.test' } }
    await shop().app.inject({
      method: 'POST',
      url: '/api/v1.0/forms',
      payload: { ...payload, key: 'a-key-that-is-long', language: 'ar' },
    })
    const [mail] = await deliverMails(shop())
    const address = isolateNumbers('سكة ١، مسقط')
    expect(mail?.text).toContain(address)
    expect(mail?.html).toContain(address)
  })

  test('stores are those of the page until an owner writes others, typed with any digits and signs', async () => {
    expect((await read()).stores.value?.stores).toHaveLength(3)
    expect((await readShopSettings(shop().deps)).stores).toBeUndefined()
    const typed = {
      ...store,
      openHours: '٩:٠٠ – ١٣:٠٠، 16:00-21:00',
      mapPosition: '٢٢.٩٣٣٣، ٥٧.٥٣٣٣',
    }
    const saved = await change(STORES, { stores: [typed] })
    expect(saved.json()).toEqual({ value: { stores: [store] }, version: 1 })
    expect((await readShopSettings(shop().deps)).stores).toEqual([store])
    await reset(STORES, 1)
    expect((await readShopSettings(shop().deps)).stores).toBeUndefined()
  })

  test.each([
    ['no store', STORES, { stores: [] }],
    [
      'a store that closes before it opens again',
      STORES,
      { stores: [{ ...store, openHours: '9:00-13:00, 12:00-21:00' }] },
    ],
    ['a store nowhere', STORES, { stores: [{ ...store, mapPosition: 'Nizwa' }] }],
    ['a store on no day of the week', STORES, { stores: [{ ...store, openDays: ['today'] }] }],
    ['no price for a zone', DELIVERY, { dispatchDays: 1, options: [{ id: 'muscat', price: 1 }] }],
    ['a negative price', DELIVERY, createDelivery(-1)],
    ['three decimals', DELIVERY, createDelivery(1.005)],
    ['days without end', DELIVERY, { ...createDelivery(1), dispatchDays: 91 }],
    ['the same store twice', DELIVERY, twice()],
    ['a prototype', DELIVERY, JSON.parse('{"__proto__":{"dispatchDays":1}}') as object],
    ['markup', CONTACT, { ...contact, hours: { en: '<b>Always</b>', ar: 'دائمًا' } }],
    ['no Arabic', CONTACT, { ...contact, address: { en: 'Way 1', ar: ' ' } }],
    ['words for a number', CONTACT, { ...contact, phone: 'call us' }],
    ['half a number of WhatsApp', CONTACT, { ...contact, whatsAppNumber: '968' }],
  ])('refuse %s', async (_, path, value) => {
    expect((await change(path, value)).statusCode).toBe(400)
    expect(await shop().deps.db.selectFrom('shopSettings').selectAll().execute()).toEqual([])
  })

  test('are closed to everybody but owners', async () => {
    const staff = await enterOffice(shop(), 'staff')
    for (const person of [null, await shop().createShopper(), staff]) {
      expect((await get(shop(), '/office/settings', person)).statusCode).toBe(404)
      for (const [path, value] of [
        [DELIVERY, createDelivery(9)],
        [CONTACT, contact],
      ] as const) {
        expect((await change(path, value, 0, person)).statusCode).toBe(404)
        expect((await reset(path, 0, person)).statusCode).toBe(404)
      }
    }
    expect(await shop().deps.db.selectFrom('shopSettings').selectAll().execute()).toEqual([])
  })
})

function twice(): DeliverySettings {
  const settings = createDelivery(1)
  return { ...settings, options: [...settings.options, ...settings.options.slice(3)] }
}

describeOnDatabases('shop settings with Stripe', ({ openDatabase }) => {
  const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test' }
  const shop = withShop(openDatabase, { stripe })

  test('name the wallets that its card page takes', async () => {
    const settings = await readShopSettings(shop().deps)
    const wallets = ['Apple Pay', 'Google Pay', 'Link']
    expect(shopSettingsSchema.parse(settings)).toEqual({ wallets })
  })
})
