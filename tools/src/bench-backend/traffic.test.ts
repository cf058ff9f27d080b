import { orderRequestSchema } from '@shop/contracts/order.ts'

import { createTraffic } from './traffic.ts'

const product = {
  _id: 'card',
  title: { en: 'Card' },
  description: { en: '' },
  price: 9.99,
  currency: 'OMR',
  coverImgUrl: '',
}
const member = { id: 'u1', email: 'a@site.test', headers: { authorization: 'Bearer x' } }
const next = createTraffic({ categories: ['cards'], products: [product] }, [member])
const requests = Array.from({ length: 1000 }, (_, index) => next(index))

function count(kind: string): number {
  return requests.filter((request) => request.kind === kind).length
}

describe('createTraffic', () => {
  test('returns every hundred requests in the same mix', () => {
    const kinds = ['list', 'product', 'categories', 'agents', 'profile', 'coupon', 'order']
    expect(kinds.map(count)).toEqual([300, 350, 80, 50, 80, 40, 100])
  })

  test('returns valid orders, each with its own number', () => {
    const bodies = requests.flatMap(({ kind, body }) =>
      kind === 'order' ? [JSON.parse(body ?? '') as { trackingOrderId: string }] : [],
    )
    for (const body of bodies) expect(orderRequestSchema.safeParse(body).error).toBeUndefined()
    expect(new Set(bodies.map((body) => body.trackingOrderId)).size).toBe(bodies.length)
  })

  test('adds a token to private requests only', () => {
    const withToken = new Set(requests.filter(({ headers }) => headers).map(({ kind }) => kind))
    expect([...withToken].sort()).toEqual(['coupon', 'order', 'profile'])
  })
})
