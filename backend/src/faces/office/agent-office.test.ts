import { agentPageSchema } from '@shop/contracts/wire/agent.ts'
import {
  type AgentChange,
  officeAgentListSchema,
  officeAgentSchema,
} from '@shop/contracts/wire/office-agents.ts'

import { describeOnDatabases } from '../../testing/databases.ts'
import { listLog, patch, withOfficePerson } from '../../testing/office.ts'
import { get, post } from '../../testing/requests.ts'
import { getMessage } from '../../testing/responses.ts'
import { withShop } from '../../testing/test-shop.ts'

const none = { en: '', ar: '' }
const agent: AgentChange = {
  firstName: { en: 'Huda', ar: 'هدى' },
  lastName: { en: 'Al Riyami', ar: 'الريامية' },
  city: { en: 'Nizwa', ar: '' },
  state: none,
  country: { en: 'Oman', ar: 'عُمان' },
  zipCode: '611',
  dialCode: '+968',
  phoneNumber: '90001234',
  picture: 'avatar-01',
  banner: '',
  social: { facebook: '', instagram: 'https://instagram.example/huda', twitter: '', tiktok: '' },
  position: 0,
  hidden: false,
}

describeOnDatabases('agents in the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')
  const create = (changes: object = {}) =>
    post(shop(), '/office/agents', staff(), { ...agent, ...changes })
  /** The directory; a response may be a second old. */
  async function listShown() {
    await new Promise((resolve) => setTimeout(resolve, 1100))
    return agentPageSchema.parse((await get(shop(), '/users?role=agent&limit=100')).json()).results
  }

  test('adds an agent, whom the directory shows in both languages', async () => {
    const created = officeAgentSchema.parse((await create()).json())
    expect(created).toMatchObject({ ...agent, version: 1 })
    const shown = (await listShown()).find(({ _id }) => _id === created._id)
    expect(shown).toEqual({
      _id: created._id,
      firstName: 'Huda',
      lastName: 'Al Riyami',
      avatar: 'http://backend.test/media/avatar-01-320.webp?widths=320',
      location: { country: 'Oman', city: 'Nizwa', zipCode: '611' },
      phone: { dialCode: '+968', fullNumber: '+968 90001234' },
      socialMediaLinks: { instagram: 'https://instagram.example/huda' },
      translations: { ar: { firstName: 'هدى', lastName: 'الريامية', country: 'عُمان' } },
    })
  })

  test('hides an agent, who gets no messages then', async () => {
    const { _id, version } = officeAgentSchema.parse((await create()).json())
    const hidden = await patch(shop(), `/office/agents/${_id}`, staff(), {
      ...agent,
      hidden: true,
      version,
    })
    expect(hidden.json()).toMatchObject({ hidden: true, version: 2 })
    expect((await listShown()).map((shown) => shown._id)).not.toContain(_id)
    const { results } = officeAgentListSchema.parse(
      (await get(shop(), '/office/agents', staff())).json(),
    )
    expect(results.find((each) => each._id === _id)).toMatchObject({ hidden: true })
    const member = await shop().createShopper()
    const letter = { senderId: member.user.id, receiverId: _id, message: 'Hello' }
    expect((await post(shop(), '/messages', member, letter)).statusCode).toBe(404)
  })

  test('keeps what it does not show', async () => {
    const stored = (await listShown()).find(({ firstName }) => firstName === 'Agent1')
    expect(stored?.jobInformation).toEqual({ title: 'Ambassador' })
    const { _id } = stored ?? {}
    const change = { ...agent, version: 1 }
    expect((await patch(shop(), `/office/agents/${_id}`, staff(), change)).statusCode).toBe(200)
    const changed = (await listShown()).find((shown) => shown._id === _id)
    expect(changed).toMatchObject({ firstName: 'Huda', jobInformation: { title: 'Ambassador' } })
  })

  test('logs a new agent and a change', async () => {
    const { _id } = officeAgentSchema.parse((await create()).json())
    const change = { ...agent, zipCode: '612', version: 1 }
    expect((await patch(shop(), `/office/agents/${_id}`, staff(), change)).statusCode).toBe(200)
    const entries = await listLog(shop(), _id)
    expect(entries.map(({ kind, after }) => [kind, after?.includes('"612"')])).toEqual([
      ['agent', false],
      ['agent', true],
    ])
  })

  test.each([
    ['no name', { firstName: none }, 'a name in English'],
    ['markup', { city: { en: '<b>Sur</b>', ar: '' } }, 'plain text'],
    ['a script for a profile', { social: { ...agent.social, tiktok: 'javascript:x' } }, 'https://'],
    [
      'a profile that ends an attribute',
      { social: { ...agent.social, tiktok: 'https://a"b' } },
      'https://',
    ],
    ['a path for a picture', { picture: '../secret' }, 'picture'],
    ['letters for a number', { phoneNumber: 'call' }, 'phoneNumber'],
    ['half a position', { position: 0.5 }, 'position'],
  ])('refuses %s', async (_, wrong, sentence) => {
    const response = await create(wrong)
    expect(response.statusCode).toBe(400)
    expect(getMessage(response)).toContain(sentence)
  })
})
