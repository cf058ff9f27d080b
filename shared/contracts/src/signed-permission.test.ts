import fc from 'fast-check'

import { checkPermission, signPermission } from './signed-permission.ts'

const secret = 'a secret of at least 32 characters'
const now = new Date('2026-03-01T09:00:00Z')
const later = new Date('2026-03-08T09:00:00Z')

describe('checkPermission', () => {
  test('accepts a permission until it expires', async () => {
    const token = await signPermission(secret, 'tester', later)
    expect(await checkPermission(secret, 'tester', token, now)).toEqual({ expiresAt: later })
    expect(await checkPermission(secret, 'tester', token, later)).toBe('expired')
  })

  test('rejects one of another key or for another purpose', async () => {
    const token = await signPermission(secret, 'tester', later)
    expect(await checkPermission(`${secret}!`, 'tester', token, now)).toBe('invalid')
    expect(await checkPermission(secret, 'reports', token, now)).toBe('invalid')
  })

  test('rejects one whose expiry was moved', async () => {
    const token = await signPermission(secret, 'tester', now)
    const moved = token.replace(/^\d+/, String(later.getTime() / 1000))
    expect(await checkPermission(secret, 'tester', moved, now)).toBe('invalid')
  })

  test.each(['', '.', '1772355600', '1772355600.', `1772355600.${'0'.repeat(64)}`, 'null'])(
    'rejects %j',
    async (token) => expect(await checkPermission(secret, 'tester', token, now)).toBe('invalid'),
  )

  test('rejects whatever is changed', async () => {
    const token = await signPermission(secret, 'tester', later)
    const change = fc.tuple(
      fc.nat(token.length - 1),
      fc.constantFrom(...'0123456789abcdef.'.split('')),
    )
    await fc.assert(
      fc.asyncProperty(change, async ([at, character]) => {
        fc.pre(token[at] !== character)
        const changed = token.slice(0, at) + character + token.slice(at + 1)
        expect(await checkPermission(secret, 'tester', changed, now)).toBe('invalid')
      }),
    )
  })
})
