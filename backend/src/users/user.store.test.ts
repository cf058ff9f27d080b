import { profileSchema } from '@shop/contracts/user.ts'

import { openShop, openSqliteFile, type TestShop } from '../testing/test-shop.ts'
import { createUser, findByEmail, toProfile, updateProfile } from './user.store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop(openSqliteFile)
})
afterAll(() => shop.close())

const newcomer = { passwordHash: 'hash', firstName: 'Noor', lastName: 'Al Said' }

test('an e-mail address belongs to one user, in any case', async () => {
  const user = await createUser(shop.deps, { ...newcomer, email: ' Noor@Site.Test ' })
  expect(user?.email).toBe('noor@site.test')
  expect(await createUser(shop.deps, { ...newcomer, email: 'NOOR@site.test' })).toBeNull()
  expect(await findByEmail(shop.deps.db, 'nOOr@site.test')).toEqual(user)
  expect(await findByEmail(shop.deps.db, 'nobody@site.test')).toBeUndefined()
})

test('of many who register with one address at once, one gets it', async () => {
  const email = 'wanted@site.test'
  const attempts = Array.from({ length: 10 }, () => createUser(shop.deps, { ...newcomer, email }))
  expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1)
})

test('a profile has what the site shows, and no password', async () => {
  const phone = { dialCode: '+968', phoneNumber: '90000000' }
  const user = await createUser(shop.deps, { ...newcomer, ...phone, email: 'phone@site.test' })
  if (!user) throw new Error('The user exists already.')
  const profile = toProfile(user)
  expect(profileSchema.parse(profile)).toEqual(profile)
  expect(profile.phone).toEqual({ dialCode: '+968', fullNumber: '+968 90000000' })
  expect(JSON.stringify(profile)).not.toContain('hash')
  expect(toProfile({ ...user, phoneNumber: '' }).phone?.fullNumber).toBe('')
})

test('an update leaves alone what it does not name', async () => {
  const { db } = shop.deps
  const { user } = await shop.shopper()
  const { id, email, lastName } = user
  await updateProfile(db, id, { firstName: 'New', email, address: 'Way 9' })
  expect(await findByEmail(db, email)).toMatchObject({
    firstName: 'New',
    lastName,
    address: 'Way 9',
  })
  await updateProfile(db, id, { firstName: 'New', lastName: '', email })
  expect(await findByEmail(db, email)).toMatchObject({ lastName: '', address: 'Way 9' })
})
