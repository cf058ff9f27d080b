import { payOrderAgain, postCancellation } from '../../testing/account-requests.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { createFormClient } from '../../testing/form-client.ts'
import { deliverMails, findLink } from '../../testing/mailbox.ts'
import {
  ACCEPTED_CARD,
  openPaymentSession,
  placeOrder,
  postCard,
  startPayment,
} from '../../testing/requests.ts'
import { getCreatedSession } from '../../testing/responses.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'
import { createProvider } from '../payment-providers/create-provider.ts'
import { queuePaymentReminders } from './payment-reminder.ts'
import { REMINDERS_PATH } from './reminder-choice.ts'

describeOnDatabases('reminders of a payment', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const queue = (minAmount = 20) =>
    queuePaymentReminders({
      ...shop().deps,
      provider: { ...createProvider(shop().deps), minAmount },
    })

  /** What is sent to a shopper now. */
  async function deliverTo({ user }: Shopper) {
    return (await deliverMails(shop())).filter(({ recipient }) => recipient === user.email)
  }
  async function listKinds(shopper: Shopper): Promise<string[]> {
    return (await deliverTo(shopper)).map(({ kind }) => kind)
  }
  async function remind(shopper: Shopper): Promise<string[]> {
    await queue()
    return listKinds(shopper)
  }

  test('are sent an hour after the order was placed, once, whatever number of backends look', async () => {
    const { shopper } = await placeOrder(shop())
    shop().advanceClock(59)
    expect(await remind(shopper)).toEqual([])
    shop().advanceClock(1)
    await Promise.all([queue(), queue(), queue()])
    expect(await listKinds(shopper)).toEqual(['paymentReminder'])
    shop().advanceClock(24 * 60)
    expect(await remind(shopper)).toEqual([])
  })

  test('end for a buyer who wants no more of them, by a button behind the link', async () => {
    const { shopper } = await placeOrder(shop())
    shop().advanceClock(60)
    await queue()
    const [mail] = await deliverTo(shopper)
    if (!mail) throw new Error('There is no e-mail.')
    const browser = createFormClient(shop().app)
    await browser.open(findLink(mail, REMINDERS_PATH))
    const page = await browser.open(REMINDERS_PATH)
    expect(page.body).toContain(shopper.user.email)
    await browser.submit(`${REMINDERS_PATH}/end`, {})
    expect((await browser.open(REMINDERS_PATH)).body).toContain('You get no more reminders')
    await placeOrder(shop(), shopper)
    shop().advanceClock(60)
    expect(await remind(shopper)).toEqual([])
    const forged = createFormClient(shop().app)
    await forged.open(`${REMINDERS_PATH}?token=${shopper.user.id}.forged`)
    expect((await forged.open(REMINDERS_PATH)).body).not.toContain(shopper.user.email)
  })

  test.each([
    ['en', /^Your order \d{6} is waiting for your payment$/, 'Pay now', 'has not been paid yet'],
    ['ar', /^طلبك رقم \d{6} بانتظار الدفع$/, 'ادفع الآن', 'يُدفع بعد ثمن طلبك'],
  ] as const)(
    'are written in the language of the buyer: %s',
    async (language, subject, button, text) => {
      const { shopper, number } = await placeOrder(shop())
      const users = shop().deps.db.updateTable('users').set({ language })
      await users.where('id', '=', shopper.user.id).execute()
      shop().advanceClock(60)
      await queue()
      const [mail] = await deliverTo(shopper)
      expect(mail?.subject).toMatch(subject)
      expect(mail?.html).toContain(`<html lang="${language}"`)
      expect(mail?.text).toContain(`${button}:\nhttp://site.test/user-account?order=${number}`)
      expect(mail?.text).toContain(text)
      expect(mail?.text).toContain('43.03')
    },
  )

  test('wait until the card page is over', async () => {
    const { shopper, sessionId } = await startPayment(shop())
    shop().advanceClock(60)
    expect(await remind(shopper)).toEqual([])
    const payments = shop().deps.db.updateTable('payments').set({ status: 'expired' })
    await payments.where('sessionId', '=', sessionId).execute()
    expect(await remind(shopper)).toEqual(['paymentReminder'])
  })

  test('are not sent of what was paid or cancelled', async () => {
    const payer = await shop().createShopper()
    await postCard(shop(), await openPaymentSession(shop(), payer), ACCEPTED_CARD)
    const { shopper, number } = await placeOrder(shop())
    await postCancellation(shop(), shopper, number)
    await deliverMails(shop())
    shop().advanceClock(60)
    expect(await remind(payer)).toEqual([])
    expect(await remind(shopper)).toEqual([])
  })

  test('are not sent of what is paid or cancelled before they leave', async () => {
    const [first, second] = [await placeOrder(shop()), await placeOrder(shop())]
    shop().advanceClock(60)
    await queue()
    const checkout = await payOrderAgain(shop(), first.shopper, first.number)
    await postCard(shop(), getCreatedSession(checkout).sessionId, ACCEPTED_CARD)
    await postCancellation(shop(), second.shopper, second.number)
    const kinds = (await deliverMails(shop())).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['orderConfirmation', 'orderPaid', 'orderProgress'])
  })

  test('are sent of the newest order only, and not once another one is paid', async () => {
    const { shopper } = await placeOrder(shop())
    shop().advanceClock(31)
    const { number } = await placeOrder(shop(), shopper)
    shop().advanceClock(60)
    await queue()
    const mails = await deliverTo(shopper)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain(String(number))

    const buyer = (await placeOrder(shop())).shopper
    shop().advanceClock(31)
    await postCard(shop(), await openPaymentSession(shop(), buyer), ACCEPTED_CARD)
    await deliverMails(shop())
    shop().advanceClock(60)
    expect(await remind(buyer)).toEqual([])
  })

  test.each([
    ['costs more', { price: 2200 }, { price: 2100 }],
    ['is sold out', { stock: 0 }, { stock: null }],
  ])('are not sent when a product %s', async (_, changed, former) => {
    const change = (values: object) =>
      shop().deps.db.updateTable('products').set(values).where('id', '=', 'steel-card').execute()
    const { shopper } = await placeOrder(shop())
    shop().advanceClock(60)
    await change(changed)
    expect(await remind(shopper)).toEqual([])
    await change(former)
  })

  test('are not sent of a total that is less than the provider takes by now', async () => {
    const { shopper } = await placeOrder(shop())
    shop().advanceClock(60)
    await queue(100_000)
    expect(await listKinds(shopper)).toEqual([])
    expect(await remind(shopper)).toEqual(['paymentReminder'])
  })

  test('are not sent once the order has expired', async () => {
    const { shopper } = await placeOrder(shop())
    shop().advanceClock(7 * 24 * 60)
    expect(await remind(shopper)).toEqual([])
  })
})
