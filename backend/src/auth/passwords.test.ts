import { checkPassword, hashPassword } from './passwords.ts'

test('are kept as argon2id hashes, each with its own salt', async () => {
  const [one, two] = await Promise.all([hashPassword('secret'), hashPassword('secret')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
})

test('are recognised, and nothing else is', async () => {
  const hashed = await hashPassword('secret')
  expect(await checkPassword('secret', hashed)).toBe(true)
  expect(await checkPassword('Secret', hashed)).toBe(false)
  expect(await checkPassword('', hashed)).toBe(false)
})

test('belong to no account that does not exist, not even the decoy’s own', async () => {
  expect(await checkPassword('secret', undefined)).toBe(false)
  expect(await checkPassword('no account has this password', undefined)).toBe(false)
})
