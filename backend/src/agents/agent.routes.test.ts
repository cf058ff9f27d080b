import { agentPageSchema } from '@shop/contracts/agent.ts'

import { describeOnDatabases } from '../testing/databases.ts'
import { get, post } from '../testing/requests.ts'
import { type Shopper, withShop } from '../testing/test-shop.ts'

describeOnDatabases('agent routes', ({ openDatabase }) => {
  describe('GET users', () => {
    const shop = withShop(openDatabase)

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

    test.each(['', '?role=member', '?role=admin'])(
      'rejects any role but agent: %p',
      async (query) => {
        expect((await get(shop(), `/users${query}`)).statusCode).toBe(400)
      },
    )
  })

  describe('POST messages', () => {
    const shop = withShop(openDatabase)
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
