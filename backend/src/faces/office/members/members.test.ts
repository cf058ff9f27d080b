import { randomUUID } from 'node:crypto'

import {
  memberDeletedSchema,
  officeMemberDetailsSchema,
  officeMemberPageSchema,
} from '@shop/contracts/wire/office-members.ts'
import { officeOrderPageSchema } from '@shop/contracts/wire/office-orders.ts'
import { sql } from 'kysely'

import { describeOnDatabases } from '../../../testing/databases.ts'
import {
  createOfficePerson,
  enterOffice,
  listLog,
  withOfficePerson,
} from '../../../testing/office.ts'
import {
  ACCEPTED_CARD,
  claimCoupon,
  createOrderRequest,
  get,
  openPaymentSession,
  post,
  postCard,
  postOrder,
} from '../../../testing/requests.ts'
import { getMessage } from '../../../testing/responses.ts'
import { type Shopper, withShop } from '../../../testing/test-shop.ts'

const ADDRESS = 'Way 77, Seeb'
const NAME = 'Umm Salim'

describeOnDatabases('members in the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const owner = withOfficePerson(shop)

  const sendForm = (by: Shopper | null, changes: object) =>
    post(shop(), '/forms', by, { key: randomUUID(), language: 'en', ...changes })
  const contact = (email: string, message: string) => ({
    kind: 'contact',
    fields: { firstName: 'M', lastName: '', email, phone: '', subject: '', message },
  })

  /** A member who leaves something in every table. @param options.paid whether there is a paid order besides the open one */
  async function createMember({
    paid = true,
    address = ADDRESS,
    name = NAME,
  } = {}): Promise<Shopper> {
    const member = await shop().createShopper()
    const { id, email } = member.user
    if (paid) {
      await postCard(shop(), await openPaymentSession(shop(), member), ACCEPTED_CARD)
    }
    const request = createOrderRequest(member, { buyerAdress: address })
    const [steel, wood] = request.orderLists
    if (!steel || !wood) throw new Error('The order has two lines')
    const engraved = { ...wood, engraving: { name, line: '' } }
    const placed = await postOrder(shop(), member, { ...request, orderLists: [steel, engraved] })
    expect(getMessage(placed)).toBe('Order confirmed successfully!')
    await post(shop(), '/messages', member, {
      senderId: id,
      receiverId: 'agent-1',
      message: 'Hello',
    })
    await sendForm(member, contact('other@site.test', `Of ${id}`))
    await sendForm(null, contact(` ${email.toUpperCase()}`, 'As a visitor'))
    const consent = { document: 'terms', version: '1', choice: 'accepted' }
    await sendForm(member, { kind: 'consent', fields: consent })
    await sendForm(null, { kind: 'newsletter', fields: { email } })
    await claimCoupon(shop(), member, 'SALE20OFF')
    return member
  }
  const remove = (id: string, email: string, by: Shopper | null = owner()) =>
    post(shop(), `/office/members/${id}/deletion`, by, { email })
  const note = (
    id: string,
    text: string,
    key: string = randomUUID(),
    by: Shopper | null = owner(),
  ) => post(shop(), `/office/members/${id}/notes`, by, { id: key, text })
  const exportData = (id: string, by: Shopper | null = owner()) =>
    post(shop(), `/office/members/${id}/data`, by, {})
  /** The tables in which a text is found. */
  async function findTables(text: string): Promise<string[]> {
    const { db } = shop().deps
    const names = (await db.introspection.getTables()).map(({ name }) => name)
    const found = []
    for (const name of names) {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
      if (JSON.stringify(rows).toLowerCase().includes(text.toLowerCase())) found.push(name)
    }
    return found.toSorted()
  }

  test('lists members, the newest first, and finds them by their addresses', async () => {
    const first = await shop().createShopper()
    shop().advanceClock(1)
    const second = await shop().createShopper()
    const list = async (query: string) =>
      officeMemberPageSchema.parse((await get(shop(), `/office/members?${query}`, owner())).json())
    expect((await list('')).results.slice(0, 2).map(({ _id }) => _id)).toEqual([
      second.user.id,
      first.user.id,
    ])
    expect((await list(`q=${first.user.email.toUpperCase()}`)).results).toMatchObject([
      { _id: first.user.id, email: first.user.email },
    ])
    for (const q of ['%', '_', "' or 1=1 --", '\\']) {
      expect((await list(`q=${encodeURIComponent(q)}`)).results).toEqual([])
    }
  })

  test('sorts members by their names, and by what they have paid and was not given back', async () => {
    const named = async (firstName: string) => {
      const member = await createMember()
      const { id } = member.user
      await shop().deps.db.updateTable('users').set({ firstName }).where('id', '=', id).execute()
      return id
    }
    const ids = [await named('zz Beta'), await named('ZZ alpha'), await named('zz Gamma')]
    const [beta = '', alpha = '', gamma = ''] = ids
    const { db } = shop().deps
    const refund = (userId: string, refunded: number) =>
      db.updateTable('orders').set({ refunded }).where('userId', '=', userId).execute()
    await refund(beta, 500)
    await refund(gamma, 200)
    const list = async (sort: string) => {
      const response = await get(shop(), `/office/members?q=zz&sort=${sort}`, owner())
      const { results } = officeMemberPageSchema.parse(response.json())
      return results.map(({ _id }) => ids.indexOf(_id))
    }
    expect(await list('name')).toEqual([1, 0, 2])
    expect(await list('-name')).toEqual([2, 0, 1])
    expect(await list('paid')).toEqual([0, 2, 1])
    expect(await list('-paid')).toEqual([1, 2, 0])
    const details = await get(shop(), `/office/members/${beta}`, owner())
    const { total } = await db
      .selectFrom('orders')
      .select('total')
      .where('userId', '=', alpha)
      .where('status', '=', 'paid')
      .executeTakeFirstOrThrow()
    expect(details.json()).toMatchObject({ paid: (total - 500) / 100 })
    expect((await get(shop(), '/office/members?sort=passwordHash', owner())).statusCode).toBe(400)
  })

  test('lists the orders of a member, and says when the first and the last were placed', async () => {
    const [member] = [await createMember(), await createMember()]
    const { id } = member.user
    const response = await get(shop(), `/office/orders?member=${id}`, owner())
    const { results } = officeOrderPageSchema.parse(response.json())
    expect(results.map(({ status }) => status).toSorted()).toEqual(['open', 'paid'])
    const times = results.map(({ createdAt }) => createdAt).toSorted()
    expect((await get(shop(), `/office/members/${id}`, owner())).json()).toMatchObject({
      firstOrderAt: times[0],
      lastOrderAt: times[1],
    })
    const order = await get(shop(), `/office/orders/${results[0]?._id}`, owner())
    expect(order.json()).toMatchObject({ buyerId: id })
  })

  test('stores a note about a member once, for owners, and logs that there is one', async () => {
    const { id } = (await shop().createShopper()).user
    const key = randomUUID()
    await note(id, 'Wants invoices by post.', key)
    await note(id, 'Wants invoices by post.', key)
    shop().advanceClock(1)
    const { notes } = officeMemberDetailsSchema.parse((await note(id, 'Pays late.')).json())
    expect(notes.map(({ text, who }) => [text, who])).toEqual([
      ['Pays late.', owner().user.email],
      ['Wants invoices by post.', owner().user.email],
    ])
    const log = await listLog(shop(), id)
    expect(log.map(({ after }) => after)).toEqual(['{"noteAdded":true}', '{"noteAdded":true}'])
    expect((await note('none', 'Nobody.')).statusCode).toBe(404)
    const staff = await enterOffice(shop(), 'staff')
    expect((await note(id, 'By staff.', randomUUID(), staff)).statusCode).toBe(404)
  })

  test('says what there is of a member', async () => {
    const { user } = await createMember()
    const response = await get(shop(), `/office/members/${user.id}`, owner())
    expect(officeMemberDetailsSchema.parse(response.json())).toMatchObject({
      email: user.email,
      hasRole: false,
      orders: 2,
      paidOrders: 1,
      messages: 4,
    })
  })

  test('hands out all of a member as JSON, without what lets somebody in, and logs it', async () => {
    const member = await createMember()
    const other = await createMember()
    const { id, email } = member.user
    const response = await exportData(id)
    expect(response.json()).toMatchObject({
      profile: { email, firstName: 'Salma' },
      orders: [
        { status: 'paid', buyerAddress: 'Way 1, Muscat', payments: [{ status: 'paid' }] },
        { status: 'open', buyerAddress: ADDRESS, lines: [{}, { engraving: { name: NAME } }] },
      ],
      agentMessages: [{ message: 'Hello', answered: null }],
      newsletters: [{ email, confirmedAt: null }],
      coupons: [{ code: 'SALE20OFF' }],
      sessions: [{ endedAt: null }],
    })
    const { forms } = response.json<{ forms: { fields: { message?: string } }[] }>()
    expect(forms.map(({ fields }) => fields.message)).toEqual([
      `Of ${id}`,
      'As a visitor',
      undefined,
    ])
    for (const secret of [member.user.passwordHash, other.user.email, 'jti', 'tokenHash']) {
      expect(response.body).not.toContain(secret)
    }
    expect(await listLog(shop(), id)).toMatchObject([{ kind: 'member' }])
  })

  test('deletes a member for good: sessions end, paid orders stay without the person', async () => {
    const [address, name] = ['Way 99, Sur', 'Umm Khalid']
    const member = await createMember({ address, name })
    const { id, email } = member.user
    const { db } = shop().deps
    expect(memberDeletedSchema.parse((await remove(id, email.toUpperCase())).json())).toEqual({
      keptOrders: 1,
    })
    expect(await findTables(email)).toEqual([])
    expect(await findTables(address)).toEqual([])
    expect(await findTables(name)).toEqual([])
    // The log alone, and the paid order with its payment, refer to the id.
    expect(await findTables(id)).toEqual([
      'officeLog',
      'orderAttempts',
      'orders',
      'payments',
      'users',
    ])
    const [order, ...others] = await db
      .selectFrom('orders')
      .selectAll()
      .where('userId', '=', id)
      .execute()
    expect(others).toEqual([])
    expect(order).toMatchObject({ status: 'paid', buyerEmail: '', buyerAddress: '' })
    expect(order?.lines).toContain('wood-card')
    expect((await get(shop(), `/users/profile/${id}`, member)).statusCode).toBe(401)
    expect((await get(shop(), `/office/members/${id}`, owner())).statusCode).toBe(404)
    expect((await exportData(id)).statusCode).toBe(404)
    expect((await remove(id, email)).statusCode).toBe(404)
    const list = await get(shop(), '/office/orders', owner())
    expect(list.statusCode).toBe(200)
  })

  test('leaves nothing of a member without a paid order but the log, and consents of nobody', async () => {
    const { user } = await createMember({ paid: false })
    const countConsents = async () =>
      (
        await shop()
          .deps.db.selectFrom('forms')
          .select('id')
          .where('kind', '=', 'consent')
          .execute()
      ).length
    const consents = await countConsents()
    expect((await remove(user.id, user.email)).json()).toEqual({ keptOrders: 0 })
    expect(await findTables(user.id)).toEqual(['officeLog'])
    expect(await findTables(user.email)).toEqual([])
    expect(await countConsents()).toBe(consents)
  })

  test('leaves other members as they are', async () => {
    const [gone, stays] = [await createMember(), await createMember()]
    const readData = async () => {
      // What was handed out is in the log.
      const differs = { exportedAt: '', officeLog: [] }
      return { ...(await exportData(stays.user.id)).json<object>(), ...differs }
    }
    const before = await readData()
    await remove(gone.user.id, gone.user.email)
    expect(await readData()).toEqual(before)
  })

  test('shows and deletes a member whatever their address is called', async () => {
    const [gone, namesake] = [await createMember(), await shop().createShopper()]
    const { db } = shop().deps
    const email = `${gone.user.id}@deleted.invalid`
    await db.updateTable('users').set({ email }).where('id', '=', namesake.user.id).execute()
    expect((await remove(gone.user.id, gone.user.email)).json()).toEqual({ keptOrders: 1 })
    const path = `/office/members?q=${encodeURIComponent(email)}`
    const { results } = officeMemberPageSchema.parse((await get(shop(), path, owner())).json())
    expect(results).toMatchObject([{ _id: namesake.user.id, email }])
    expect((await remove(namesake.user.id, email)).json()).toEqual({ keptOrders: 0 })
  })

  test('refuses to delete whom it must not, or by a wrong address', async () => {
    const member = await shop().createShopper()
    const wrong = await remove(member.user.id, owner().user.email)
    expect([wrong.statusCode, getMessage(wrong)]).toEqual([
      422,
      'This is not the e-mail address of the member.',
    ])
    const staff = await createOfficePerson(shop(), 'staff')
    const withRole = await remove(staff.user.id, staff.user.email)
    expect(getMessage(withRole)).toContain('take the role')
    expect(getMessage(await remove(owner().user.id, owner().user.email))).toContain('take the role')
    await openPaymentSession(shop(), member)
    const paying = await remove(member.user.id, member.user.email)
    expect(getMessage(paying)).toContain('not over yet')
    for (const id of ['none', '__proto__', "' or 1=1 --"]) {
      expect((await remove(encodeURIComponent(id), member.user.email)).statusCode).toBe(404)
    }
    expect((await get(shop(), `/users/profile/${member.user.id}`, member)).statusCode).toBe(200)
  })

  test('is closed to everybody but owners', async () => {
    const member = await shop().createShopper()
    const { id, email } = member.user
    for (const person of [null, member, await enterOffice(shop(), 'staff')]) {
      expect((await get(shop(), '/office/members', person)).statusCode).toBe(404)
      expect((await get(shop(), `/office/members/${id}`, person)).statusCode).toBe(404)
      expect((await exportData(id, person)).statusCode).toBe(404)
      expect((await remove(id, email, person)).statusCode).toBe(404)
    }
  })
})
