import { emptyForm, rules } from './contact-form.ts'

/** Names of the rules that a value breaks. */
function broken(name: keyof typeof rules, value: string): string[] {
  return Object.entries(rules[name] ?? {}).flatMap(([rule, isMet]) =>
    isMet?.(value, emptyForm) ? [] : [rule],
  )
}

test.each(['firstName', 'lastName', 'email', 'subject', 'message'] as const)(
  '%s must be filled in, not with spaces',
  (name) => {
    expect(broken(name, '')).toContain('missing')
    expect(broken(name, '   ')).toContain('missing')
  },
)

test('the phone number is optional', () => {
  expect(broken('phone', '')).toEqual([])
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
  expect(broken('email', email)).toEqual(rulesBroken)
})

test('a message may have 500 characters and no more', () => {
  expect(broken('message', 'x'.repeat(500))).toEqual([])
  expect(broken('message', 'x'.repeat(501))).toEqual(['invalid'])
})
