import { openSqliteFile } from '../../testing/databases.ts'
import { createFormClient, type FormClient, isLoggedIn, logIn } from '../../testing/form-client.ts'
import { deliverMails, findLink } from '../../testing/mailbox.ts'
import { post } from '../../testing/requests.ts'
import { PASSWORD, type Shopper, withShop } from '../../testing/test-shop.ts'

const CONFIRM = '/portal/confirm-email'

describe('a new e-mail address', () => {
  const shop = withShop(openSqliteFile)
  let browser: FormClient
  let shopper: Shopper
  beforeEach(async () => {
    await shop().deps.db.deleteFrom('mails').execute()
    shopper = await shop().createShopper()
    browser = createFormClient(shop().app)
  })

  const getUser = () =>
    shop()
      .deps.db.selectFrom('users')
      .selectAll()
      .where('id', '=', shopper.user.id)
      .executeTakeFirstOrThrow()

  /** Asks for an address. @returns the e-mails that this sends */
  async function askForMails(email: string) {
    await post(shop(), '/account/email', shopper, { email, currentPassword: PASSWORD })
    return deliverMails(shop())
  }

  async function askForEmail(email: string) {
    const mails = await askForMails(email)
    const mail = mails.find(({ kind }) => kind === 'emailChange')
    return { mails, link: mail ? findLink(mail, CONFIRM) : '' }
  }

  async function confirm(link: string) {
    const { headers } = await browser.open(link)
    const page = await browser.open(headers.location ?? '')
    if (page.statusCode !== 200) return page
    const confirmed = await browser.submit(CONFIRM, {})
    return browser.open(confirmed.headers.location ?? '')
  }

  test('counts once its link is confirmed, by whoever opens it, once; the old one is told', async () => {
    const email = `new.${shopper.user.email}`
    const { mails, link } = await askForEmail(email)
    const told = mails.find(({ kind }) => kind === 'emailChangeRequested')
    // A long address widens the e-mail on a phone otherwise.
    expect(told?.html).toMatch(new RegExp(`word-break:break-word"[^<]*${email}`))
    const done = await confirm(link)
    expect(done.body).toContain('Your e-mail address has been changed.')
    expect(done.body).toContain('href="http://site.test/user-setting?lang=en"')
    expect(await getUser()).toMatchObject({ email })
    const notices = await deliverMails(shop())
    expect(notices.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['emailChanged', shopper.user.email],
    ])
    expect(notices[0]?.text).toContain(email)
    expect(isLoggedIn(await logIn(browser, email))).toBe(true)
    const again = await confirm(link)
    expect(again.statusCode).toBe(410)
    expect(again.body).toContain('href="http://site.test/user-setting?lang=en"')
  })

  test('is not confirmed by opening the link: mail scanners do so', async () => {
    const { link } = await askForEmail(`scanned.${shopper.user.email}`)
    const { headers } = await browser.open(link)
    await browser.open(headers.location ?? '')
    expect(await getUser()).toMatchObject({ email: shopper.user.email })
  })

  test('that is taken is told to its owner alone', async () => {
    const { user: owner } = await shop().createShopper()
    const mail = (await askForMails(owner.email)).find(({ recipient }) => recipient === owner.email)
    expect(mail?.subject).toBe('You already have an account with this address')
    expect(mail?.text).not.toContain(CONFIRM)
  })

  test('that was taken after the link was sent is refused', async () => {
    const email = `race.${shopper.user.email}`
    const { link } = await askForEmail(email)
    const { user: rival } = await shop().createShopper()
    const { db } = shop().deps
    await db.updateTable('users').set({ email }).where('id', '=', rival.id).execute()
    expect((await confirm(link)).body).not.toContain('been changed')
    expect(await getUser()).toMatchObject({ email: shopper.user.email })
  })

  test('is withdrawn by a new password', async () => {
    const { link } = await askForEmail(`stolen.${shopper.user.email}`)
    const fields = { currentPassword: PASSWORD, password: 'quiet palm harbour' }
    await post(shop(), '/account/password', shopper, fields)
    expect((await confirm(link)).statusCode).toBe(410)
  })

  test('withdraws the links that were sent to the old one', async () => {
    const asking = createFormClient(shop().app)
    await asking.open('/portal/forgot-password')
    await asking.submit('/portal/forgot-password', { email: shopper.user.email })
    const [reset] = await deliverMails(shop())
    const { link } = await askForEmail(`moved.${shopper.user.email}`)
    await confirm(link)
    const { headers } = await asking.open(reset ? findLink(reset, '/portal/reset-password') : '')
    expect((await asking.open(headers.location ?? '')).statusCode).toBe(410)
  })
})
