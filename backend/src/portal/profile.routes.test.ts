import { openSqliteFile } from '../testing/databases.ts'
import { createFormClient, type FormClient } from '../testing/form-client.ts'
import { deliverMails, findLink } from '../testing/mailbox.ts'
import { get } from '../testing/requests.ts'
import { PASSWORD, type Shopper, withShop } from '../testing/test-shop.ts'

const PROFILE = '/portal/profile'
const PASSWORD_FORM = '/portal/profile/password'
const EMAIL_FORM = '/portal/profile/email'
const CONFIRM = '/portal/confirm-email'
const NEW_PASSWORD = 'quiet palm harbour'

describe('profile', () => {
  const shop = withShop(openSqliteFile)
  let browser: FormClient
  let shopper: Shopper
  beforeEach(async () => {
    await shop().deps.db.deleteFrom('mails').execute()
    shopper = await shop().createShopper()
    browser = await login(PASSWORD)
  })

  async function login(password: string, email = shopper.user.email): Promise<FormClient> {
    const client = createFormClient(shop().app)
    await client.open('/portal/login')
    await client.submit('/portal/login', { email, password })
    return client
  }

  /** Submits a form of a page. @returns the page that it leads to */
  async function submit(path: string, fields: Record<string, string>, client = browser) {
    await client.open(path)
    const { headers, statusCode } = await client.submit(path, fields)
    expect(statusCode).toBe(303)
    return client.open(headers.location ?? '')
  }

  const getUser = () =>
    shop()
      .deps.db.selectFrom('users')
      .selectAll()
      .where('id', '=', shopper.user.id)
      .executeTakeFirstOrThrow()

  async function isLoggedIn(client: FormClient): Promise<boolean> {
    return (await client.open('/portal')).statusCode === 200
  }

  async function askForEmail(email: string) {
    const page = await submit(EMAIL_FORM, { email, currentPassword: PASSWORD })
    return { page, mails: await deliverMails(shop()) }
  }

  async function confirm(link: string, client = browser) {
    const { headers } = await client.open(link)
    const page = await client.open(headers.location ?? '')
    if (page.statusCode !== 200) return page
    const confirmed = await client.submit(CONFIRM, {})
    return client.open(confirmed.headers.location ?? '')
  }

  test.each([PROFILE, PASSWORD_FORM, EMAIL_FORM])(
    '%s leads a visitor to the login and back',
    async (path) => {
      const { headers } = await createFormClient(shop().app).open(path)
      expect(headers.location).toBe(`/portal/login?returnTo=${encodeURIComponent(path)}`)
    },
  )

  test('saves the details, which the shop then shows', async () => {
    const fields = { firstName: ' Maha ', lastName: '', address: 'Way 9', language: 'ar' }
    const page = await submit(PROFILE, { ...fields, dialCode: '٠٠٩٦٨', phone: '9000 0000' })
    expect(page.body).toContain('Your profile has been saved.')
    expect(page.body).toContain('value="Maha"')
    expect(await getUser()).toMatchObject({
      firstName: 'Maha',
      lastName: '',
      address: 'Way 9',
      dialCode: '+968',
      phoneNumber: '90000000',
      language: 'ar',
    })
    const profile = await get(shop(), `/users/profile/${shopper.user.id}`, shopper)
    expect(profile.json()).toMatchObject({ data: { phone: { fullNumber: '+968 90000000' } } })
  })

  test('shows errors beside the fields and keeps what was typed', async () => {
    const fields = { firstName: '', lastName: 'Al "Said"', address: '', dialCode: 'x', phone: '1' }
    const page = await submit(PROFILE, fields)
    for (const name of ['firstName', 'dialCode', 'phone']) {
      expect(page.body).toContain(`id="${name}-error"`)
    }
    expect(page.body).toContain('value="Al &quot;Said&quot;"')
    expect(await getUser()).toMatchObject({ firstName: 'Salma' })
  })

  test('keeps what was typed when the form was open for too long', async () => {
    const { headers } = await browser.post(PROFILE, { firstName: 'Maha', csrf: 'old' })
    const page = await browser.open(headers.location ?? '')
    expect(page.body).toContain('open for too long')
    expect(page.body).toContain('value="Maha"')
  })

  test('changes the password with the present one, and ends all other sessions', async () => {
    const other = await login(PASSWORD)
    const fields = { currentPassword: PASSWORD, password: NEW_PASSWORD }
    const page = await submit(PASSWORD_FORM, fields)
    expect(page.body).toContain('Your password has been changed.')
    expect(await isLoggedIn(browser)).toBe(true)
    expect(await isLoggedIn(other)).toBe(false)
    const profile = await get(shop(), `/users/profile/${shopper.user.id}`, shopper)
    expect(profile.statusCode).toBe(401)
    expect(await isLoggedIn(await login(PASSWORD))).toBe(false)
    expect(await isLoggedIn(await login(NEW_PASSWORD))).toBe(true)
    expect((await deliverMails(shop())).map(({ kind }) => kind)).toEqual(['passwordChanged'])
  })

  test.each([
    ['a wrong current password', 'wrong', NEW_PASSWORD, 'This is not your current password.'],
    ['a common password', PASSWORD, 'password123', 'one of the first that a stranger would try'],
    ['the current password again', PASSWORD, PASSWORD, 'Choose another one.'],
    ['a short password', PASSWORD, 'short', '8 to 200 characters'],
  ])('refuses %s', async (_name, currentPassword, password, sentence) => {
    const page = await submit(PASSWORD_FORM, { currentPassword, password })
    expect(page.body).toContain(sentence)
    expect(await getUser()).toMatchObject({ passwordHash: shopper.user.passwordHash })
    expect(await deliverMails(shop())).toEqual([])
  })

  test('changes the e-mail address once its link is confirmed, and tells the old one', async () => {
    const email = `new.${shopper.user.email}`
    const { page, mails } = await askForEmail(email.toUpperCase())
    expect(page.body).toContain('We have sent a link to the new address.')
    expect(mails.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
      ['emailChange', email],
      ['emailChangeRequested', shopper.user.email],
    ])
    const told = mails.find(({ kind }) => kind === 'emailChangeRequested')
    // A long address widens the e-mail on a phone otherwise.
    expect(told?.html).toMatch(new RegExp(`word-break:break-word"[^<]*${email}`))
    expect(await getUser()).toMatchObject({ email: shopper.user.email })
    const link = mails.flatMap((mail) =>
      mail.kind === 'emailChange' ? findLink(mail, CONFIRM) : [],
    )
    const done = await confirm(link[0] ?? '')
    expect(done.body).toContain('Your e-mail address has been changed.')
    expect(await getUser()).toMatchObject({ email })
    const notices = await deliverMails(shop())
    expect(notices.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['emailChanged', shopper.user.email],
    ])
    expect(notices[0]?.text).toContain(email)
    expect(await isLoggedIn(await login(PASSWORD, email))).toBe(true)
    expect((await confirm(link[0] ?? '')).statusCode).toBe(410)
  })

  test('confirms in a browser that is not logged in', async () => {
    const email = `other.${shopper.user.email}`
    const { mails } = await askForEmail(email)
    const mail = mails.find(({ kind }) => kind === 'emailChange')
    const client = createFormClient(shop().app)
    const page = await confirm(mail ? findLink(mail, CONFIRM) : '', client)
    expect(page.body).toContain('Your e-mail address has been changed.')
    expect(await isLoggedIn(client)).toBe(false)
    expect(await getUser()).toMatchObject({ email })
  })

  test('opening the link changes nothing: mail scanners do so', async () => {
    const { mails } = await askForEmail(`scanned.${shopper.user.email}`)
    const mail = mails.find(({ kind }) => kind === 'emailChange')
    const client = createFormClient(shop().app)
    const { headers } = await client.open(mail ? findLink(mail, CONFIRM) : '')
    await client.open(headers.location ?? '')
    expect(await getUser()).toMatchObject({ email: shopper.user.email })
  })

  test('responds alike for an address that is taken, whose owner alone is told', async () => {
    const { user: owner } = await shop().createShopper()
    const taken = await askForEmail(owner.email)
    const free = await askForEmail(`free.${shopper.user.email}`)
    const random = /name="csrf" value="[^"]+"|form=[\w-]+/g
    expect(taken.page.body.replaceAll(random, '')).toBe(free.page.body.replaceAll(random, ''))
    const mail = taken.mails.find(({ recipient }) => recipient === owner.email)
    expect(mail?.subject).toBe('You already have an account with this address')
    expect(mail?.text).not.toContain(CONFIRM)
  })

  test('refuses an address that was taken after the link was sent', async () => {
    const email = `race.${shopper.user.email}`
    const { mails } = await askForEmail(email)
    const mail = mails.find(({ kind }) => kind === 'emailChange')
    const { user: rival } = await shop().createShopper()
    const { db } = shop().deps
    await db.updateTable('users').set({ email }).where('id', '=', rival.id).execute()
    expect((await confirm(mail ? findLink(mail, CONFIRM) : '')).body).not.toContain('been changed')
    expect(await getUser()).toMatchObject({ email: shopper.user.email })
  })

  test.each([
    ['without the password', 'new@site.test', 'wrong', 'This is not your current password.'],
    ['to no address', 'new', PASSWORD, 'Enter an e-mail address'],
  ])('does not change the address %s', async (_name, email, currentPassword, sentence) => {
    const page = await submit(EMAIL_FORM, { email, currentPassword })
    expect(page.body).toContain(sentence)
    expect(page.body).toContain(`value="${email}"`)
    expect(await deliverMails(shop())).toEqual([])
  })

  test('a new password withdraws a change of address', async () => {
    const { mails } = await askForEmail(`stolen.${shopper.user.email}`)
    const mail = mails.find(({ kind }) => kind === 'emailChange')
    await submit(PASSWORD_FORM, { currentPassword: PASSWORD, password: NEW_PASSWORD })
    expect((await confirm(mail ? findLink(mail, CONFIRM) : '')).statusCode).toBe(410)
  })

  test('a new address withdraws the links that were sent to the old one', async () => {
    const asking = createFormClient(shop().app)
    await asking.open('/portal/forgot-password')
    await asking.submit('/portal/forgot-password', { email: shopper.user.email })
    const [reset] = await deliverMails(shop())
    const { mails } = await askForEmail(`moved.${shopper.user.email}`)
    const mail = mails.find(({ kind }) => kind === 'emailChange')
    await confirm(mail ? findLink(mail, CONFIRM) : '')
    const { headers } = await asking.open(reset ? findLink(reset, '/portal/reset-password') : '')
    expect((await asking.open(headers.location ?? '')).statusCode).toBe(410)
  })

  test('stores the language that the member switches to in the portal', async () => {
    const fromShop = { 'sec-fetch-site': 'same-site' }
    await browser.open(`${PROFILE}?lang=ar`, fromShop)
    expect(await getUser()).toMatchObject({ language: 'en' })
    await browser.open(`${PROFILE}?lang=ar`, { 'sec-fetch-site': 'same-origin' })
    expect(await getUser()).toMatchObject({ language: 'ar' })
  })
})
