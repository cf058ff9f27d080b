import { setTimeout as sleep } from 'node:timers/promises'

import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'

import { startLoopbackServer } from '../loopback-server.ts'
import { serveRendered } from '../testing/rendered-site.ts'

const contact = {
  phone: '+968 2411 1111',
  whatsAppNumber: '96890000000',
  address: { en: 'Way 1, Muscat', ar: 'سكة ١، مسقط' },
  hours: { en: 'Always', ar: 'دائمًا' },
}
const delivery = {
  dispatchDays: 1,
  options: ['muscat', 'oman', 'abroad'].map((id) => ({ id, price: 2.5 })),
}

const both = { en: 'Summer', ar: 'الصيف' }
const offers = {
  hero: {
    slides: [{ title: both, text: both, action: both, to: '/shop', pictureUrl: '' }],
  },
  sale: {
    title: both,
    text: both,
    coupons: [{ code: 'SUMMER', discountType: 'fixed', discountValue: 2, text: both }],
  },
}

/** Says whom to call, and what delivery costs. */
const calling = `exports.routes = ({ config: { contact, delivery } }) =>
  'Call ' + (contact ? contact.phone : 'nobody') + ', ' + (delivery ? delivery.options[0].price : 'free')`

describe('settings of the office', () => {
  let respond: () => { status?: number; body: unknown }
  let asked = 0
  let backend: Awaited<ReturnType<typeof startLoopbackServer>>
  beforeEach(async () => {
    asked = 0
    respond = () => ({ body: {} })
    backend = await startLoopbackServer((_request, response) => {
      asked += 1
      const { status = 200, body } = respond()
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  afterEach(() => backend.close())

  async function open() {
    const shopSettings = { url: `${backend.origin}/shop-settings`, intervalMs: 20 }
    const site = await serveRendered({ 'mfe-shop': calling }, undefined, { shopSettings })
    const readConfig = async () =>
      JSON.parse((await site.get('/config.json')).body) as RuntimeConfig
    return { ...site, readConfig }
  }
  /** Counts the threads that are created from now on. */
  function countThreads() {
    const created = jest.fn()
    process.on('worker', created)
    return () => {
      process.off('worker', created)
      return created.mock.calls.length
    }
  }
  async function untilAsked(times: number) {
    const enough = asked + times
    while (asked < enough) await sleep(5)
  }
  async function until(isDone: () => Promise<boolean>) {
    while (!(await isDone())) await sleep(5)
  }

  test('are there with the first page', async () => {
    respond = () => ({ body: { contact, delivery } })
    const { get, readConfig } = await open()
    const { body, rendered } = await get('/shop')
    expect([rendered, body.includes('Call +968 2411 1111, 2.5')]).toEqual([true, true])
    expect(await readConfig()).toMatchObject({
      delivery,
      whatsAppNumber: contact.whatsAppNumber,
      contact: { phone: contact.phone, address: contact.address, hours: contact.hours },
    })
  })

  test('reach pages that are cached, and browsers, at the same time', async () => {
    const { get, readConfig } = await open()
    const before = await readConfig()
    expect((await get('/shop')).body).toContain('Call nobody, free')
    respond = () => ({ body: { contact: { ...contact, whatsAppNumber: '' }, delivery } })
    await until(async () => (await readConfig()).contact !== undefined)
    expect((await get('/shop')).body).toContain('Call +968 2411 1111, 2.5')
    expect(await readConfig()).not.toHaveProperty('whatsAppNumber')
    respond = () => ({ body: {} })
    await until(async () => (await readConfig()).contact === undefined)
    expect((await get('/shop')).body).toContain('Call nobody, free')
    expect(await readConfig()).toEqual(before)
  })

  test('reach the threads that render, which go on', async () => {
    const { get, readConfig } = await open()
    const count = countThreads()
    for (const price of [1, 2, 3]) {
      const options = delivery.options.map((option) => ({ ...option, price }))
      respond = () => ({ body: { delivery: { ...delivery, options } } })
      await until(async () => (await readConfig()).delivery?.options[0]?.price === price)
      const cookies = ['', 'lang=ar']
      const pages = await Promise.all(cookies.map((cookie) => get('/shop', { cookie })))
      for (const { body } of pages) expect(body).toContain(`Call nobody, ${price}<`)
    }
    expect(count()).toBe(0)
  })

  test('have the slides and the sale, until a coupon has ended', async () => {
    respond = () => ({ body: offers })
    const { readConfig } = await open()
    expect(await readConfig()).toMatchObject(offers)
    respond = () => ({ body: { ...offers, sale: { coupons: [] } } })
    await until(async () => (await readConfig()).sale?.coupons.length === 0)
    expect((await readConfig()).hero).toEqual(offers.hero)
  })

  test.each([
    ['an error', { status: 500, body: {} }],
    ['what is no JSON', { body: '<html>' }],
    ['other settings', { body: { contact: { phone: 'none' } } }],
    ['a delivery without prices', { body: { delivery: { dispatchDays: 1, options: [] } } }],
    ['half a number of WhatsApp', { body: { contact: { ...contact, whatsAppNumber: '968' } } }],
    [
      'a slide that leads to another site',
      { body: { hero: { slides: [{ ...offers.hero.slides[0], to: '//evil.test' }] } } },
    ],
    [
      'a slide that leads there with a backslash',
      { body: { hero: { slides: [{ ...offers.hero.slides[0], to: '/\\evil.test' }] } } },
    ],
  ])(
    'stay as they were when the backend responds with %s, which is logged once',
    async (_, body) => {
      respond = () => ({ body: { contact } })
      const { get, lines } = await open()
      expect((await get('/shop')).body).toContain('Call +968 2411 1111')
      respond = () => body
      await untilAsked(3)
      expect((await get('/shop')).body).toContain('Call +968 2411 1111')
      expect(lines).toEqual(['The settings of the office could not be read'])
    },
  )

  test('do not keep a site from starting whose backend is away', async () => {
    backend.close()
    const { get, lines } = await open()
    expect((await get('/shop')).body).toContain('Call nobody')
    expect(lines).toEqual(['The settings of the office could not be read'])
    backend = await startLoopbackServer(() => undefined)
  })
})
