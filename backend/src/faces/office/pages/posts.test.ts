import { ownPosts } from '@shop/contracts/browser/own-posts.ts'
import { blogPostListSchema, blogPostSchema } from '@shop/contracts/wire/blog-posts.ts'
import { pageHistorySchema } from '@shop/contracts/wire/office-pages.ts'
import {
  type OfficePost,
  officePostListSchema,
  officePostSchema,
  type PostChange,
} from '@shop/contracts/wire/office-posts.ts'

import { readShopSettings } from '../../../domain/settings/shop-settings.store.ts'
import { describeOnDatabases } from '../../../testing/databases.ts'
import { patch, withOfficePerson } from '../../../testing/office.ts'
import { get, post } from '../../../testing/requests.ts'
import { getMessage } from '../../../testing/responses.ts'
import { withShop } from '../../../testing/test-shop.ts'

const change: PostChange = {
  date: '2026-11-28',
  readMinutes: 3,
  text: { en: '# Fair\n\nOf the year.', ar: '# معرض\n\nمعرض العام.' },
  picture: 'steel-card',
  hidden: false,
}
/** Of a blog that nobody has changed: no later version is the same. */
const NO_VERSION = 1_000_000
const none = { en: '', ar: '' }

describeOnDatabases('posts of the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const owner = withOfficePerson(shop)
  const staff = withOfficePerson(shop, 'staff')
  const list = async () =>
    officePostListSchema.parse((await get(shop(), '/office/posts', owner())).json()).results
  const find = async (id: string) =>
    officePostSchema.parse((await get(shop(), `/office/posts/${id}`, owner())).json())
  const create = async (part: Partial<PostChange> = {}) =>
    officePostSchema.parse(
      (await post(shop(), '/office/posts', owner(), { ...change, ...part })).json(),
    )
  const save = (id: string, part: Partial<PostChange>, version: number) =>
    patch(shop(), `/office/posts/${id}`, owner(), { ...change, ...part, version })
  const remove = ({ _id: id, version }: OfficePost) =>
    post(shop(), '/office/posts/deletions', owner(), { records: [{ id, version }], apply: true })
  const findVersion = async () => (await readShopSettings(shop().deps)).blogVersion
  /** What shoppers see, of the version that counts. */
  async function readBlog() {
    const version = (await findVersion()) ?? NO_VERSION
    const response = await get(shop(), `/blog-posts?version=${version}`)
    return blogPostListSchema.parse(response.json())
  }
  const readPost = async (id: string) =>
    get(shop(), `/blog-posts/${id}?version=${(await findVersion()) ?? NO_VERSION}`)

  test('has each of the blog’s own posts, which count until an owner writes one', async () => {
    const posts = await list()
    expect(posts.map(({ _id, date }) => ({ id: _id, date }))).toEqual(ownPosts)
    expect(new Set(posts.map(({ text }) => text.en))).toEqual(new Set(['']))
    expect(await findVersion()).toBeUndefined()
    expect(await readBlog()).toEqual({ results: [], hidden: [] })
    expect((await readPost('1')).statusCode).toBe(404)
  })

  test('publishes a new post, the next number its address, until it is hidden or deleted', async () => {
    const created = await create()
    expect(created).toMatchObject({ _id: '10', version: 1, text: change.text })
    const first = (await findVersion()) ?? 0
    const pictureUrl = expect.stringContaining('/media/steel-card') as string
    expect((await readBlog()).results).toEqual([
      {
        ...{ id: '10', date: '2026-11-28', readMinutes: 3, pictureUrl },
        title: { en: 'Fair', ar: 'معرض' },
        description: { en: 'Of the year.', ar: 'معرض العام.' },
      },
    ])
    const published = blogPostSchema.parse((await readPost('10')).json())
    expect(published).toMatchObject({ pictureUrl, ar: { lead: ['معرض العام.'] } })

    expect((await save('10', { hidden: true }, 1)).statusCode).toBe(200)
    expect((await save('10', { hidden: false }, 1)).statusCode).toBe(409)
    expect(await findVersion()).toBeGreaterThan(first)
    expect((await readBlog()).results).toEqual([])
    expect((await readPost('10')).statusCode).toBe(404)

    await save('10', {}, 2)
    expect((await readPost('10')).statusCode).toBe(200)
    expect((await remove(await find('10'))).statusCode).toBe(200)
    expect((await readPost('10')).statusCode).toBe(404)
    expect((await get(shop(), '/office/posts/10', owner())).statusCode).toBe(404)
    expect((await create())._id).toBe('11')
  })

  test('replaces one of the blog’s own, tells of its texts, hides it and leads back', async () => {
    const { version } = await find('3')
    await save('3', { picture: '' }, version)
    expect((await readBlog()).results).toContainEqual(
      expect.objectContaining({ id: '3', pictureUrl: '' }),
    )
    await save('3', { hidden: true, text: none }, version + 1)
    expect((await readBlog()).hidden).toEqual(['3'])
    await save('3', { hidden: false, text: none }, version + 2)
    expect(await readBlog()).toMatchObject({ hidden: [] })
    expect((await readPost('3')).statusCode).toBe(404)
    const history = await get(shop(), '/office/posts/3/history', owner())
    const texts = pageHistorySchema.parse(history.json()).results.map(({ text }) => text)
    expect(texts).toEqual([none, none, change.text])
  })

  test('does not delete one of the blog’s own', async () => {
    const refused = await remove(await find('5'))
    expect(refused.statusCode).toBe(422)
    expect(getMessage(refused)).toBe('The blog’s own posts can be hidden, not deleted.')
  })

  test.each([
    ['without a text', { text: none }, 422],
    ['in one language', { text: { ...change.text, ar: '' } }, 400],
    ['without a title', { text: { ...change.text, en: 'Fair' } }, 400],
    ['of no day', { date: '28.11.2026' }, 400],
  ])('refuses a new post %s', async (_, part, status) => {
    const refused = await post(shop(), '/office/posts', owner(), { ...change, ...part })
    expect(refused.statusCode).toBe(status)
  })

  test('is for owners', async () => {
    expect((await get(shop(), '/office/posts', staff())).statusCode).toBe(404)
    expect((await post(shop(), '/office/posts', staff(), change)).statusCode).toBe(404)
  })
})
