import { emptyComment, rules } from './comment.ts'

/** Names of the rules that a value breaks. */
function broken(name: keyof typeof rules, value: string): string[] {
  const checks = rules[name].validate
  if (typeof checks !== 'object') return []
  return Object.entries(checks).flatMap(([rule, check]) =>
    (check as (value: string, form: typeof emptyComment) => boolean)(value, emptyComment)
      ? []
      : [rule],
  )
}

test.each(['name', 'email', 'comments'] as const)('%s must be filled in', (name) => {
  expect(broken(name, '')).toContain('missing')
  expect(broken(name, '  ')).toContain('missing')
  expect(broken(name, 'maha@example.com')).toEqual([])
})

test.each(['maha', 'maha@example', 'maha @example.com'])('%s is no e-mail address', (email) => {
  expect(broken('email', email)).toEqual(['invalid'])
})
