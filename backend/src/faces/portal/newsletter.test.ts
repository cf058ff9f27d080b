import { randomUUID } from 'node:crypto'

import { listSubscribers, NEWSLETTER_PATH } from '../../domain/forms/subscriber.store.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { createFormClient } from '../../testing/form-client.ts'
import { deliverMails, findLink } from '../../testing/mailbox.ts'
import { post } from '../../testing/requests.ts'
import { withShop } from '../../testing/test-shop.ts'

describeOnDatabases('newsletter', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  beforeEach(async () => {
    await shop().deps.db.deleteFrom('subscribers').execute()
    await shop().deps.db.deleteFrom('mails').execute()
  })

  const ask = (key = randomUUID(), language = 'en') =>
    post(shop(), '/forms', null, {
      kind: 'newsletter',
      fields: { email: 'Maha@Site.test' },
      key,
      language,
    })
  const listEmails = async () =>
    (await listSubscribers(shop().deps.db)).map((subscriber) => subscriber.email)

  async function openLink() {
    const [mail] = await deliverMails(shop())
    if (!mail) throw new Error('There is no e-mail.')
    const browser = createFormClient(shop().app)
    const link = findLink(mail, NEWSLETTER_PATH)
    const redirect = await browser.open(link)
    expect(redirect.headers.location).toBe(NEWSLETTER_PATH)
    return { browser, link, page: await browser.open(NEWSLETTER_PATH) }
  }

  test('is confirmed by a button behind the link, not by opening it', async () => {
    expect((await ask()).json()).toMatchObject({ replyTo: 'maha@site.test' })
    const { browser, page } = await openLink()
    expect(page.body).toContain('Get our newsletter?')
    expect(page.body).toContain('maha@site.test')
    expect(await listEmails()).toEqual([])
    await browser.submit(`${NEWSLETTER_PATH}/confirm`, {})
    expect(await listEmails()).toEqual(['maha@site.test'])
    expect((await browser.open(NEWSLETTER_PATH)).body).toContain('You are on the list')
  })

  test('is cancelled by the same link later, and the address is forgotten', async () => {
    await ask()
    const { browser, link } = await openLink()
    await browser.submit(`${NEWSLETTER_PATH}/confirm`, {})
    shop().advanceClock(60 * 24 * 365)
    const later = createFormClient(shop().app)
    await later.open(link)
    expect((await later.open(NEWSLETTER_PATH)).body).toContain('Unsubscribe')
    await later.submit(`${NEWSLETTER_PATH}/unsubscribe`, {})
    const page = await later.open(NEWSLETTER_PATH)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('You do not get our newsletter')
    expect(await shop().deps.db.selectFrom('subscribers').selectAll().execute()).toEqual([])
  })

  test('sends one e-mail for a request that comes twice, and none to a subscriber', async () => {
    const key = randomUUID()
    await Promise.all([ask(key), ask(key)])
    const { browser } = await openLink()
    expect(await deliverMails(shop())).toEqual([])
    await browser.submit(`${NEWSLETTER_PATH}/confirm`, {})
    const first = await ask(key)
    expect((await ask()).json()).toEqual(first.json())
    expect(await deliverMails(shop())).toEqual([])
  })

  test('writes in the language of the page that it was asked for on', async () => {
    await ask(randomUUID(), 'ar')
    const [mail] = await deliverMails(shop())
    expect(mail?.subject).toBe('تأكيد الاشتراك في النشرة البريدية')
  })

  test.each(['', 'x', 'x.y', `${randomUUID()}.${'0'.repeat(64)}`])(
    'offers the shop to a link with the token %j',
    async (token) => {
      const browser = createFormClient(shop().app)
      await browser.open(`${NEWSLETTER_PATH}?token=${token}`)
      const page = await browser.open(NEWSLETTER_PATH)
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain('You do not get our newsletter')
    },
  )

  test('rejects a confirmation that another site sends', async () => {
    await ask()
    const { browser } = await openLink()
    await browser.post(`${NEWSLETTER_PATH}/confirm`, {})
    expect(await listEmails()).toEqual([])
  })
})
