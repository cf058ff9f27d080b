import { findProblems } from '../testing/find-problems.ts'
import { rules } from './contact-form.ts'

describe('contact rules', () => {
  test.each(['firstName', 'lastName', 'email', 'subject', 'message'] as const)(
    'reject a blank %s',
    (name) => {
      expect(findProblems(rules[name], '')).toContain('missing')
      expect(findProblems(rules[name], '   ')).toContain('missing')
    },
  )

  test('accept an empty phone number', () => {
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
  ])('for the e-mail address %s report %j', (email, rulesBroken) => {
    expect(findProblems(rules.email, email)).toEqual(rulesBroken)
  })

  test('reject a message of more than 500 characters', () => {
    expect(findProblems(rules.message, 'x'.repeat(500))).toEqual([])
    expect(findProblems(rules.message, 'x'.repeat(501))).toEqual(['invalid'])
  })
})
