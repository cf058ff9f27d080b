import { contentPagePaths } from '@shop/contracts/browser/content-page-paths.ts'
import { shopSettingsSchema } from '@shop/contracts/configuration/shop-settings.ts'
import { contentPageSchema } from '@shop/contracts/wire/content-page.ts'
import {
  officePageListSchema,
  pageHistorySchema,
  pagePreviewSchema,
} from '@shop/contracts/wire/office-pages.ts'

import { readShopSettings } from '../../../domain/settings/shop-settings.store.ts'
import { describeOnDatabases } from '../../../testing/databases.ts'
import { listLog, patch, withOfficePerson } from '../../../testing/office.ts'
import { get, post } from '../../../testing/requests.ts'
import { type Shopper, withShop } from '../../../testing/test-shop.ts'

const terms = { en: '# Our terms\n\nBe kind.', ar: '# شروطنا\n\nكن لطيفًا.' }
const none = { en: '', ar: '' }

describeOnDatabases('pages of the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const owner = withOfficePerson(shop)
  const staff = withOfficePerson(shop, 'staff')
  const save = (id: string, text: object, version: number, by: Shopper = owner()) =>
    patch(shop(), `/office/pages/${id}`, by, { text, version })
  const readHistory = async (id: string) => {
    const response = await get(shop(), `/office/pages/${id}/history`, owner())
    return pageHistorySchema.parse(response.json()).results
  }
  const findVersions = async () =>
    shopSettingsSchema.parse(await readShopSettings(shop().deps)).contentPages

  test('lists every page, each with its own text until an owner writes another', async () => {
    const response = await get(shop(), '/office/pages', owner())
    const { results } = officePageListSchema.parse(response.json())
    expect(results.map(({ _id }) => _id)).toEqual(Object.keys(contentPagePaths))
    expect(new Set(results.map(({ text }) => text.en + text.ar))).toEqual(new Set(['']))
    expect(await findVersions()).toBeUndefined()
    expect((await get(shop(), '/content-pages/terms')).statusCode).toBe(404)
  })

  test('publishes a text in both languages, keeps what was before it, and leads back', async () => {
    expect((await get(shop(), '/office/pages/terms', owner())).json()).toMatchObject({ version: 1 })
    expect((await save('terms', terms, 1)).json()).toEqual({
      _id: 'terms',
      version: 2,
      text: terms,
    })
    expect(await findVersions()).toEqual({ terms: 2 })
    const published = await get(shop(), '/content-pages/terms?version=2')
    expect(contentPageSchema.parse(published.json())).toMatchObject({
      version: 2,
      en: { title: 'Our terms', lead: ['Be kind.'] },
      ar: { title: 'شروطنا', markdown: terms.ar },
    })
    // Whoever has read an earlier version is told.
    expect((await save('terms', terms, 1)).statusCode).toBe(409)

    const changed = { ...terms, en: '# Our terms\n\nBe fair.' }
    await save('terms', changed, 2)
    const next = contentPageSchema.parse(
      (await get(shop(), '/content-pages/terms?version=3')).json(),
    )
    expect(next.en.lead).toEqual(['Be fair.'])
    const [{ at, who } = { at: '' }] = await readHistory('terms')
    expect(next.changedAt).toBe(at)
    expect(who).toBe(owner().user.email)

    await save('terms', none, 3)
    expect(await findVersions()).toBeUndefined()
    expect((await get(shop(), '/content-pages/terms?version=4')).statusCode).toBe(404)
    expect((await readHistory('terms')).map(({ text }) => text)).toEqual([none, changed, terms])
    expect(await listLog(shop(), 'terms')).toHaveLength(3)
  })

  test.each([
    ['in one language', { en: terms.en, ar: '' }],
    ['without a title', { en: 'Be kind.', ar: terms.ar }],
    ['that is too long', { en: `# Title ${'x'.repeat(30_000)}`, ar: terms.ar }],
  ])('refuses a text %s', async (_, text) => {
    await get(shop(), '/office/pages', owner())
    expect((await save('about', text, 1)).statusCode).toBe(400)
    expect(await findVersions()).toBeUndefined()
  })

  test('previews a text without saving it', async () => {
    const response = await post(shop(), '/office/pages/preview', owner(), { text: terms })
    expect(pagePreviewSchema.parse(response.json()).ar.title).toBe('شروطنا')
    expect(await findVersions()).toBeUndefined()
  })

  test('is for owners, and knows no other page', async () => {
    expect((await get(shop(), '/office/pages', staff())).statusCode).toBe(404)
    expect((await save('terms', terms, 1, staff())).statusCode).toBe(404)
    expect((await get(shop(), '/office/pages/other', owner())).statusCode).toBe(404)
    expect((await post(shop(), '/office/pages', owner(), { text: terms })).statusCode).toBe(404)
  })
})
