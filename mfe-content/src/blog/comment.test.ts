import { findProblems } from '../testing/find-problems.ts'
import { rules } from './comment.ts'

describe('comment rules', () => {
  test.each(['name', 'email', 'comments'] as const)('reject a blank %s', (name) => {
    expect(findProblems(rules[name], '')).toContain('missing')
    expect(findProblems(rules[name], '  ')).toContain('missing')
    expect(findProblems(rules[name], 'maha@example.com')).toEqual([])
  })

  test.each(['maha', 'maha@example', 'maha @example.com'])(
    'reject the e-mail address %s',
    (email) => {
      expect(findProblems(rules.email, email)).toEqual(['invalid'])
    },
  )
})
