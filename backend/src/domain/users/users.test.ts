import { profileResponseSchema, profileSchema } from '@shop/contracts/wire/user.ts'

import { API_BASE } from '../../app.ts'
import { describeOnDatabases, openSqliteFile } from '../../testing/databases.ts'
import { deliverMails, findLink } from '../../testing/mailbox.ts'
import { get } from '../../testing/requests.ts'
import { getMessage } from '../../testing/responses.ts'
import { openShop, type Shopper, type TestShop, withShop } from '../../testing/test-shop.ts'
import { confirmEmailChange, requestEmailChange } from './email-change.service.ts'
import { createUser, findUserByEmail, toProfile, updateProfile } from './user.store.ts'

describe('user routes', () => {
  const shop = withShop(openSqliteFile)
  const update = ({ headers }: Shopper, userId: string, payload: object) => {
    const url = `${API_BASE}/users/dashboard/update-profile/${userId}`
    return shop().app.inject({ method: 'PATCH', url, headers, payload })
  }

  test('PATCH update-profile changes the user’s own profile', async () => {
    const shopper = await shop().createShopper()
    const { id, email } = shopper.user
    const payload = { firstName: ' Sara ', lastName: 'B', email, address: 'Way 2' }
    const response = await update(shopper, id, payload)
    expect(response.json()).toEqual({ message: 'Profile updated successfully!' })
    const profile = await get(shop(), `/users/profile/${id}`, shopper)
    const { data } = profileResponseSchema.parse(profile.json())
    expect(data).toMatchObject({ firstName: 'Sara', lastName: 'B', address: 'Way 2' })
  })

  test('rejects other users with the same 403 for known and unknown ids', async () => {
    const [owner, other] = [await shop().createShopper(), await shop().createShopper()]
    const { id, email } = owner.user
    const foreign = await get(shop(), `/users/profile/${id}`, other)
    const missing = await get(shop(), '/users/profile/no-such-user', other)
    expect(foreign.statusCode).toBe(403)
    expect(foreign.body).toBe(missing.body)
    expect((await update(other, id, { firstName: 'X', email })).statusCode).toBe(403)
  })

  test('PATCH update-profile rejects another e-mail address, whether it is taken or not', async () => {
    const [shopper, other] = [await shop().createShopper(), await shop().createShopper()]
    for (const email of [other.user.email, 'free@site.test']) {
      const response = await update(shopper, shopper.user.id, { firstName: 'X', email })
      expect(response.statusCode).toBe(409)
      expect(getMessage(response)).toContain('changed in the settings of your account')
    }
    const profile = await get(shop(), `/users/profile/${shopper.user.id}`, shopper)
    expect(profileResponseSchema.parse(profile.json()).data).toMatchObject({
      firstName: shopper.user.firstName,
      email: shopper.user.email,
    })
  })

  test('PATCH update-profile accepts the same e-mail address, however it was typed', async () => {
    const shopper = await shop().createShopper()
    const { id, email } = shopper.user
    const typed = `\u200f${email.toUpperCase().replace('@', '＠')} `
    const response = await update(shopper, id, { firstName: 'X', email: typed })
    expect(response.statusCode).toBe(200)
  })
})

describe('user.store', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(openSqliteFile)
  })
  afterAll(() => shop.close())

  const newcomer = { passwordHash: 'hash', firstName: 'Noor', lastName: 'Al Said' }

  test('createUser returns null when the e-mail address is taken in any case', async () => {
    const user = await createUser(shop.deps, { ...newcomer, email: ' Noor@Site.Test ' })
    expect(user?.email).toBe('noor@site.test')
    expect(await createUser(shop.deps, { ...newcomer, email: 'NOOR@site.test' })).toBeNull()
    expect(await findUserByEmail(shop.deps.db, 'nOOr@site.test')).toEqual(user)
    expect(await findUserByEmail(shop.deps.db, 'nobody@site.test')).toBeUndefined()
  })

  test('createUser succeeds once for concurrent registrations of one e-mail address', async () => {
    const email = 'wanted@site.test'
    const attempts = Array.from({ length: 10 }, () => createUser(shop.deps, { ...newcomer, email }))
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1)
  })

  test('toProfile returns the profile without the password hash', async () => {
    const phone = { dialCode: '+968', phoneNumber: '90000000' }
    const user = await createUser(shop.deps, { ...newcomer, ...phone, email: 'phone@site.test' })
    if (!user) throw new Error('The user exists already.')
    const profile = toProfile(user)
    expect(profileSchema.parse(profile)).toEqual(profile)
    expect(profile.phone).toEqual({ dialCode: '+968', fullNumber: '+968 90000000' })
    expect(JSON.stringify(profile)).not.toContain('hash')
    expect(toProfile({ ...user, phoneNumber: '' }).phone?.fullNumber).toBe('')
  })

  test('updateProfile leaves absent fields unchanged', async () => {
    const { db } = shop.deps
    const { user } = await shop.createShopper()
    const { email, lastName } = user
    await updateProfile(db, user, { firstName: 'New', email, address: 'Way 9' })
    expect(await findUserByEmail(db, email)).toMatchObject({
      firstName: 'New',
      lastName,
      address: 'Way 9',
    })
    await updateProfile(db, user, { firstName: 'New', lastName: '', email })
    expect(await findUserByEmail(db, email)).toMatchObject({ lastName: '', address: 'Way 9' })
  })
})

describeOnDatabases('confirmEmailChange', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  test('gives an address to one of several users who confirm it at the same time', async () => {
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop().createShopper()))
    for (const { user } of shoppers) await requestEmailChange(shop().deps, user, 'wanted@site.test')
    const mails = await deliverMails(shop())
    const tokens = mails.flatMap((mail) => {
      if (mail.kind !== 'emailChange') return []
      return new URL(findLink(mail, '/portal/confirm-email'), 'http://x').searchParams.getAll(
        'token',
      )
    })
    expect(tokens).toHaveLength(4)
    const results = await Promise.all(tokens.map((token) => confirmEmailChange(shop().deps, token)))
    expect(results.filter(Boolean)).toHaveLength(1)
  })
})
