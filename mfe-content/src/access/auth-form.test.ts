import { MIN_PASSWORD_LENGTH, rules } from './auth-form.ts'

/** Names of the checks that a value fails. */
function broken<Value>(
  rule: { validate: Record<string, (value: Value) => boolean> },
  value: Value,
) {
  return Object.entries(rule.validate).flatMap(([name, check]) => (check(value) ? [] : [name]))
}

test('a name is more than spaces', () => {
  expect(broken(rules.name, 'Maha')).toEqual([])
  expect(broken(rules.name, '  ')).toEqual(['missing'])
})

test.each([
  ['maha@example.com', []],
  [' maha@example.com ', []],
  ['', ['missing', 'invalid']],
  ['maha', ['invalid']],
  ['maha@example', ['invalid']],
  ['maha @example.com', ['invalid']],
])('the e-mail address %j fails %j', (email, checks) => {
  expect(broken(rules.email, email)).toEqual(checks)
})

test('a password may be anything, a new one must have 8 characters', () => {
  expect(broken(rules.password, '')).toEqual(['missing'])
  expect(broken(rules.password, ' ')).toEqual([])
  expect(MIN_PASSWORD_LENGTH).toBe(8)
  expect(broken(rules.newPassword, '1234567')).toEqual(['short'])
  expect(broken(rules.newPassword, '12345678')).toEqual([])
})

test('the terms have to be accepted', () => {
  expect(broken(rules.terms, false)).toEqual(['missing'])
  expect(broken(rules.terms, true)).toEqual([])
})
