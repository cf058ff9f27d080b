import { findProblems } from '../testing/find-problems.ts'
import { rules } from './contact-form.ts'

test.each(['firstName', 'lastName', 'email', 'subject', 'message'] as const)(
  '%s must be filled in, not with spaces',
  (name) => {
    expect(findProblems(rules[name], '')).toContain('missing')
    expect(findProblems(rules[name], '   ')).toContain('missing')
  },
)

test('the phone number is optional', () => {
  expect(findProblems(rules.phone, '')).toEqual([])
})

test.each([
  ['maha@example.com', []],
  [' maha@example.com ', []],
  ['maha.al-balushi+shop@mail.example.co.om', []],
  ['maha', ['invalid']],
  ['maha@example', ['invalid']],
  ['maha@example.', ['invalid']],
  ['maha @example.com', ['invalid']],
  ['@example.com', ['invalid']],
])('the e-mail address %s breaks %j', (email, rulesBroken) => {
  expect(findProblems(rules.email, email)).toEqual(rulesBroken)
})

test('a message may have 500 characters and no more', () => {
  expect(findProblems(rules.message, 'x'.repeat(500))).toEqual([])
  expect(findProblems(rules.message, 'x'.repeat(501))).toEqual(['invalid'])
})
