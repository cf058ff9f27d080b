import { findProblems } from '../testing/find-problems.ts'
import { MIN_PASSWORD_LENGTH, newPasswordRules, rules } from './auth-form.ts'

describe('rules', () => {
  test('reject a blank name', () => {
    expect(findProblems(rules.name, 'Maha')).toEqual([])
    expect(findProblems(rules.name, '  ')).toEqual(['missing'])
  })

  test.each([
    ['maha@example.com', []],
    [' maha@example.com ', []],
    ['', ['missing', 'invalid']],
    ['maha', ['invalid']],
    ['maha@example', ['invalid']],
    ['maha @example.com', ['invalid']],
  ])('for the e-mail address %j report %j', (email, checks) => {
    expect(findProblems(rules.email, email)).toEqual(checks)
  })

  test('accept any password but require 8 characters of a new one', () => {
    expect(findProblems(rules.password, '')).toEqual(['missing'])
    expect(findProblems(rules.password, ' ')).toEqual([])
    expect(MIN_PASSWORD_LENGTH).toBe(8)
    expect(findProblems(newPasswordRules, '1234567')).toEqual(['short'])
    expect(findProblems(newPasswordRules, '12345678')).toEqual([])
  })
})
