import { parsePhone } from '../../../domain/users/phone.ts'
import { changeFavourites, patchDetails } from '../../../testing/account-requests.ts'
import { describeOnDatabases } from '../../../testing/databases.ts'
import { createFormClient, isLoggedIn, logIn } from '../../../testing/form-client.ts'
import { deliverMails } from '../../../testing/mailbox.ts'
import { get, post } from '../../../testing/requests.ts'
import { getMessage } from '../../../testing/responses.ts'
import { PASSWORD, type Shopper, withShop } from '../../../testing/test-shop.ts'

const NEW_PASSWORD = 'quiet palm harbour'

const details = {
  phone: '+968 90000000',
  language: 'ar',
  occupation: 'Architect',
  description: 'Builds homes.',
  website: 'https://maha.example',
}

describeOnDatabases('a member’s account', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  let shopper: Shopper
  beforeEach(async () => {
    await shop().deps.db.deleteFrom('mails').execute()
    shopper = await shop().createShopper()
  })

  const getUser = () =>
    shop()
      .deps.db.selectFrom('users')
      .selectAll()
      .where('id', '=', shopper.user.id)
      .executeTakeFirstOrThrow()

  const canLogIn = async (password: string) =>
    isLoggedIn(await logIn(createFormClient(shop().app), shopper.user.email, { password }))

  const changePassword = (fields: object) => post(shop(), '/account/password', shopper, fields)
  const changeEmail = (fields: object) => post(shop(), '/account/email', shopper, fields)

  test('favourites are the member’s alone, latest first, of products that the shop has', async () => {
    const change = async (by: Shopper | null, changes: Parameters<typeof changeFavourites>[2]) =>
      (await changeFavourites(shop(), by, changes)).json<{ results?: { _id: string }[] }>().results
    const toResults = (...ids: string[]) => ids.map((_id) => ({ _id }))
    expect(await change(shopper, { add: ['wood-card'] })).toEqual(toResults('wood-card'))
    shop().advanceClock(1000)
    const merged = await change(shopper, { add: ['key-fob', 'no-such', 'steel-card', 'wood-card'] })
    expect(merged).toEqual(toResults('key-fob', 'steel-card', 'wood-card'))
    const left = await change(shopper, { remove: ['steel-card', 'no-such'] })
    expect(left).toEqual(toResults('key-fob', 'wood-card'))
    expect(await change(await shop().createShopper(), {})).toEqual([])
    const hide = (hidden: number) =>
      shop().deps.db.updateTable('products').set({ hidden }).where('id', '=', 'key-fob').execute()
    await hide(1)
    expect(await change(shopper, {})).toEqual(toResults('wood-card'))
    await hide(0)
    expect(await change(shopper, {})).toEqual(toResults('key-fob', 'wood-card'))
    expect((await changeFavourites(shop(), null, {})).statusCode).toBe(401)
    const tooMany = Array.from({ length: 101 }, (_, index) => `p-${index}`)
    expect((await changeFavourites(shop(), shopper, { add: tooMany })).statusCode).toBe(400)
  })

  describe('details', () => {
    test('are saved, and are the member’s alone', async () => {
      const saved = await patchDetails(shop(), shopper, { ...details, phone: '٩٠٠٠ ٠٠٠٠' })
      expect(saved.json()).toEqual({ data: details })
      expect((await get(shop(), '/account/details', shopper)).json()).toEqual({ data: details })
      const { data } = (await get(shop(), `/users/profile/${shopper.user.id}`, shopper)).json<{
        data: object
      }>()
      expect(data).toMatchObject({ phone: { fullNumber: '+968 90000000' } })
      const other = await get(shop(), '/account/details', await shop().createShopper())
      expect(other.json()).toEqual({
        data: { phone: '', language: 'en', occupation: '', description: '', website: '' },
      })
    })

    test.each([
      [{ phone: '12' }, 422, 'Enter a phone number of 4 to 15 digits.'],
      [{ occupation: 'x'.repeat(101) }, 400, 'Please check occupation'],
    ])('are rejected with %j', async (changes, status, sentence) => {
      const response = await patchDetails(shop(), shopper, { ...details, ...changes })
      expect(response.statusCode).toBe(status)
      expect(getMessage(response)).toContain(sentence)
      expect(await getUser()).toMatchObject({ phoneNumber: '', occupation: '' })
    })
  })

  describe('the password', () => {
    test('changes with the present one, and all other sessions end', async () => {
      const browser = createFormClient(shop().app)
      await logIn(browser, shopper.user.email)
      const hasSession = async () =>
        (await browser.open('/portal')).headers.location?.startsWith('http://site.test/')
      expect(await hasSession()).toBe(true)
      const response = await changePassword({ currentPassword: PASSWORD, password: NEW_PASSWORD })
      expect(getMessage(response)).toBe('Your password has been changed.')
      expect(await hasSession()).toBe(false)
      expect((await get(shop(), '/account/details', shopper)).statusCode).toBe(200)
      expect(await canLogIn(PASSWORD)).toBe(false)
      expect(await canLogIn(NEW_PASSWORD)).toBe(true)
      expect((await deliverMails(shop())).map(({ kind }) => kind)).toEqual(['passwordChanged'])
    })

    test.each([
      ['a wrong current one', 'wrong', NEW_PASSWORD, 'This is not your current password.'],
      ['a common one', PASSWORD, 'password123', 'one of the first that a stranger would try'],
      ['the current one again', PASSWORD, PASSWORD, 'Choose another one.'],
      ['a short one', PASSWORD, 'short', '8 to 200 characters'],
    ])('is not changed with %s', async (_name, currentPassword, password, sentence) => {
      const response = await changePassword({ currentPassword, password })
      expect(response.statusCode).toBe(422)
      expect(getMessage(response)).toContain(sentence)
      expect(await getUser()).toMatchObject({ passwordHash: shopper.user.passwordHash })
      expect(await deliverMails(shop())).toEqual([])
    })
  })

  describe('the e-mail address', () => {
    test('gets a link, however it was typed, and stays until that is confirmed', async () => {
      const email = `new.${shopper.user.email}`
      const typed = ` ${email.toUpperCase()}\u200f`
      const response = await changeEmail({ email: typed, currentPassword: PASSWORD })
      expect(getMessage(response)).toContain('We have sent a link to the new address.')
      const mails = await deliverMails(shop())
      expect(mails.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
        ['emailChange', email],
        ['emailChangeRequested', shopper.user.email],
      ])
      expect(await getUser()).toMatchObject({ email: shopper.user.email })
    })

    test('gets the same response when it is taken', async () => {
      const { user: owner } = await shop().createShopper()
      const taken = await changeEmail({ email: owner.email, currentPassword: PASSWORD })
      const free = await changeEmail({ email: `free.${owner.email}`, currentPassword: PASSWORD })
      expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
    })

    test('is not changed without the password, to the same or to none', async () => {
      const { email } = shopper.user
      const wrong = await changeEmail({ email: `new.${email}`, currentPassword: 'wrong' })
      expect([wrong.statusCode, getMessage(wrong)]).toEqual([
        422,
        'This is not your current password.',
      ])
      const same = await changeEmail({ email: email.toUpperCase(), currentPassword: PASSWORD })
      expect([same.statusCode, getMessage(same)]).toEqual([422, 'This is your address already.'])
      const nowhere = { email: 'new@deleted.invalid', currentPassword: PASSWORD }
      expect(getMessage(await changeEmail(nowhere))).toContain('No e-mail reaches this address.')
      const none = await changeEmail({ email: 'new', currentPassword: PASSWORD })
      expect(none.statusCode).toBe(400)
      expect(await deliverMails(shop())).toEqual([])
    })
  })

  test('is nobody’s without a log-in', async () => {
    const fields = { currentPassword: PASSWORD, password: NEW_PASSWORD, email: 'x@site.test' }
    const statuses = [
      await get(shop(), '/account/details'),
      await patchDetails(shop(), null, details),
      await post(shop(), '/account/password', null, fields),
      await post(shop(), '/account/email', null, fields),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([401, 401, 401, 401])
  })
})

describeOnDatabases('limits of passwords tried in an account', ({ openDatabase }) => {
  const shop = withShop(openDatabase, { rateLimits: true })

  test('hold for the password and the e-mail address together', async () => {
    const shopper = await shop().createShopper()
    const fields = { currentPassword: 'wrong', password: NEW_PASSWORD, email: 'x@site.test' }
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) {
      const path = count % 2 ? '/account/email' : '/account/password'
      statuses.push((await post(shop(), path, shopper, fields)).statusCode)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
  })

  test('five e-mails with a link go to one address within half an hour', async () => {
    const email = 'wanted@site.test'
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      const shopper = await shop().createShopper()
      const fields = { email, currentPassword: PASSWORD }
      statuses.push((await post(shop(), '/account/email', shopper, fields)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('parsePhone', () => {
  test.each([
    ['٩٠٠٠-٠٠٠٠', '+968', '90000000'],
    ['(90) 00.00', '+968', '900000'],
    [' ', '', ''],
    ['+968 9000 0000', '+968', '90000000'],
    ['00968 9000 0000', '+968', '90000000'],
    ['٠٠٩٦٨ ٩٠٠٠٠٠٠٠', '+968', '90000000'],
    ['+44 20 7946 0000', '+44', '2079460000'],
    ['+1 212 555 0100', '+1', '2125550100'],
  ])('splits %j', (typed, dialCode, phoneNumber) => {
    expect(parsePhone(typed)).toEqual({ dialCode, phoneNumber })
  })

  test.each(['12', 'none', '+968', '9'.repeat(16)])('returns null for %j', (typed) => {
    expect(parsePhone(typed)).toBeNull()
  })
})
