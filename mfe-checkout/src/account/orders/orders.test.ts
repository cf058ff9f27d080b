import { calculateTotals } from '@shop/contracts/pricing.ts'

import { hasInvoice, countItems, toOrderSearch, findOrder, sampleOrders } from './orders.ts'

const order = (no: string) => findOrder(new URLSearchParams({ order: no }))

test('the samples have every status there is', () => {
  const statuses = new Set(sampleOrders.map(({ status }) => status))
  expect([...statuses].sort()).toEqual(['canceled', 'delivered', 'processing'])
})

test('the newest is first, and each has a number of its own', () => {
  const dates = sampleOrders.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(new Set(sampleOrders.map(({ no }) => no)).size).toBe(sampleOrders.length)
})

test('an address leads back to its order', () => {
  for (const sample of sampleOrders) {
    const { search } = new URL(toOrderSearch(sample), 'http://shop.test')
    expect(findOrder(new URLSearchParams(search))).toBe(sample)
  }
})

test.each(['', '0', '#4821', '4821x'])('%j is no order', (no) => {
  expect(order(no)).toBeUndefined()
})

test('an address without an order names none', () => {
  expect(findOrder(new URLSearchParams())).toBeUndefined()
})

test('pieces count, not lines', () => {
  expect(sampleOrders.map(countItems)).toEqual([2, 3, 1, 14, 2])
})

test('whatever was canceled is not invoiced', () => {
  expect(sampleOrders.filter((sample) => !hasInvoice(sample)).map(({ no }) => no)).toEqual([
    '#4702',
  ])
})

test('an order costs its lines and the tax on them', () => {
  const [newest] = sampleOrders
  expect(calculateTotals(newest?.lines ?? [])).toEqual({
    subtotal: 4080,
    tax: 204,
    discount: 0,
    total: 4284,
  })
})
