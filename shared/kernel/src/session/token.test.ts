import { expectConsole } from '@shop/testing/console.ts'
import { testToken } from '@shop/testing/token.ts'
import fc from 'fast-check'

import { decodeToken } from './token.ts'

const NOW = 1_700_000_000_000

test('a token yields its claims, further ones included', () => {
  expect(decodeToken(testToken({ _id: 'member-1', firstName: 'Maha' }))).toMatchObject({
    _id: 'member-1',
    firstName: 'Maha',
  })
})

test.each([
  ['in a second', 1, 'member-1'],
  ['right now', 0, undefined],
  ['a second ago', -1, undefined],
])('a token that expires %s', (_, seconds, id) => {
  const token = testToken({ _id: 'member-1', exp: NOW / 1000 + seconds })
  expect(decodeToken(token, NOW)?._id).toBe(id)
})

test('a token without an expiry is left to the server to judge', () => {
  expect(decodeToken(testToken({ _id: 'member-1', exp: undefined }), NOW)?._id).toBe('member-1')
})

test.each([
  ['no _id', {}],
  ['an empty _id', { _id: '' }],
  ['a number as _id', { _id: 7 }],
  ['null as _id', { _id: null }],
  ['an expiry that is no number', { _id: 'member-1', exp: 'never' }],
])('a token with %s counts as logged out', (_, claims) => {
  expect(decodeToken(testToken(claims))).toBeNull()
})

test.each([[null], ['']])('no token (%j) is no session, and nothing to complain about', (token) => {
  expect(decodeToken(token)).toBeNull()
})

test.each(['nonsense', 'a.b.c', '..', '{"_id":"member-1"}', testToken().slice(0, 20)])(
  'what cannot be decoded (%s) counts as logged out and is logged',
  (token) => {
    expect(decodeToken(token)).toBeNull()
    expect(expectConsole()).toEqual([expect.stringMatching(/^JWT decode error:/)])
  },
)

test('no text makes it throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String().map((part) => `a.${part}.c`),
      ),
      (token) => {
        decodeToken(token)
        expectConsole()
      },
    ),
  )
})
