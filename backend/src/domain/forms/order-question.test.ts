import { randomUUID } from 'node:crypto'

import { memberDataSchema } from '@shop/contracts/wire/office-members.ts'
import {
  officeMessageDetailsSchema,
  officeMessagePageSchema,
} from '@shop/contracts/wire/office-messages.ts'
import { officeOrderDetailsSchema } from '@shop/contracts/wire/office-orders.ts'

import { describeOnDatabases } from '../../testing/databases.ts'
import { deliverMails } from '../../testing/mailbox.ts'
import { withOfficePerson } from '../../testing/office.ts'
import { findOrder } from '../../testing/order-queries.ts'
import { get, placeOrder, post } from '../../testing/requests.ts'
import { getMessage } from '../../testing/responses.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'

describeOnDatabases('questions about an order', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const owner = withOfficePerson(shop)
  beforeEach(async () => {
    for (const table of ['forms', 'mails'] as const)
      await shop().deps.db.deleteFrom(table).execute()
  })

  async function order() {
    const { shopper, number } = await placeOrder(shop())
    const { id } = await findOrder(shop(), shopper)
    return { shopper, id, number: String(number) }
  }
  const ask = (by: Shopper | null, order: unknown, message: unknown, key: string = randomUUID()) =>
    post(shop(), '/forms', by, { kind: 'order', fields: { order, message }, key, language: 'ar' })
  const list = async () =>
    officeMessagePageSchema.parse((await get(shop(), '/office/messages', owner())).json()).results
  const readOrder = async (id: string) =>
    officeOrderDetailsSchema.parse((await get(shop(), `/office/orders/${id}`, owner())).json())

  test('are listed at the order, and lead from their own page to it', async () => {
    const { shopper, id, number } = await order()
    const response = await ask(shopper, number, 'When does\nit come?')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ replyTo: shopper.user.email })
    shop().advanceClock(1)
    await ask(shopper, number, 'In a box, please.')
    const { messages } = await readOrder(id)
    const from = `Salma ${shopper.user.lastName}`
    expect(messages).toMatchObject([
      { kind: 'order', from, about: 'In a box, please.', state: 'new' },
      { kind: 'order', from, about: 'When does it come?', state: 'new' },
    ])
    expect(await list()).toEqual(messages)
    const path = `/office/messages/${messages[1]?._id}`
    const message = officeMessageDetailsSchema.parse((await get(shop(), path, owner())).json())
    expect(message).toMatchObject({
      orderId: id,
      email: shopper.user.email,
      language: 'ar',
      fields: [
        { name: 'order', text: number },
        { name: 'name', text: from },
        { name: 'email', text: shopper.user.email },
        { name: 'message', text: 'When does\nit come?' },
      ],
    })
    expect((await readOrder((await order()).id)).messages).toEqual([])
  })

  test('are e-mailed to the owner, and answered by e-mail', async () => {
    const { shopper, number } = await order()
    await ask(shopper, number, 'When does it come?')
    const [received] = await deliverMails(shop())
    expect(received).toMatchObject({ kind: 'formReceived', replyTo: shopper.user.email })
    expect(received?.subject).toBe('استفسار عن طلب: When does it come?')
    expect(received?.text).toContain(number)
    const [message] = await list()
    await post(shop(), `/office/messages/${message?._id}/answer`, owner(), { text: 'Tomorrow.' })
    const [answer] = await deliverMails(shop())
    expect(answer).toMatchObject({ kind: 'messageAnswer', recipient: shopper.user.email })
    expect(answer?.text).toContain('Tomorrow.')
    expect(answer?.text).toContain('When does it come?')
  })

  test('are stored once, however often they are sent', async () => {
    const { shopper, number } = await order()
    const key = randomUUID()
    const send = () => ask(shopper, number, 'When?', key)
    const responses = await Promise.all([send(), send()])
    responses.push(await send())
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await list()).toHaveLength(1)
    expect(await deliverMails(shop())).toHaveLength(1)
  })

  test('are refused to others than the buyer, who learn nothing of the order', async () => {
    const { number } = await order()
    const stranger = await shop().createShopper()
    const foreign = await ask(stranger, number, 'Mine?')
    const unknown = await ask(stranger, '999999', 'Mine?')
    expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404])
    expect(getMessage(foreign)).toBe('There is no such order')
    expect(getMessage(unknown)).toBe(getMessage(foreign))
    expect((await ask(null, number, 'Mine?')).statusCode).toBe(401)
    expect(await list()).toEqual([])
  })

  test.each([
    ['nothing', '123456', ' \n'],
    ['too much', '123456', 'x'.repeat(4001)],
    ['no number', '1 or 1=1', 'When?'],
    ['a list', ['123456'], 'When?'],
  ])('are rejected with %s', async (_, order, message) => {
    expect((await ask(await shop().createShopper(), order, message)).statusCode).toBe(400)
  })

  test('are handed out and deleted with their member', async () => {
    const { shopper, number } = await order()
    await ask(shopper, number, 'When?')
    const path = `/office/members/${shopper.user.id}`
    const data = memberDataSchema.parse((await post(shop(), `${path}/data`, owner(), {})).json())
    expect(data.forms).toMatchObject([
      { kind: 'order', fields: { order: number, message: 'When?' } },
    ])
    const email = shopper.user.email
    const deleted = await post(shop(), `${path}/deletion`, owner(), { email })
    expect(deleted.statusCode).toBe(200)
    expect(await list()).toEqual([])
  })
})
