import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { changeFavourites, patchDetails } from '../../../testing/account-requests.ts'
import { describeOnDatabases } from '../../../testing/databases.ts'
import { createFormClient } from '../../../testing/form-client.ts'
import { deliverMails } from '../../../testing/mailbox.ts'
import { enterOffice, patch } from '../../../testing/office.ts'
import {
  ACCEPTED_CARD,
  claimCoupon,
  createCheckoutRequest,
  createOrderRequest,
  get,
  post,
  postCard,
  postCheckout,
  postOrder,
} from '../../../testing/requests.ts'
import { getCreatedSession } from '../../../testing/responses.ts'
import { PASSWORD, type Shopper, withShop } from '../../../testing/test-shop.ts'
import { personalData } from './personal-data.ts'

/** Every word that the person types; no two are parts of each other. */
const words = {
  firstName: 'Zubayda',
  lastName: 'Qahtaniyya',
  phone: '94443322',
  profileAddress: 'Profile Lane 4711',
  occupation: 'Falconer',
  about: 'I breed saluki hounds',
  website: 'https://zubayda-falcons.test',
  former: 'zubayda.former@site.test',
  present: 'zubayda.present@site.test',
  pending: 'zubayda.pending@site.test',
  elsewhere: 'zubayda.elsewhere@site.test',
  paidAddress: 'Way 4242, Sur',
  landmark: 'behind the blue dhow',
  openAddress: 'Way 5353, Nizwa',
  buyerPhone: '+96896667788',
  engraved: 'Umm Khalfan',
  engravedLine: 'since 1984',
  engravedNext: 'Abu Khalfan',
  agentMessage: 'Is the stand waterproof',
  asMember: 'Written while logged in',
  asVisitor: 'Written before logging in',
  fromFormer: 'Written from the former address',
  asked: 'Where is my parcel',
  answered: 'It comes on Sunday',
  trackingNumber: 'OM7788990011',
  correctedNumber: 'OM5566778899',
  noted: 'Prefers to be called in the evening',
  coupon: 'SALE20OFF',
} as const

/** What is searched for, and what a failure quotes, is not stored. */
const searched = 'walnut stand for zubayda'

describeOnDatabases('all that a person typed', ({ openDatabase }) => {
  const shop = withShop(openDatabase, { rateLimits: true })
  let owner: Shopper
  let member: Shopper
  let visitorsForm: string
  beforeAll(async () => {
    owner = await enterOffice(shop())
    member = await leaveWords()
  })

  const sendForm = (by: Shopper | null, changes: object) =>
    post(shop(), '/forms', by, { key: randomUUID(), language: 'en', ...changes })
  const contact = (by: Shopper | null, email: string, message: string) =>
    sendForm(by, {
      kind: 'contact',
      fields: { firstName: '', lastName: '', email, phone: '', subject: '', message },
    })
  const subscribe = (by: Shopper | null, email: string) =>
    sendForm(by, { kind: 'newsletter', fields: { email } })

  /** The path of the link in the newest e-mail of a kind; those that are due are sent, as the shop does. */
  async function followLink(kind: string): Promise<void> {
    const mail = (await deliverMails(shop())).findLast((each) => each.kind === kind)
    const [link = ''] = /http\S+token=[\w.-]+/.exec(mail?.text ?? '') ?? []
    const { pathname, search } = new URL(link)
    const browser = createFormClient(shop().app)
    await browser.open(pathname + search)
    await browser.open(pathname)
    await browser.submit(pathname, {})
  }
  const changeEmail = (by: Shopper, email: string) =>
    post(shop(), '/account/email', by, { email, currentPassword: PASSWORD })

  async function order(by: Shopper, buyerAdress: string) {
    const request = createOrderRequest(by, { buyerAdress, buyerPhoneNumber: words.buyerPhone })
    const [steel, wood] = request.orderLists
    if (!steel || !wood) throw new Error('The order has two lines')
    const engraving = { name: words.engraved, line: words.engravedLine }
    const engravings = [engraving, { name: words.engravedNext, line: '' }]
    const texts = { engraving, engravings }
    const lines = { ...request, orderLists: [steel, { ...wood, ...texts }] }
    expect((await postOrder(shop(), by, lines)).statusCode).toBe(200)
    const checkout = createCheckoutRequest()
    return {
      number: request.trackingOrderId,
      pay: async () => {
        const products = checkout.products.map((product) =>
          product.productId === wood.itemId ? { ...product, ...texts } : product,
        )
        const created = await postCheckout(shop(), by, { ...checkout, products })
        await postCard(shop(), getCreatedSession(created).sessionId, ACCEPTED_CARD)
      },
    }
  }

  /** Sends a paid order, and corrects the number that was typed first. */
  async function sendOrder(number: number) {
    const { id } = await shop()
      .deps.db.selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const sent = { fulfilment: 'sent', carrier: 'Aramex' }
    const steps = [
      { fulfilment: 'inWork', carrier: '', trackingNumber: '' },
      { ...sent, trackingNumber: words.trackingNumber },
      { ...sent, trackingNumber: words.correctedNumber },
    ]
    for (const [index, step] of steps.entries()) {
      const change = { ...step, version: index + 1 }
      expect((await patch(shop(), `/office/orders/${id}`, owner, change)).statusCode).toBe(200)
    }
  }

  async function answerNewest(text: string) {
    const list = await get(shop(), '/office/messages', owner)
    const [newest] = list.json<{ results: { _id: string }[] }>().results
    await post(shop(), `/office/messages/${newest?._id}/answer`, owner, { text })
  }

  /** A member who leaves their words wherever the shop takes any. */
  async function leaveWords(): Promise<Shopper> {
    const { db } = shop().deps
    const person = await shop().createShopper()
    const { id } = person.user
    const { firstName, lastName, profileAddress: address, former: email } = words
    const named = { firstName, lastName, address, email }
    await db.updateTable('users').set(named).where('id', '=', id).execute()
    const { occupation, about: description, website } = words
    const details = {
      phone: `+968 ${words.phone}`,
      language: 'en',
      occupation,
      description,
      website,
    }
    expect((await patchDetails(shop(), person, details)).statusCode).toBe(200)
    await contact(null, ` ${email.toUpperCase()}`, words.asVisitor)
    await subscribe(null, email)
    await followLink('newsletterConfirm')
    await changeEmail(person, words.present)
    await followLink('emailChange')
    const moved = { ...person, user: { ...person.user, email: words.present } }
    await contact(null, email, words.fromFormer)
    await subscribe(moved, words.elsewhere)
    await contact(moved, words.elsewhere, words.asMember)
    await answerNewest(words.answered)
    await changeEmail(moved, words.pending)
    await post(shop(), '/messages', moved, {
      senderId: id,
      receiverId: 'agent-1',
      message: words.agentMessage,
    })
    const paid = await order(moved, `${words.paidAddress}, ${words.landmark}`)
    await paid.pay()
    await sendOrder(paid.number)
    shop().advanceClock(1)
    await order(moved, words.openAddress)
    await sendForm(moved, {
      kind: 'order',
      fields: { order: String(paid.number), message: words.asked },
    })
    await claimCoupon(shop(), moved, 'SALE20OFF')
    await changeFavourites(shop(), moved, { add: ['key-fob'] })
    expect((await get(shop(), `/search?q=${encodeURIComponent(searched)}`, moved)).statusCode).toBe(
      200,
    )
    const failure = { remote: 'mfe-checkout', version: '1.0.0-aa', phase: 'render', first: true }
    const message = `${words.present} is not defined`
    await post(shop(), '/failure-reports', null, [{ ...failure, message, page: '/cart' }])
    const note = { id: randomUUID(), text: words.noted }
    await post(shop(), `/office/members/${id}/notes`, owner, note)
    const consent = { document: 'terms', version: '1', choice: 'accepted' }
    await sendForm(moved, { kind: 'consent', fields: consent })
    visitorsForm = 'Written by somebody else'
    await contact(null, 'somebody.else@site.test', visitorsForm)
    return moved
  }

  /** The whole database as text, by table. */
  async function dump(): Promise<Map<string, string>> {
    const { db } = shop().deps
    const names = (await db.introspection.getTables()).map(({ name }) => name)
    const texts = new Map<string, string>()
    for (const name of names) {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
      texts.set(name, JSON.stringify(rows).toLowerCase())
    }
    return texts
  }
  const findTables = (tables: Map<string, string>, text: string) =>
    [...tables].filter(([, rows]) => rows.includes(text.toLowerCase())).map(([name]) => name)

  test('is in the export, but for what is not stored at all', async () => {
    const exported = await post(shop(), `/office/members/${member.user.id}/data`, owner, {})
    const text = exported.body.toLowerCase()
    const missing = Object.values(words).filter((word) => !text.includes(word.toLowerCase()))
    expect(missing).toEqual([])
    expect(text).not.toContain(visitorsForm.toLowerCase())
    expect(exported.json()).toMatchObject({ favourites: [{ productId: 'key-fob' }] })
    expect(text).not.toContain(member.user.passwordHash.toLowerCase())
    const tables = await dump()
    expect(findTables(tables, searched)).toEqual([])
    expect(tables.get('failureSamples')).toContain('is not defined')
  })

  test('is in no table after the deletion, and nobody else’s words are missing', async () => {
    const before = await dump()
    expect(findTables(before, words.former)).not.toEqual([])
    const { id } = member.user
    const deleted = await post(shop(), `/office/members/${id}/deletion`, owner, {
      email: words.present,
    })
    expect(deleted.json()).toEqual({ keptOrders: 1 })
    const after = await dump()
    const left = Object.values(words)
      .filter((word) => word !== words.coupon)
      .flatMap((word) => findTables(after, word).map((table) => `${word}: ${table}`))
    expect(left).toEqual([])
    expect(findTables(after, visitorsForm)).toEqual(['forms'])
    // The log alone, and the paid order with its payment, refer to the id.
    expect(findTables(after, id).toSorted()).toEqual([
      'officeLog',
      'orderAttempts',
      'orders',
      'payments',
      'users',
    ])
  })

  test('has its place in the list that export and deletion walk, whatever table it is in', async () => {
    const tables = [...(await dump()).keys()].filter((name) => !name.startsWith('kysely_'))
    expect(tables.toSorted()).toEqual(Object.keys(personalData).toSorted())
  })
})
