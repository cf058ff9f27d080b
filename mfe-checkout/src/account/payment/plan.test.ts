import { formatPlanPrice } from './plan.ts'

describe('formatPlanPrice', () => {
  test('returns $18 monthly and twelve times as much annually', () => {
    expect(formatPlanPrice('monthly')).toBe('$18')
    expect(formatPlanPrice('annual')).toBe('$216')
  })
})
