import { formatPlanPrice } from './plan.ts'

test('the plan is $18 a month, and twelve times that a year', () => {
  expect(formatPlanPrice('monthly')).toBe('$18')
  expect(formatPlanPrice('annual')).toBe('$216')
})
