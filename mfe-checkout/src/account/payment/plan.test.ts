import { planPrice } from './plan.ts'

test('the plan is $18 a month, and twelve times that a year', () => {
  expect(planPrice('monthly')).toBe('$18')
  expect(planPrice('annual')).toBe('$216')
})
