import { agentPageSchema } from '@shop/contracts/agent.ts'

import { toAgentRow } from '../seed/seed.rows.ts'
import { openSqliteFile } from '../testing/databases.ts'
import { openShop, type TestShop } from '../testing/test-shop.ts'
import { listAgents } from './agent.store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop(openSqliteFile)
  await shop.deps.db.deleteFrom('agents').execute()
  const emptyNames = { firstName: '', lastName: '', country: '', city: '', state: '', zipCode: '' }
  const bare = { ...emptyNames, dialCode: '', phoneNumber: '', picture: '', banner: '', social: {} }
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
    social: { tiktok: 'https://t.example/s' },
  }
  const rows = [toAgentRow(bare, 1), toAgentRow(full, 0)]
  await shop.deps.db.insertInto('agents').values(rows).execute()
})
afterAll(() => shop.close())

const list = (page: number, limit: number) => listAgents(shop.deps.db, 'http://b.test', page, limit)

test('listAgents returns what an agent filled in', async () => {
  const { results } = agentPageSchema.parse(await list(1, 1))
  expect(results).toEqual([
    {
      _id: 'agent-1',
      firstName: 'Salim',
      lastName: 'Al Harthi',
      avatar: 'http://b.test/media/avatar-01-320.webp?widths=160,320',
      bannerBg: 'http://b.test/media/banner-01-640.webp?widths=320,640,960,1280',
      location: { country: 'Oman', city: 'Muscat', state: 'Muscat', zipCode: '112' },
      phone: { dialCode: '+968', fullNumber: '+968 90001101' },
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
