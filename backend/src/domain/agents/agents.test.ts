import { agentPageSchema } from '@shop/contracts/wire/agent.ts'

import { toJson } from '../../platform/db/json.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { get, post } from '../../testing/requests.ts'
import { openShop, type Shopper, type TestShop, withShop } from '../../testing/test-shop.ts'
import { toAgentRow } from '../seed/seed.rows.ts'
import { listAgents } from './agent.store.ts'

const nizwa = {
  id: 'agent-nizwa',
  position: 99,
  card: toJson({ city: ' Nizwa ', ar: { city: 'نزوى' }, social: {} } as never),
}

describe('agent routes', () => {
  describe('GET users', () => {
    const shop = withShop(openSqliteFile)

    test('returns agents in pages of ten', async () => {
      const page = agentPageSchema.parse((await get(shop(), '/users?role=agent')).json())
      expect(page.results).toHaveLength(10)
      expect(page.paginate).toMatchObject({ currentPage: 1, totalPage: 2, totalCount: 12 })
      const last = agentPageSchema.parse(
        (await get(shop(), '/users?role=agent&limit=10&page=2')).json(),
      )
      expect(last.results).toHaveLength(2)
      expect(last.results[0]).toMatchObject({
        firstName: 'Agent11',
        phone: { fullNumber: '+968 90001110' },
        location: { country: 'Oman', zipCode: '112' },
      })
    })

    test('returns the agents of one city, page by page', async () => {
      await shop().deps.db.insertInto('agents').values(nizwa).execute()
      const read = async (query: string) =>
        agentPageSchema.parse((await get(shop(), `/users?role=agent&${query}`)).json())
      const { results, paginate, cities } = await read('city=Nizwa')
      expect(results.map(({ _id }) => _id)).toEqual([nizwa.id])
      expect(paginate).toMatchObject({ totalPage: 1, totalCount: 1 })
      expect(cities).toEqual([
        { name: { en: 'Muscat' }, count: 12 },
        { name: { en: 'Nizwa', ar: 'نزوى' }, count: 1 },
      ])
      const last = await read('city=Muscat&limit=10&page=2')
      expect(last.results).toHaveLength(2)
      expect(last.cities).toEqual(cities)
      for (const spelt of ['nizwa ', 'نزوى', 'نزوی']) {
        const found = await read(new URLSearchParams({ city: spelt }).toString())
        expect(found.results.map(({ _id }) => _id)).toEqual([nizwa.id])
      }
      for (const unknown of ['%3Cb%3E', '__proto__']) {
        expect((await read(`city=${unknown}`)).results).toEqual([])
      }
      expect((await read('city=&limit=20')).paginate.totalCount).toBe(13)
      await shop().deps.db.deleteFrom('agents').where('id', '=', nizwa.id).execute()
    })

    test.each(['city=Muscat&city=Nizwa', `city=${'x'.repeat(101)}`])(
      'rejects %p',
      async (query) => {
        expect((await get(shop(), `/users?role=agent&${query}`)).statusCode).toBe(400)
      },
    )

    test.each(['', '?role=member', '?role=admin'])(
      'rejects any role but agent: %p',
      async (query) => {
        expect((await get(shop(), `/users${query}`)).statusCode).toBe(400)
      },
    )
  })

  describe('POST messages', () => {
    const shop = withShop(openSqliteFile)
    const sendMessage = (by: Shopper, payload: object) => post(shop(), '/messages', by, payload)

    test('stores messages, including empty ones', async () => {
      const shopper = await shop().createShopper()
      const letter = { senderId: shopper.user.id, receiverId: 'agent-1', message: '' }
      const response = await sendMessage(shopper, letter)
      expect(response.json()).toEqual({ message: 'Message sent successfully!' })
      const stored = await shop().deps.db.selectFrom('messages').selectAll().execute()
      expect(stored).toMatchObject([letter])
    })

    test('rejects another sender, and receivers who are not agents', async () => {
      const [shopper, other] = [await shop().createShopper(), await shop().createShopper()]
      const letter = { senderId: other.user.id, receiverId: 'agent-1', message: 'Hello' }
      expect((await sendMessage(shopper, letter)).statusCode).toBe(403)
      const toMember = { ...letter, senderId: shopper.user.id, receiverId: other.user.id }
      expect((await sendMessage(shopper, toMember)).statusCode).toBe(404)
    })
  })
})

describe('agent.store', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(openSqliteFile)
    await shop.deps.db.deleteFrom('agents').execute()
    const emptyNames = {
      firstName: '',
      lastName: '',
      country: '',
      city: '',
      state: '',
      zipCode: '',
    }
    const bare = {
      ...emptyNames,
      dialCode: '',
      phoneNumber: '',
      picture: '',
      banner: '',
      social: {},
    }
    const full = {
      firstName: 'Salim',
      lastName: 'Al Harthi',
      country: 'Oman',
      city: 'Muscat',
      state: 'Muscat',
      zipCode: '112',
      ar: { firstName: 'سالم', lastName: 'الحارثي', country: 'عُمان', city: 'مسقط', state: 'مسقط' },
      dialCode: '+968',
      phoneNumber: '90001101',
      picture: 'avatar-01',
      banner: 'banner-01',
      jobInformation: { title: 'Ambassador' },
      social: { tiktok: 'https://t.example/s' },
    }
    const rows = [toAgentRow(bare, 1), toAgentRow(full, 0)]
    await shop.deps.db.insertInto('agents').values(rows).execute()
  })
  afterAll(() => shop.close())

  const list = (page: number, limit: number) => {
    const { deps } = shop
    const config = { ...deps.config, backendUrl: 'http://b.test' }
    return listAgents({ ...deps, config }, { page, limit })
  }

  test('listAgents returns what an agent filled in', async () => {
    const { results } = agentPageSchema.parse(await list(1, 1))
    expect(results).toEqual([
      {
        _id: 'agent-1',
        firstName: 'Salim',
        lastName: 'Al Harthi',
        avatar: 'http://b.test/media/avatar-01-320.webp?widths=320',
        bannerBg: 'http://b.test/media/banner-01-1280.webp?widths=640,960,1280',
        location: { country: 'Oman', city: 'Muscat', state: 'Muscat', zipCode: '112' },
        phone: { dialCode: '+968', fullNumber: '+968 90001101' },
        jobInformation: { title: 'Ambassador' },
        socialMediaLinks: { tiktok: 'https://t.example/s' },
        translations: {
          ar: {
            firstName: 'سالم',
            lastName: 'الحارثي',
            country: 'عُمان',
            city: 'مسقط',
            state: 'مسقط',
          },
        },
      },
    ])
  })

  test('listAgents leaves out what an agent left empty', async () => {
    const { results, paginate } = agentPageSchema.parse(await list(2, 1))
    expect(results).toEqual([{ _id: 'agent-2', location: {}, socialMediaLinks: {} }])
    expect(paginate).toEqual({ currentPage: 2, totalPage: 2, totalCount: 2, currentLimit: 1 })
  })

  test('listAgents leaves out a row that cannot be read', async () => {
    const { db } = shop.deps
    await db
      .insertInto('agents')
      .values({ id: 'agent-3', position: 3, card: 'null' as never })
      .execute()
    const { results } = await list(1, 10)
    expect(results.map(({ _id }) => _id)).toEqual(['agent-1', 'agent-2'])
    await db.deleteFrom('agents').where('id', '=', 'agent-3').execute()
  })
})
