import { jwtDecode } from 'jwt-decode'

import { testToken } from './token.ts'

describe('testToken', () => {
  test('returns a token of member-1 that is valid for an hour', () => {
    const { _id, exp } = jwtDecode<{ _id: string; exp: number }>(testToken())
    expect(_id).toBe('member-1')
    expect(exp - Date.now() / 1000).toBeGreaterThan(3590)
    expect(exp - Date.now() / 1000).toBeLessThan(3610)
  })

  test('encodes claims in any script', () => {
    expect(jwtDecode(testToken({ _id: 'x', exp: 5, firstName: 'مها' }))).toEqual({
      _id: 'x',
      exp: 5,
      firstName: 'مها',
    })
  })
})
