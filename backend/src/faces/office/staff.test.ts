import {
  type OfficePermission,
  officePermissions,
} from '@shop/contracts/rules/office-permissions.ts'
import {
  officeLogSchema,
  officeSessionSchema,
  staffListSchema,
} from '@shop/contracts/wire/office.ts'

import { describeOnDatabases, openSqliteFile } from '../../testing/databases.ts'
import { createFormClient, type FormClient, logIn } from '../../testing/form-client.ts'
import { deliverMails } from '../../testing/mailbox.ts'
import { createOfficePerson, enterOffice, patch } from '../../testing/office.ts'
import { ACCEPTED_CARD, get, openPaymentSession, post, postCard } from '../../testing/requests.ts'
import { getMessage } from '../../testing/responses.ts'
import { PASSWORD, type Shopper, withShop } from '../../testing/test-shop.ts'

const NEW_PASSWORD = 'a long enough secret'

describeOnDatabases('staff', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  let owner: Shopper
  beforeAll(async () => {
    owner = await enterOffice(shop())
  })
  const change = (email: string, role: string | null, permissions: string[] = []) =>
    post(shop(), '/office/staff', owner, { email, role, permissions })
  const listStaff = async () =>
    staffListSchema.parse((await get(shop(), '/office/staff', owner)).json())
  const findUser = (email: string) =>
    shop().deps.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

  /** The path of the newest invitation that was sent, with its token. */
  async function receive(email: string): Promise<string> {
    const mail = (await deliverMails(shop())).findLast(({ recipient }) => recipient === email)
    expect(mail?.kind).toBe('staffInvitation')
    const [link = ''] = /http\S+token=[\w.-]+/.exec(mail?.text ?? '') ?? []
    const { pathname, search } = new URL(link)
    return pathname + search
  }
  async function open(path: string, browser: FormClient = createFormClient(shop().app)) {
    await browser.open(path)
    return { browser, page: await browser.open('/portal/invitation?lang=en') }
  }
  const openLoggedIn = async (email: string) => {
    const browser = createFormClient(shop().app)
    await logIn(browser, email)
    return browser
  }
  const takeUp = (browser: FormClient, fields: Record<string, string> = {}) =>
    browser.submit('/portal/invitation', fields)

  test('is who takes up an invitation that was sent to their address, which the log tells', async () => {
    const { user } = await shop().createShopper()
    expect((await change(` ${user.email.toUpperCase()}`, 'staff', ['refunds'])).statusCode).toBe(
      200,
    )
    expect((await findUser(user.email))?.role).toBeNull()
    expect((await listStaff()).invitations).toMatchObject([
      { email: user.email, role: 'staff', permissions: ['refunds'] },
    ])
    const { browser, page } = await open(await receive(user.email), await openLoggedIn(user.email))
    expect(page.body).toContain('You are logged in as')
    const taken = await takeUp(browser)
    expect(taken.headers.location).toBe('http://site.test/office')
    const { results, invitations } = await listStaff()
    expect(invitations).toEqual([])
    expect(results).toContainEqual(
      expect.objectContaining({ email: user.email, role: 'staff', permissions: ['refunds'] }),
    )
    const { email } = user
    const log = officeLogSchema.parse((await get(shop(), '/office/log', owner)).json()).results
    expect(log.slice(0, 2)).toMatchObject([
      { who: email, kind: 'staff', subject: user.id, subjectName: email },
      { who: owner.user.email, kind: 'invitation' },
    ])
    expect(log[0]?.changes).toContainEqual({ field: 'role', before: 'null', after: '"staff"' })
  })

  test('is nobody who only has registered the address: the link asks for their password', async () => {
    const squatter = await shop().createShopper()
    await change(squatter.user.email, 'staff')
    const { browser, page } = await open(await receive(squatter.user.email))
    expect(page.body).toContain('Log in to take it up')
    const refused = await takeUp(browser, { password: 'a guess of somebody' })
    expect(refused.headers.location).toContain('/portal/invitation')
    expect((await findUser(squatter.user.email))?.role).toBeNull()
    expect((await get(shop(), '/office/session', squatter)).statusCode).toBe(404)
    await takeUp(browser, { password: PASSWORD })
    expect((await findUser(squatter.user.email))?.role).toBe('staff')
    // Whoever else was logged in there is not any more.
    expect((await get(shop(), '/account/details', squatter)).statusCode).toBe(401)
  })

  test('may be somebody without an account, who registers with the link', async () => {
    const email = 'new.colleague@site.test'
    await change(email, 'staff', ['exports', 'freeCodes'])
    const other = await shop().createShopper()
    const { browser, page } = await open(await receive(email), await openLoggedIn(other.user.email))
    expect(page.body).toContain('Create an account')
    const names = { firstName: 'Maha', lastName: 'Al Balushi' }
    await takeUp(browser, { ...names, password: 'short' })
    expect(await findUser(email)).toBeUndefined()
    await takeUp(browser, { ...names, password: NEW_PASSWORD })
    expect(await findUser(email)).toMatchObject({
      ...{ ...names, role: 'staff', officePermissions: '["exports","freeCodes"]' },
    })
    expect((await findUser(other.user.email))?.role).toBeNull()
  })

  test('are invited once for each link, until it expires or is withdrawn; it can be sent again', async () => {
    const { user } = await shop().createShopper()
    const { email } = user
    const isOpen = async (path: string) => (await open(path)).page.statusCode === 200
    await change(email, 'staff')
    const link = await receive(email)
    shop().advanceClock(7 * 24 * 60 - 1)
    expect(await isOpen(link)).toBe(true)
    shop().advanceClock(2)
    expect(await isOpen(link)).toBe(false)
    owner = await enterOffice(shop())
    expect((await listStaff()).invitations).toMatchObject([{ email, hasExpired: true }])
    await change(email, 'owner')
    expect(await receive(email)).toBe(link)
    expect(await isOpen(link)).toBe(true)
    expect((await change(email, null)).statusCode).toBe(200)
    expect(await isOpen(link)).toBe(false)
    expect((await listStaff()).invitations).toEqual([])
    await change(email, 'staff')
    const second = await receive(email)
    expect(second).not.toBe(link)
    const { browser } = await open(second, await openLoggedIn(email))
    const { browser: again } = await open(second, await openLoggedIn(email))
    await takeUp(browser)
    await takeUp(again)
    expect(await isOpen(second)).toBe(false)
    const stored = await shop().deps.db.selectFrom('staffInvitations').selectAll().execute()
    expect(stored).toEqual([])
  })

  test('keeps no link in the database, and sends none that was withdrawn', async () => {
    const email = 'late@site.test'
    await change(email, 'staff')
    await change(email, null)
    expect((await deliverMails(shop())).filter(({ recipient }) => recipient === email)).toEqual([])
    await change(email, 'staff')
    const token = /token=(.+)/.exec(await receive(email))?.[1] ?? ''
    const { db } = shop().deps
    const rows = [
      await db.selectFrom('staffInvitations').selectAll().execute(),
      await db.selectFrom('mails').selectAll().execute(),
    ]
    expect(token).not.toBe('')
    expect(JSON.stringify(rows)).not.toContain(token)
    await change(email, null)
  })

  test('loses the role at once, with the second factor; another role of theirs needs no link', async () => {
    const person = await enterOffice(shop(), 'staff')
    const { email } = person.user
    await change(email, 'owner')
    expect((await findUser(email))?.role).toBe('owner')
    expect(await deliverMails(shop())).toEqual([])
    expect((await change(email, null)).statusCode).toBe(200)
    expect((await get(shop(), '/office/session', person)).statusCode).toBe(404)
    const { db } = shop().deps
    await db.updateTable('users').set({ role: 'staff' }).where('email', '=', email).execute()
    const session = await get(shop(), '/office/session', person)
    expect(session.json()).toMatchObject({ secondFactor: 'missing' })
  })

  test('keeps role and address until another address is confirmed', async () => {
    const person = await createOfficePerson(shop(), 'staff')
    const email = `changed.${person.user.email}`
    await post(shop(), '/account/email', person, { email, currentPassword: PASSWORD })
    expect(await findUser(email)).toBeUndefined()
    const update = { firstName: 'Salma', email }
    const profile = `/users/dashboard/update-profile/${person.user.id}`
    expect((await patch(shop(), profile, person, update)).statusCode).toBe(409)
    expect(await findUser(person.user.email)).toMatchObject({ role: 'staff' })
  })
})

describe('changes of staff', () => {
  const shop = withShop(openSqliteFile)

  test.each([
    ['a role that there is not', { email: 'a@site.test', role: 'king' }, 400],
    [
      'a permission that there is not',
      { email: 'a@site.test', role: 'staff', permissions: ['x'] },
      400,
    ],
    ['to take a role from nobody', { email: 'nobody@site.test', role: null }, 422],
    ['an address that no e-mail reaches', { email: 'a@x.invalid', role: 'staff' }, 422],
    ['markup', { email: '<b>@site.test', role: 'staff' }, 400],
    ['no object', [], 400],
  ])('refuse %s', async (_, body, status) => {
    const owner = await enterOffice(shop())
    const response = await post(shop(), '/office/staff', owner, body)
    expect(response.statusCode).toBe(status)
    expect(getMessage(response)).toMatch(/\.$/)
  })

  test('leave owners their own role', async () => {
    const owner = await enterOffice(shop())
    const own = { email: owner.user.email, role: null }
    const response = await post(shop(), '/office/staff', owner, own)
    expect(getMessage(response)).toContain('You cannot change your own role.')
  })
})

describe('permissions of staff', () => {
  const shop = withShop(openSqliteFile)
  const coupon = {
    ...{ discountType: 'percentage', startsAt: null, expiresAt: null },
    ...{ maxUses: null, maxUsesPerMember: null },
  }
  const enter = (permissions: OfficePermission[]) => enterOffice(shop(), 'staff', permissions)
  let paidOrder: string
  beforeAll(async () => {
    const buyer = await shop().createShopper()
    await postCard(shop(), await openPaymentSession(shop(), buyer), ACCEPTED_CARD)
    const order = await shop().deps.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    paidOrder = order.id
    const free = { ...coupon, code: 'TEAM100', discountValue: 100 }
    await post(shop(), '/office/coupons', await enterOffice(shop()), free)
  })

  const calls: [
    OfficePermission,
    string,
    (person: Shopper) => Promise<{ statusCode: number; body: string }>,
  ][] = [
    [
      'refunds',
      'give money back',
      (person) =>
        post(shop(), `/office/orders/${paidOrder}/refunds`, person, {
          id: `refund-by-${person.user.id}`,
          amount: 1,
        }),
    ],
    ['exports', 'export the orders', (person) => get(shop(), '/office/orders.csv', person)],
    [
      'freeCodes',
      'save codes',
      (person) => {
        const code = `FREE${person.user.id.slice(0, 6).toUpperCase()}`
        return post(shop(), '/office/coupons', person, { ...coupon, code, discountValue: 100 })
      },
    ],
    [
      'freeCodes',
      'save codes',
      (person) =>
        patch(shop(), '/office/coupons/TEAM100', person, {
          ...coupon,
          discountValue: 5,
          version: 1,
        }),
    ],
  ]

  test.each(calls)('%s: only who has it may %s', async (permission, sentence, call) => {
    const others = officePermissions.filter((each) => each !== permission)
    const refused = await call(await enter(others))
    expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining(sentence)])
    expect((await call(await enter([permission]))).statusCode).toBe(200)
  })

  test('are all an owner’s, none of those who were of the staff before, and told to the session', async () => {
    const readPermissions = async (person: Shopper) => {
      const session = await get(shop(), '/office/session', person)
      return officeSessionSchema.parse(session.json()).permissions
    }
    expect(await readPermissions(await createOfficePerson(shop(), 'staff'))).toEqual([])
    expect(await readPermissions(await enter(['exports']))).toEqual(['exports'])
    const owner = await enterOffice(shop())
    expect(await readPermissions(owner)).toEqual(officePermissions)
    const discount = { ...coupon, code: 'NINETY', discountValue: 99 }
    const staff = await enter([])
    expect((await post(shop(), '/office/coupons', staff, discount)).statusCode).toBe(200)
    const email = staff.user.email
    await post(shop(), '/office/staff', owner, { email, role: 'staff', permissions: ['exports'] })
    expect((await get(shop(), '/office/orders.csv', staff)).statusCode).toBe(200)
    await post(shop(), '/office/staff', owner, { email, role: 'staff', permissions: [] })
    expect((await get(shop(), '/office/orders.csv', staff)).statusCode).toBe(403)
  })
})
