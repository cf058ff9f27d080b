import { officeSettingsSchema, type SettingValue } from '@shop/contracts/wire/office-settings.ts'

import { describeOnDatabases } from '../../testing/databases.ts'
import { enterOffice, patch } from '../../testing/office.ts'
import { get } from '../../testing/requests.ts'
import { getMessage } from '../../testing/responses.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'
import { readShopSettings } from './shop-settings.store.ts'

const slide = {
  title: { en: 'Opening week', ar: 'أسبوع الافتتاح' },
  text: { en: 'Everything is new.', ar: 'كل شيء جديد.' },
  action: { en: 'Look', ar: 'شاهد' },
  to: '/shop',
  picture: 'steel-card',
}
const hero: SettingValue<'hero'> = {
  slides: [slide, { ...slide, to: '/sale?from=home', picture: '' }],
}
const text = { en: 'For everybody.', ar: 'للجميع.' }
const sale: SettingValue<'sale'> = {
  title: { en: 'Summer sale', ar: 'تخفيضات الصيف' },
  text: { en: 'Until August.', ar: 'حتى أغسطس.' },
  coupons: [
    { code: 'WELCOME5', text },
    { code: 'SALE30OFF', text },
  ],
}
const HERO = '/office/settings/hero'
const SALE = '/office/settings/sale'

describeOnDatabases('hero and sale', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  let owner: Shopper
  beforeAll(async () => {
    owner = await enterOffice(shop())
  })
  beforeEach(async () => {
    const { db } = shop().deps
    await db.deleteFrom('shopSettings').execute()
    await db
      .updateTable('coupons')
      .set({ startsAt: null, expiresAt: null, maxUses: null })
      .execute()
  })

  const change = (path: string, value: object, version = 0, by: Shopper | null = owner) =>
    patch(shop(), path, by, { ...value, version })
  const read = async () =>
    officeSettingsSchema.parse((await get(shop(), '/office/settings', owner)).json())
  /** What the site is told, without the second for which a response is kept. */
  const publish = () => readShopSettings(shop().deps)
  const set = (code: string, values: { expiresAt?: string; maxUses?: number }) =>
    shop().deps.db.updateTable('coupons').set(values).where('code', '=', code).execute()
  const countStored = async () =>
    (await shop().deps.db.selectFrom('shopSettings').selectAll().execute()).length

  test('slides are told with their pictures, those of the shop without', async () => {
    const saved = await change(HERO, hero)
    expect(saved.statusCode).toBe(200)
    const url = expect.stringMatching(/\/media\/steel-card-1280\.webp\?widths=/) as string
    const [first, second] = hero.slides as [typeof slide, typeof slide]
    const slides = [
      { ...first, pictureUrl: url },
      { ...second, pictureUrl: '' },
    ]
    expect(saved.json()).toEqual({ value: { slides }, version: 1 })
    expect((await read()).hero).toEqual({ value: { slides }, version: 1 })
    expect((await publish()).hero).toEqual({
      slides: slides.map(({ picture: _, ...each }) => each),
    })
  })

  test('an address in Arabic leads to the page in any language', async () => {
    await change(HERO, { slides: [{ ...slide, to: ' /ar/sale ' }] })
    expect((await publish()).hero?.slides[0]?.to).toBe('/sale')
  })

  test('coupons are told with what they take off, in any case of their letters', async () => {
    const typed = { ...sale, coupons: [{ code: 'welcome5', text }, sale.coupons[1]] }
    expect((await change(SALE, typed)).json()).toEqual({ value: sale, version: 1 })
    expect((await read()).sale).toEqual({ value: sale, version: 1 })
    expect((await publish()).sale).toEqual({
      ...sale,
      coupons: [
        { code: 'WELCOME5', discountType: 'fixed', discountValue: 5, text },
        { code: 'SALE30OFF', discountType: 'percentage', discountValue: 30, text },
      ],
    })
  })

  test('a coupon that has ended or is used up is not told, and is still there in the office', async () => {
    await change(SALE, sale)
    await set('WELCOME5', { expiresAt: '2020-01-01T00:00:00.000Z' })
    expect((await publish()).sale?.coupons).toMatchObject([{ code: 'SALE30OFF' }])
    await set('SALE30OFF', { maxUses: 0 })
    expect((await publish()).sale).toEqual({ ...sale, coupons: [] })
    expect((await read()).sale.value).toEqual(sale)
  })

  test('without a sale, the pages’ own texts count while the shop has the codes that they name', async () => {
    expect(await publish()).toEqual({})
    await set('SALE50OFF', { expiresAt: '2020-01-01T00:00:00.000Z' })
    expect(await publish()).toEqual({ sale: { coupons: [] } })
    expect((await change(SALE, { ...sale, coupons: [] })).statusCode).toBe(200)
    expect((await publish()).sale).toEqual({ ...sale, coupons: [] })
  })

  test('codes are told with their ends, those of the pages’ own texts, too', async () => {
    const expiresAt = '2099-01-31T20:00:00.000Z'
    await set('SALE30OFF', { expiresAt })
    expect(await publish()).toEqual({ saleEnds: { SALE30OFF: expiresAt } })
    await change(SALE, sale)
    expect((await publish()).saleEnds).toEqual({ SALE30OFF: expiresAt })
  })

  test('the second of two people is told, and the log says what was changed', async () => {
    await change(HERO, hero)
    expect((await change(HERO, hero)).statusCode).toBe(409)
    await change(SALE, sale)
    const title = { en: 'Autumn sale', ar: 'تخفيضات الخريف' }
    expect((await change(SALE, { ...sale, title }, 1)).statusCode).toBe(200)
    const log = await shop().deps.db.selectFrom('officeLog').selectAll().execute()
    const last = log.find(({ after }) => after?.includes('Autumn'))
    expect(last).toMatchObject({ kind: 'setting', subject: 'sale', userId: owner.user.id })
    expect(last?.before).toContain('Summer sale')
  })

  const withSlide = (part: object) => ({ slides: [{ ...slide, ...part }] })
  const withCoupon = (part: object) => ({ ...sale, coupons: [{ code: 'WELCOME5', text, ...part }] })
  const long = (length: number) => ({ en: 'x'.repeat(length), ar: 'x' })
  test.each([
    ['no slide', HERO, { slides: [] }],
    ['five slides', HERO, { slides: Array.from({ length: 5 }, () => slide) }],
    ['no Arabic', HERO, withSlide({ title: { en: 'New', ar: ' ' } })],
    ['markup', HERO, withSlide({ text: { en: '<b>New</b>', ar: 'جديد' } })],
    ['a long title', HERO, withSlide({ title: long(61) })],
    ['a long text', HERO, withSlide({ text: long(201) })],
    ['a long button', HERO, withSlide({ action: long(31) })],
    ['another host', HERO, withSlide({ to: '//evil.test' })],
    ['another host in Arabic', HERO, withSlide({ to: '/ar//evil.test' })],
    ['another host with a backslash', HERO, withSlide({ to: '/\\evil.test' })],
    ['an address of a site', HERO, withSlide({ to: 'https://evil.test' })],
    ['a script', HERO, withSlide({ to: 'javascript:alert(1)' })],
    ['a file for a picture', HERO, withSlide({ picture: '../secret' })],
    ['a prototype', HERO, JSON.parse('{"__proto__":{"slides":[]}}') as object],
    ['five coupons', SALE, { ...sale, coupons: Array.from({ length: 5 }, () => sale.coupons[0]) }],
    ['a coupon twice', SALE, { ...sale, coupons: [sale.coupons[0], sale.coupons[0]] }],
    ['markup in a coupon', SALE, withCoupon({ text: { en: '<i>', ar: 'للجميع' } })],
    ['no code', SALE, withCoupon({ code: '' })],
    ['a sale without a title', SALE, { text: sale.text, coupons: [] }],
  ])('refuse %s', async (_, path, value) => {
    expect((await change(path, value)).statusCode).toBe(400)
    expect(await countStored()).toBe(0)
  })

  test('refuse a code that the shop does not have', async () => {
    const coupons = [...sale.coupons, { code: 'NOSUCH', text }]
    const refused = await change(SALE, { ...sale, coupons })
    expect(refused.statusCode).toBe(422)
    expect(getMessage(refused)).toBe('The shop has no coupon with one of these codes.')
    expect(await countStored()).toBe(0)
  })

  test('are closed to everybody but owners', async () => {
    const staff = await enterOffice(shop(), 'staff')
    for (const person of [null, await shop().createShopper(), staff]) {
      expect((await change(HERO, hero, 0, person)).statusCode).toBe(404)
      expect((await change(SALE, sale, 0, person)).statusCode).toBe(404)
    }
    expect(await countStored()).toBe(0)
  })
})
