import { randomUUID } from 'node:crypto'

import { isolateNumbers } from '@shop/contracts/rules/isolate-numbers.ts'
import { officeCountsSchema } from '@shop/contracts/wire/office.ts'
import {
  officeMessageDetailsSchema,
  officeMessagePageSchema,
} from '@shop/contracts/wire/office-messages.ts'

import { describeOnDatabases } from '../../../testing/databases.ts'
import { deliverMails } from '../../../testing/mailbox.ts'
import { listLog, withOfficePerson } from '../../../testing/office.ts'
import { get, post } from '../../../testing/requests.ts'
import { getMessage } from '../../../testing/responses.ts'
import { type Shopper, withShop } from '../../../testing/test-shop.ts'

const letter = {
  firstName: 'مها',
  lastName: '',
  email: 'maha@site.test',
  phone: '',
  subject: 'Cards <b>for</b> a team',
  message: 'Ten steel cards, please.',
}

describeOnDatabases('messages in the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')
  beforeEach(async () => {
    for (const table of ['forms', 'messages', 'mails'] as const) {
      await shop().deps.db.deleteFrom(table).execute()
    }
  })
  /** @returns the id of the form in the office */
  async function sendForm(changes: object = {}): Promise<string> {
    const key = randomUUID()
    const form = { kind: 'contact', fields: letter, key, language: 'en', ...changes }
    expect((await post(shop(), '/forms', null, form)).statusCode).toBe(200)
    return `form-${key}`
  }
  async function writeToAgent(message: string): Promise<Shopper> {
    const shopper = await shop().createShopper()
    const payload = { senderId: shopper.user.id, receiverId: 'agent-1', message }
    await post(shop(), '/messages', shopper, payload)
    return shopper
  }
  const list = async (query = '') =>
    officeMessagePageSchema.parse((await get(shop(), `/office/messages?${query}`, staff())).json())
  const read = async (id: string) =>
    officeMessageDetailsSchema.parse((await get(shop(), `/office/messages/${id}`, staff())).json())
  const answer = (id: string, text: unknown, by = staff()) =>
    post(shop(), `/office/messages/${id}/answer`, by, { text })
  const countNew = async () =>
    officeCountsSchema.parse((await get(shop(), '/office/counts', staff())).json()).messages

  test('lists forms and messages to agents, the newest first, without choices of legal texts', async () => {
    const contact = await sendForm()
    const consent = { document: 'terms', version: '1', choice: 'accepted' }
    await sendForm({ kind: 'consent', fields: consent })
    shop().advanceClock(1)
    const { user } = await writeToAgent('Hello\nthere')
    const { results, paginate } = await list()
    expect(paginate.totalCount).toBe(2)
    expect(results).toMatchObject([
      { kind: 'agent', from: `Salma ${user.lastName}`, about: 'Hello there', state: 'new' },
      { _id: contact, kind: 'contact', from: 'مها', about: letter.subject, state: 'new' },
    ])
    expect(await countNew()).toBe(2)
    expect((await list('page=2')).results).toEqual([])
    const listKinds = async (sort: string) =>
      (await list(`sort=${sort}`)).results.map(({ kind }) => kind)
    expect(await listKinds('received')).toEqual(['contact', 'agent'])
    expect(await listKinds('kind')).toEqual(['agent', 'contact'])
    expect(await listKinds('-kind')).toEqual(['contact', 'agent'])
  })

  test('shows what was written, by whom and to whom', async () => {
    expect(await read(await sendForm())).toMatchObject({
      email: 'maha@site.test',
      agent: null,
      language: 'en',
      fields: [
        { name: 'firstName', text: 'مها' },
        { name: 'email', text: 'maha@site.test' },
        { name: 'subject', text: letter.subject },
        { name: 'message', text: letter.message },
      ],
      answer: null,
    })
    const { user } = await writeToAgent('Hello')
    const [newest] = (await list()).results.filter(({ kind }) => kind === 'agent')
    expect(await read(newest?._id ?? '')).toMatchObject({
      email: user.email,
      agent: expect.stringContaining('Agent1') as string,
      fields: [{ name: 'message', text: 'Hello' }],
    })
  })

  test('sends an answer once, in the language of whoever wrote, and logs that it was sent', async () => {
    const id = await sendForm({ language: 'ar' })
    await shop().deps.db.deleteFrom('mails').execute()
    const text = 'من ١٠ ريالات.\n<i>Yes</i>'
    const [first, second] = await Promise.all([answer(id, text), answer(id, 'Mine')])
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409])
    const told = first.statusCode === 409 ? first : second
    expect(getMessage(told)).toBe('Somebody else has answered this meanwhile. Nothing was sent.')
    const sent = (await read(id)).answer
    expect(sent).toMatchObject({ by: staff().user.email })
    const mails = await deliverMails(shop())
    expect(mails).toMatchObject([
      { kind: 'messageAnswer', recipient: 'maha@site.test', replyTo: 'owner@site.test' },
    ])
    expect(mails[0]?.subject).toBe('ردّنا على رسالتك')
    expect(mails[0]?.html).toContain('<html lang="ar" dir="rtl">')
    expect(mails[0]?.text).toContain('ردٌّ لك يا مها')
    expect(mails[0]?.text).toContain(isolateNumbers(sent?.text ?? 'nothing'))
    expect(mails[0]?.text).toContain(letter.message)
    expect(mails[0]?.html).not.toMatch(/<i>Yes|<b>for/)
    expect((await list('state=new')).results).toEqual([])
    expect((await list('state=answered')).results).toMatchObject([{ _id: id, state: 'answered' }])
    expect(await countNew()).toBe(0)
    const entries = await listLog(shop(), id)
    expect(entries).toMatchObject([{ kind: 'message', userId: staff().user.id }])
    expect(JSON.stringify(entries)).not.toContain(sent?.text?.slice(0, 5))
  })

  test('writes to a member in their own language, with what they wrote to an agent', async () => {
    const { user } = await writeToAgent('Hello')
    const { db } = shop().deps
    await db.updateTable('users').set({ language: 'ar' }).where('id', '=', user.id).execute()
    const [found] = (await list()).results
    expect((await answer(found?._id ?? '', 'Welcome')).statusCode).toBe(200)
    expect(await deliverMails(shop())).toMatchObject([
      { recipient: user.email, subject: 'ردّنا على رسالتك' },
    ])
  })

  test('settles a message without an e-mail, also one that left no address', async () => {
    const id = await sendForm({ fields: { ...letter, email: 'maha@' } })
    await shop().deps.db.deleteFrom('mails').execute()
    expect((await read(id)).email).toBeNull()
    const refused = await answer(id, 'Hello')
    expect(refused.statusCode).toBe(422)
    expect(getMessage(refused)).toContain('No e-mail address')
    expect(await countNew()).toBe(1)
    expect((await answer(id, null)).statusCode).toBe(200)
    expect((await read(id)).answer).toMatchObject({ text: null, by: staff().user.email })
    expect(await deliverMails(shop())).toEqual([])
    expect((await answer(id, null)).statusCode).toBe(409)
  })

  test.each([
    ['nothing', ' \n'],
    ['too much', 'x'.repeat(5001)],
    ['a list', ['Hello']],
    ['a null byte', 'a\u0000'],
  ])('refuses to send %s', async (_, text) => {
    expect((await answer(await sendForm(), text)).statusCode).toBe(400)
    expect(await countNew()).toBe(1)
  })

  test.each([
    'none',
    'form-none',
    'agent-',
    '__proto__',
    'form-%25',
    "agent-' or 1=1 --",
    'agent-<b>',
  ])('finds nothing at %s', async (id) => {
    await sendForm()
    const path = `/office/messages/${encodeURIComponent(id)}`
    expect((await get(shop(), path, staff())).statusCode).toBe(404)
    expect((await post(shop(), `${path}/answer`, staff(), { text: null })).statusCode).toBe(404)
    expect(await countNew()).toBe(1)
  })

  test('never shows or settles a choice of the legal texts', async () => {
    const fields = { document: 'terms', version: '1', choice: 'accepted' }
    const id = await sendForm({ kind: 'consent', fields })
    expect((await get(shop(), `/office/messages/${id}`, staff())).statusCode).toBe(404)
    expect((await answer(id, null)).statusCode).toBe(404)
  })
})
