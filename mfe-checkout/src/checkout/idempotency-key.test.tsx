import fc from 'fast-check'

import { clearIdempotencyKey, withTrackingId } from './idempotency-key.ts'

const order = {
  buyerEmail: 'maha@example.com',
  buyerPhoneNumber: '+96890000000',
  buyerAdress: 'Street 1',
  orderLists: [{ itemId: 'a', itemImage: '', itemName: 'A', itemPrice: 21, itemQuantity: 2 }],
  TotalOrderPrice: 44.1,
}
const getId = (changes: Partial<typeof order> = {}, userId = 'member-1') =>
  withTrackingId(userId, { ...order, ...changes }).trackingOrderId

describe('withTrackingId', () => {
  test('returns the order with a six-digit trackingOrderId', () => {
    const result = withTrackingId('member-1', order)
    expect(result).toEqual({ ...order, trackingOrderId: expect.any(Number) as number })
    expect(String(result.trackingOrderId)).toMatch(/^[1-9]\d{5}$/)
  })

  test('returns an id in range for any random value', () => {
    const random = jest.spyOn(crypto, 'getRandomValues')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (value) => {
        clearIdempotencyKey()
        random.mockImplementationOnce((array) => {
          if (array instanceof Uint32Array) array[0] = value
          return array
        })
        expect(getId()).toBe(100_000 + (value % 900_000))
      }),
    )
    random.mockRestore()
  })

  test('returns the same id for the same order', () => {
    const first = getId()
    expect([getId(), getId(), getId()]).toEqual([first, first, first])
  })

  test.each([
    ['another total', { TotalOrderPrice: 40 }],
    ['another address', { buyerAdress: 'Street 2' }],
    ['other items', { orderLists: [] }],
  ])('returns another id for %s', (_, changes) => {
    const first = getId()
    expect(getId(changes)).not.toBe(first)
  })

  test('returns another id for another member', () => {
    const first = getId()
    expect(getId({}, 'member-2')).not.toBe(first)
  })

  test('returns another id after clearIdempotencyKey', () => {
    const first = getId()
    clearIdempotencyKey()
    expect(getId()).not.toBe(first)
  })

  test.each([
    'nonsense',
    'null',
    '7',
    '{}',
    JSON.stringify({ content: JSON.stringify(['member-1', order]), trackingOrderId: 'x' }),
    JSON.stringify({ content: JSON.stringify(['member-1', order]), trackingOrderId: 99_999 }),
    JSON.stringify({ content: JSON.stringify(['member-1', order]), trackingOrderId: 1_000_000 }),
    JSON.stringify({ content: JSON.stringify(['member-1', order]), trackingOrderId: 123_456.5 }),
  ])('ignores the invalid stored value %j', (stored) => {
    sessionStorage.setItem('checkoutAttempt', stored)
    const id = getId()
    expect(id).toBeGreaterThanOrEqual(100_000)
    expect(id).toBeLessThanOrEqual(999_999)
    expect(Number.isInteger(id)).toBe(true)
  })

  test('works when session storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      jest.spyOn(Storage.prototype, method).mockImplementation(blocked),
    )
    const first = getId()
    expect(getId()).toBe(first)
    clearIdempotencyKey()
    expect(getId()).not.toBe(first)
    clearIdempotencyKey()
    spies.forEach((spy) => spy.mockRestore())
  })
})
