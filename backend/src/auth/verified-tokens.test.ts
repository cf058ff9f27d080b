import { rememberVerified } from './verified-tokens.ts'

const noon = new Date('2026-01-01T12:00:00Z')
const later = new Date('2026-01-01T12:01:00Z')

function setUp(capacity?: number) {
  const verify = jest.fn(async (token: string) =>
    token === 'bad' ? null : { jti: `id of ${token}`, expiresAt: later.getTime() },
  )
  return { verify, read: rememberVerified(verify, capacity) }
}

test('a token is checked once while it lasts', async () => {
  const { verify, read } = setUp()
  expect(await read('a', noon)).toBe('id of a')
  expect(await read('a', noon)).toBe('id of a')
  expect(verify).toHaveBeenCalledTimes(1)
  await read('a', later)
  expect(verify).toHaveBeenCalledTimes(2)
})

test('a bad token is checked every time', async () => {
  const { verify, read } = setUp()
  expect(await read('bad', noon)).toBeNull()
  expect(await read('bad', noon)).toBeNull()
  expect(verify).toHaveBeenCalledTimes(2)
})

test('only so many are remembered', async () => {
  const { verify, read } = setUp(2)
  for (const token of ['a', 'b', 'c', 'a']) await read(token, noon)
  expect(verify).toHaveBeenCalledTimes(4)
})
