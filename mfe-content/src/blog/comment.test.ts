import { findProblems } from '../testing/find-problems.ts'
import { rules } from './comment.ts'

test.each(['name', 'email', 'comments'] as const)('%s must be filled in', (name) => {
  expect(findProblems(rules[name], '')).toContain('missing')
  expect(findProblems(rules[name], '  ')).toContain('missing')
  expect(findProblems(rules[name], 'maha@example.com')).toEqual([])
})

test.each(['maha', 'maha@example', 'maha @example.com'])('%s is no e-mail address', (email) => {
  expect(findProblems(rules.email, email)).toEqual(['invalid'])
})
