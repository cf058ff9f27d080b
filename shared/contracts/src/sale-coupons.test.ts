import { getSalePercent, MAX_SALE_PERCENT, saleCoupons } from './sale-coupons.ts'

test('the codes of the sale take 20, 30, 50 and 75 percent', () => {
  expect(saleCoupons.map(({ code }) => [code, getSalePercent(code)])).toEqual([
    ['SALE20OFF', 20],
    ['SALE30OFF', 30],
    ['SALE50OFF', 50],
    ['SALE75OFF', 75],
  ])
  expect(MAX_SALE_PERCENT).toBe(75)
})
