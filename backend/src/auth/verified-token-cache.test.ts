import { withVerifiedTokenCache } from './verified-token-cache.ts'

const noon = new Date('2026-01-01T12:00:00Z')
const later = new Date('2026-01-01T12:01:00Z')

function setUp(capacity?: number) {
  const verify = jest.fn(async (token: string) =>
    token === 'bad' ? null : { jti: `id of ${token}`, expiresAt: later.getTime() },
  )
  return { verify, read: withVerifiedTokenCache(verify, capacity) }
}

test('withVerifiedTokenCache verifies a token once until it expires', async () => {
  const { verify, read } = setUp()
  expect(await read('a', noon)).toBe('id of a')
  expect(await read('a', noon)).toBe('id of a')
  expect(verify).toHaveBeenCalledTimes(1)
  await read('a', later)
  expect(verify).toHaveBeenCalledTimes(2)
})

test('withVerifiedTokenCache does not cache invalid tokens', async () => {
  const { verify, read } = setUp()
  expect(await read('bad', noon)).toBeNull()
  expect(await read('bad', noon)).toBeNull()
  expect(verify).toHaveBeenCalledTimes(2)
})

test('withVerifiedTokenCache evicts the oldest token when full', async () => {
  const { verify, read } = setUp(2)
  for (const token of ['a', 'b', 'c', 'a']) await read(token, noon)
  expect(verify).toHaveBeenCalledTimes(4)
})
