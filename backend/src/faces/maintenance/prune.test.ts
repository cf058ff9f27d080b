import { saveVerification } from '../../platform/auth/verification.store.ts'
import { toJson } from '../../platform/db/json.ts'
import { enqueueMail, finishMail } from '../../platform/mail/mail.queue.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { createOrderRequest, postOrder, startPayment } from '../../testing/requests.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'
import { pruneOldRows } from './prune.ts'

const DAY_MINUTES = 24 * 60

describeOnDatabases('pruneOldRows', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  const storeEvent = (id: string) =>
    shop()
      .deps.db.insertInto('paymentEvents')
      .values({ id, receivedAt: shop().deps.clock().toISOString() })
      .execute()
  const listEvents = async () => {
    const events = await shop().deps.db.selectFrom('paymentEvents').select('id').execute()
    return events.map((event) => event.id)
  }
  const listAttempts = async ({ user }: Shopper) => {
    const attempts = await shop()
      .deps.db.selectFrom('orderAttempts')
      .select('trackingOrderId')
      .where('userId', '=', user.id)
      .execute()
    return attempts.map((attempt) => attempt.trackingOrderId)
  }

  test('deletes limits whose time has passed', async () => {
    const { db, clock } = shop().deps
    const expiresAt = new Date(clock().getTime() + 60_000).toISOString()
    await db.insertInto('rateLimits').values({ key: 'login', points: 1, expiresAt }).execute()
    const countLimits = async () => (await db.selectFrom('rateLimits').selectAll().execute()).length
    await pruneOldRows(shop().deps)
    expect(await countLimits()).toBe(1)
    shop().advanceClock(2)
    await pruneOldRows(shop().deps)
    expect(await countLimits()).toBe(0)
  })

  test('deletes forms after a year, but for choices of the legal texts', async () => {
    const { db, clock } = shop().deps
    const form = { fields: toJson({}), language: 'en', userId: null } as const
    const createdAt = clock().toISOString()
    const rows = [
      { ...form, id: 'letter', kind: 'contact', createdAt },
      { ...form, id: 'choice', kind: 'consent', createdAt },
    ] as const
    await db
      .insertInto('forms')
      .values([...rows])
      .execute()
    const listForms = async () =>
      (await db.selectFrom('forms').select('id').orderBy('id').execute()).map(({ id }) => id)
    shop().advanceClock(364 * DAY_MINUTES)
    await pruneOldRows(shop().deps)
    expect(await listForms()).toEqual(['choice', 'letter'])
    shop().advanceClock(2 * DAY_MINUTES)
    await pruneOldRows(shop().deps)
    expect(await listForms()).toEqual(['choice'])
  })

  test('forgets who has not confirmed the newsletter within 30 days', async () => {
    const { db, clock } = shop().deps
    const requestedAt = clock().toISOString()
    const subscriber = { language: 'en', requestedAt } as const
    const rows = [
      { ...subscriber, id: '1', email: 'maha@site.test', confirmedAt: null },
      { ...subscriber, id: '2', email: 'noor@site.test', confirmedAt: requestedAt },
    ]
    await db.insertInto('subscribers').values(rows).execute()
    shop().advanceClock(31 * DAY_MINUTES)
    await pruneOldRows(shop().deps)
    expect(await db.selectFrom('subscribers').select('id').execute()).toEqual([{ id: '2' }])
  })

  test('deletes events, tokens and repeated attempts after 30 days, and nothing younger', async () => {
    const shopper = await shop().createShopper()
    const first = createOrderRequest(shopper)
    const again = createOrderRequest(shopper)
    for (const request of [first, again]) {
      expect((await postOrder(shop(), shopper, request)).statusCode).toBe(200)
    }
    await storeEvent('old')
    shop().advanceClock(29 * DAY_MINUTES)
    await pruneOldRows(shop().deps)
    expect(await listEvents()).toEqual(['old'])
    expect(await listAttempts(shopper)).toHaveLength(2)
    expect(await shop().deps.db.selectFrom('tokens').selectAll().execute()).toEqual([])
    await storeEvent('young')
    shop().advanceClock(2 * DAY_MINUTES)
    await pruneOldRows(shop().deps)
    expect(await listEvents()).toEqual(['young'])
    expect(await listAttempts(shopper)).toEqual([first.trackingOrderId])
  })

  test('deletes e-mails 30 days after they left the queue, and never one that waits in it', async () => {
    const { deps } = shop()
    const enqueue = (id: string) => {
      const mail = { id, kind: 'passwordChanged', recipient: 'noor@site.test' } as const
      return enqueueMail(
        deps.db,
        { ...mail, language: 'ar', data: null, userId: null },
        deps.clock(),
      )
    }
    const listMails = async () => {
      const mails = await deps.db.selectFrom('mails').select('id').orderBy('id').execute()
      return mails.map((mail) => mail.id)
    }
    await Promise.all(['sent', 'failed', 'waiting'].map(enqueue))
    await finishMail(deps.db, 'sent', 'sent')
    await finishMail(deps.db, 'failed', 'failed')
    shop().advanceClock(29 * DAY_MINUTES)
    await pruneOldRows(deps)
    expect(await listMails()).toEqual(['failed', 'sent', 'waiting'])
    shop().advanceClock(2 * DAY_MINUTES)
    await pruneOldRows(deps)
    expect(await listMails()).toEqual(['waiting'])
  })

  test('deletes links a day after they expired, used or not', async () => {
    const { user } = await shop().createShopper()
    const { deps } = shop()
    const save = (id: string) =>
      saveVerification(deps, { id, purpose: 'password-reset', userId: user.id, newEmail: null })
    const listLinks = () => deps.db.selectFrom('verifications').select('id').execute()
    await save('old')
    shop().advanceClock(DAY_MINUTES)
    await save('young')
    await pruneOldRows(deps)
    expect(await listLinks()).toHaveLength(2)
    shop().advanceClock(60)
    await pruneOldRows(deps)
    expect(await listLinks()).toEqual([{ id: 'young' }])
  })

  test('deletes sessions of the test card page 30 days after they expired', async () => {
    await startPayment(shop())
    const countSessions = async () =>
      (await shop().deps.db.selectFrom('testSessions').selectAll().execute()).length
    shop().advanceClock(29 * DAY_MINUTES)
    await pruneOldRows(shop().deps)
    expect(await countSessions()).toBe(1)
    shop().advanceClock(2 * DAY_MINUTES)
    await pruneOldRows(shop().deps)
    expect(await countSessions()).toBe(0)
  })
})
