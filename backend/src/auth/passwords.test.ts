import { hashPassword, verifyPassword } from './passwords.ts'

test('hashPassword returns an argon2id hash with its own salt', async () => {
  const [one, two] = await Promise.all([hashPassword('secret'), hashPassword('secret')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
})

test('verifyPassword accepts the right password only', async () => {
  const hashed = await hashPassword('secret')
  expect(await verifyPassword('secret', hashed)).toBe(true)
  expect(await verifyPassword('Secret', hashed)).toBe(false)
  expect(await verifyPassword('', hashed)).toBe(false)
})

test('verifyPassword rejects any password without a hash, even that of the dummy hash', async () => {
  expect(await verifyPassword('secret', undefined)).toBe(false)
  expect(await verifyPassword('no account has this password', undefined)).toBe(false)
})
