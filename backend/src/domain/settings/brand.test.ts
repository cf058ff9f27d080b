import { findReadableAccent } from '@shop/contracts/configuration/brand/accent.ts'
import { officeSettingsSchema } from '@shop/contracts/wire/office-settings.ts'

import { enqueueMail } from '../../platform/mail/mail.queue.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { deliverMails } from '../../testing/mailbox.ts'
import { enterOffice, patch } from '../../testing/office.ts'
import { get, post } from '../../testing/requests.ts'
import { getMessage } from '../../testing/responses.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'
import { findBrand } from './brand.ts'
import { readShopSettings } from './shop-settings.store.ts'

const RED = '#d0021b'
const PINK = findReadableAccent(RED, 'dark')
const name = { en: 'Rose & Oud', ar: 'الورد والعود' }
const LOGO = `upload-${'a'.repeat(24)}-480x96`
const links = { facebook: '', instagram: '', x: '', tiktok: '', youtube: '', linkedin: '' }

describeOnDatabases('brand', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  let owner: Shopper
  beforeAll(async () => {
    owner = await enterOffice(shop())
  })
  beforeEach(async () => {
    await shop().deps.db.deleteFrom('shopSettings').execute()
  })

  const save = (setting: string, value: object, version = 0) =>
    patch(shop(), `/office/settings/${setting}`, owner, { ...value, version })
  const published = () => readShopSettings(shop().deps)

  test('is the installation’s until an owner saves another, and again once it is reset', async () => {
    const read = async () =>
      officeSettingsSchema.parse((await get(shop(), '/office/settings', owner)).json())
    expect(await read()).toMatchObject({
      brandName: { value: { name: { en: 'Wasla', ar: 'وصلة' } }, version: 0 },
      logo: { value: { logo: '', logoUrl: '', darkLogo: '', withName: true }, version: 0 },
      accent: { value: { lightAccent: '#0b5d56', darkAccent: '#62c6b6' }, version: 0 },
      socialLinks: { value: { links }, version: 0 },
      mailSender: { value: { senderName: { en: '', ar: '' }, replyTo: '' }, version: 0 },
    })
    expect(await published()).toEqual({})
    expect(await findBrand(shop().deps)).toEqual({ name: { en: 'Wasla', ar: 'وصلة' } })
    expect((await save('brandName', { name })).statusCode).toBe(200)
    expect(await published()).toEqual({ brandName: name })
    const reset = await post(shop(), '/office/settings/brandName/reset', owner, { version: 1 })
    expect(reset.json()).toEqual({ value: { name: { en: 'Wasla', ar: 'وصلة' } }, version: 0 })
    expect(await published()).toEqual({})
  })

  test('tells the site name, logo, colours and links, and not who sends e-mails', async () => {
    await save('brandName', { name })
    await save('logo', { logo: LOGO, darkLogo: '', withName: false })
    await save('accent', { lightAccent: RED.toUpperCase(), darkAccent: PINK })
    await save('socialLinks', { links: { ...links, x: 'https://x.test/rose' } })
    await save('mailSender', { senderName: name, replyTo: 'help@rose.test' })
    const url = `http://backend.test/media/${LOGO}.png`
    expect(await published()).toEqual({
      brandName: name,
      logo: { light: { url, width: 480, height: 96 }, withName: false },
      accent: { light: RED, dark: PINK },
      socialLinks: [{ network: 'x', url: 'https://x.test/rose' }],
    })
  })

  test('takes no colour in which text cannot be read, in either theme', async () => {
    const refused = async (lightAccent: string, darkAccent: string) => {
      const response = await save('accent', { lightAccent, darkAccent })
      return [response.statusCode, getMessage(response)]
    }
    expect(await refused('#ffd400', PINK)).toEqual([
      422,
      'Text could not be read in this colour in the light theme.',
    ])
    expect(await refused(RED, RED)).toEqual([
      422,
      'Text could not be read in this colour in the dark theme.',
    ])
    expect(await published()).toEqual({})
  })

  test.each([
    ['brandName', { name: { en: '<b>Rose</b>', ar: 'ورد' } }],
    ['brandName', { name: { en: 'Rose', ar: '' } }],
    ['logo', { logo: 'https://evil.test/x.svg', darkLogo: '', withName: true }],
    ['accent', { lightAccent: 'red;}body{display:none', darkAccent: PINK }],
    ['socialLinks', { links: { ...links, x: 'javascript:alert(1)' } }],
    ['mailSender', { senderName: name, replyTo: 'nobody' }],
  ])('refuses a %s such as %j', async (setting, value) => {
    expect((await save(setting, value)).statusCode).toBe(400)
  })

  test('names e-mails, their sender and where replies go', async () => {
    const mail = async () => {
      const { db, clock } = shop().deps
      const to = { recipient: 'maha@site.test', language: 'ar', userId: null } as const
      await enqueueMail(db, { kind: 'welcome', data: { firstName: 'مها' }, ...to }, clock())
      return (await deliverMails(shop()))[0]
    }
    expect(await mail()).toMatchObject({
      subject: 'أهلًا بك في وصلة',
      senderName: 'وصلة',
      replyTo: undefined,
    })
    await save('brandName', { name })
    await save('accent', { lightAccent: RED, darkAccent: PINK })
    const named = await mail()
    expect(named).toMatchObject({ subject: `أهلًا بك في ${name.ar}`, senderName: name.ar })
    expect(named?.html).toContain(`background:${RED}`)
    expect(named?.html).not.toContain('وصلة')
    const senderName = { en: 'Care', ar: 'خدمة العملاء' }
    await save('mailSender', { senderName, replyTo: 'Help@Rose.test' })
    expect(await mail()).toMatchObject({ senderName: senderName.ar, replyTo: 'help@rose.test' })
  })
})

describeOnDatabases('pages of the portal', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  test('have name, logo and colour of the owner', async () => {
    const owner = await enterOffice(shop())
    const save = (setting: string, value: object) =>
      patch(shop(), `/office/settings/${setting}`, owner, { ...value, version: 0 })
    await save('brandName', { name })
    await save('logo', { logo: LOGO, darkLogo: '', withName: true })
    await save('accent', { lightAccent: RED, darkAccent: PINK })
    const { body } = await shop().app.inject({ url: '/portal/login?lang=en' })
    expect(body).toContain('· Rose &amp; Oud</title>')
    expect(body).toContain('<span>Rose &amp; Oud</span>')
    expect(body).toContain(`src="http://backend.test/media/${LOGO}.png"`)
    const [sheet = ''] = /\/assets\/accent-[^"]+/.exec(body) ?? []
    const { statusCode, headers, body: css } = await shop().app.inject({ url: sheet })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect(css).toContain(`--accent:${RED};`)
    expect(css).toContain(`--accent:${PINK};`)
  })

  test.each(['/assets/accent-d0021b-zzzzzz.css', '/assets/accent-d0021b.css'])(
    'have no style sheet %s',
    async (url) => {
      expect((await shop().app.inject({ url })).statusCode).toBe(404)
    },
  )
})
