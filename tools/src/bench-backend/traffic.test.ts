import { orderRequestSchema } from '@shop/contracts/order.ts'

import { trafficOf } from './traffic.ts'

const product = {
  ...{ _id: 'card', title: { en: 'Card' }, description: { en: '' }, price: 9.99 },
  ...{ currency: 'OMR', coverImgUrl: '' },
}
const member = { id: 'u1', email: 'a@site.test', headers: { authorization: 'Bearer x' } }
const next = trafficOf({ categories: ['cards'], products: [product] }, [member])
const requests = Array.from({ length: 1000 }, (_, index) => next(index))

function count(kind: string): number {
  return requests.filter((request) => request.kind === kind).length
}

test('every hundred requests have the same mix', () => {
  const kinds = ['list', 'product', 'categories', 'agents', 'profile', 'coupon', 'order']
  expect(kinds.map(count)).toEqual([300, 350, 80, 50, 80, 40, 100])
})

test('orders are such as the shop takes, each with a number of its own', () => {
  const bodies = requests.flatMap(({ kind, body }) =>
    kind === 'order' ? [JSON.parse(body ?? '')] : [],
  )
  for (const body of bodies) expect(orderRequestSchema.safeParse(body).error).toBeUndefined()
  expect(new Set(bodies.map((body) => body.trackingOrderId)).size).toBe(bodies.length)
})

test('only what is private carries a token', () => {
  const withToken = new Set(requests.filter(({ headers }) => headers).map(({ kind }) => kind))
  expect([...withToken].sort()).toEqual(['coupon', 'order', 'profile'])
})
