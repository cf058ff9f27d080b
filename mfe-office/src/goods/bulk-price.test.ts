import { changePrice, toPercent } from './bulk-price.ts'

test.each([
  ['-10', -10],
  ['−10 %', -10],
  ['5', 5],
  ['+2.5', 2.5],
  ['٪٢٫٥', 2.5],
  ['', null],
  ['0', null],
  ['-100', null],
  ['ten', null],
  ['1.234', null],
])('toPercent reads %s as %s', (typed, percent) => {
  expect(toPercent(typed)).toBe(percent)
})

test.each([
  [24.9, -10, 22.41],
  [9.99, 5, 10.49],
  [0, 50, 0],
])('changePrice of %s by %s percent is %s', (price, percent, changed) => {
  expect(changePrice(price, percent)).toBe(changed)
})
