import { profileSchema } from '@shop/contracts/user.ts'

import { openSqliteFile } from '../testing/databases.ts'
import { openShop, type TestShop } from '../testing/test-shop.ts'
import { createUser, findUserByEmail, toProfile, updateProfile } from './user.store.ts'

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
