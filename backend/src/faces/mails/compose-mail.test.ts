import { toGreetingName } from '../../platform/mail/mail.writer.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { createFormClient } from '../../testing/form-client.ts'
import { deliverMails } from '../../testing/mailbox.ts'
import {
  ACCEPTED_CARD,
  claimCoupon,
  createOrderRequest,
  halfPriceSummary,
  postCard,
  postCheckout,
  postOrder,
  startPayment,
  summary,
} from '../../testing/requests.ts'
import { getCreatedSession } from '../../testing/responses.ts'
import { withShop } from '../../testing/test-shop.ts'

describe('e-mails', () => {
  const shop = withShop(openSqliteFile)
  beforeEach(() => shop().deps.db.deleteFrom('mails').execute())

  async function register(email: string, lang: string, firstName = 'Noor') {
    const browser = createFormClient(shop().app)
    await browser.open(`/portal/register?lang=${lang}`)
    const fields = { firstName, lastName: 'Al Said', email, password: 'quiet palm harbour' }
    return browser.submit('/portal/register', fields)
  }

  test('welcome a new member in the language of the registration', async () => {
    await register('english@site.test', 'en')
    await register('arabic@site.test', 'ar', 'نور')
    const mails = await deliverMails(shop())
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['english@site.test', 'Welcome to Wasla'],
      ['arabic@site.test', 'أهلًا بك في وصلة'],
    ])
    const [english, arabic] = mails
    expect(english?.html).toContain('<html lang="en" dir="ltr">')
    expect(english?.text).toContain('Welcome, Noor!')
    expect(arabic?.html).toContain('<html lang="ar" dir="rtl">')
    expect(arabic?.text).toContain('أهلًا بك يا نور!')
    // Nobody has saved the shop's address.
    expect(english?.text.trimEnd()).toMatch(/\/contact$/)
  })

  test('welcome nobody whose registration is refused', async () => {
    const { user } = await shop().createShopper()
    expect((await register(user.email, 'en')).headers.location).toMatch(
      /^\/portal\/register\?form=/,
    )
    expect((await deliverMails(shop())).map(({ kind }) => kind)).toEqual(['addressInUse'])
  })

  test('never carry the message of somebody who registers a foreign address', async () => {
    await register('victim@site.test', 'en', 'Win at evil.example <b>now</b>')
    const [mail] = await deliverMails(shop())
    expect(mail?.text).toContain('Welcome!')
    expect(`${mail?.html}${mail?.text}`).not.toContain('evil')
  })

  test('confirm an order once when it is paid, with lines, totals and address', async () => {
    const { shopper, sessionId } = await startPayment(shop())
    expect(await deliverMails(shop())).toEqual([])
    await postCard(shop(), sessionId, ACCEPTED_CARD)
    await postCard(shop(), sessionId, ACCEPTED_CARD)
    const delivered = await deliverMails(shop())
    expect(delivered.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
      ['orderConfirmation', shopper.user.email],
      ['orderPaid', 'owner@site.test'],
    ])
    const mails = delivered.filter(({ kind }) => kind === 'orderConfirmation')
    const [toOwner] = delivered.filter(({ kind }) => kind === 'orderPaid')
    expect(toOwner?.subject).toMatch(/^New order \d{6}: /)
    expect(toOwner?.text).toContain('2 × The wood-card')
    expect(toOwner?.html).toMatch(/href="http:\/\/site\.test\/office\/orders\/[\w-]{36}"/)
    const text = mails[0]?.text.replaceAll('\u00a0', ' ') ?? ''
    expect(mails[0]?.subject).toMatch(/^Your order \d{6} is confirmed$/)
    expect(mails[0]?.html).toMatch(/href="http:\/\/site\.test\/user-account\?order=\d{6}"/)
    for (const part of [
      '2 × The wood-card',
      '40.98',
      `${summary.tax}`,
      `${summary.total}`,
      'Way 1, Muscat',
    ]) {
      expect(text).toContain(part)
      expect(mails[0]?.html).toContain(part.replace('2 × ', ''))
    }
    expect(text).not.toContain('Discount')
    expect(mails[0]?.html.replaceAll(/\s+/g, ' ')).toContain(
      '<img src="http://backend.test/media/wood-card-1280.webp" alt="The wood-card" width="56"',
    )
  })

  test('name products in Arabic, show the discount and escape what the buyer entered', async () => {
    const shopper = await shop().createShopper()
    const { db } = shop().deps
    await db.updateTable('users').set({ language: 'ar' }).execute()
    await claimCoupon(shop(), shopper, 'SALE50OFF')
    const engraving = { name: 'مريم', line: 'R&D' }
    const texts = { engraving, engravings: [{ name: '', line: '' }, engraving] }
    const [steel, wood] = createOrderRequest(shopper).orderLists
    if (!steel || !wood) throw new Error('The order has two lines')
    const changes = {
      TotalOrderPrice: halfPriceSummary.total,
      buyerAdress: '<script>x</script> هاتف +968 9123 4567',
      orderLists: [steel, { ...wood, ...texts }],
    }
    await postOrder(shop(), shopper, createOrderRequest(shopper, changes))
    const orderSummary = halfPriceSummary
    const products = [
      { productId: 'steel-card', name: 'Steel', unit_amount: 21, quantity: 1 },
      { productId: 'wood-card', name: 'Wood', unit_amount: 9.99, quantity: 2, ...texts },
    ]
    const checkout = await postCheckout(shop(), shopper, { products, orderSummary })
    await postCard(shop(), getCreatedSession(checkout).sessionId, ACCEPTED_CARD)
    const [mail] = await deliverMails(shop())
    expect(mail?.text).toContain('منتج wood-card')
    expect(mail?.text).toContain('الخصم')
    expect(mail?.text).toContain(
      'نصّك: \u2068بلا اسم\u2069 (1)، \u2068مريم\u2069 · \u2068R&D\u2069 (1)',
    )
    expect(mail?.html).toContain(
      '<bdi>بلا اسم</bdi>&nbsp;(1)، <bdi>مريم</bdi> · <bdi>R&amp;D</bdi>&nbsp;(1)',
    )
    const phone = 'هاتف \u2066+968 9123 4567\u2069'
    expect(mail?.text).toContain(phone)
    expect(mail?.html).toContain(phone)
    expect(mail?.html).not.toContain('<script')
    expect(mail?.html).toContain('&lt;script&gt;')
  })
})

test.each([
  ['Maha', 'Maha'],
  ['Al-Zahra’', 'Al-Zahra’'],
  ['مها', 'مها'],
  ['J. R.', 'J. R.'],
  ['http://evil.example', ''],
  ['evil.example', ''],
  ['Call 99112233', ''],
  ['x'.repeat(41), ''],
])('toGreetingName returns for %j only what looks like a name', (firstName, name) => {
  expect(toGreetingName(firstName)).toBe(name)
})
