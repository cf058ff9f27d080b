import { createCartKey, createFingerprint, createGoodsKey } from './order-request.ts'

describe('order-keys', () => {
  const engraving = { name: 'Maryam', line: '' }
  const line = (itemId: string, itemPrice: number, itemQuantity = 1) => ({
    itemId,
    itemPrice,
    itemQuantity,
    itemName: itemId,
    itemImage: '',
  })
  const a = { id: 'a', price: 100, quantity: 1 }
  const b = { id: 'b', price: 200, quantity: 2 }

  test('createCartKey ignores the order of lines', () => {
    expect(createCartKey([a, b], 525)).toBe(createCartKey([b, a], 525))
  })

  test.each([
    ['total', [a, b], 524],
    ['line', [a], 525],
    ['quantity', [a, { ...b, quantity: 3 }], 525],
    ['price', [a, { ...b, price: 201 }], 525],
    ['name on a product', [a, { ...b, engraving }], 525],
    ['name on each piece', [a, { ...b, engravings: [engraving, engraving] }], 525],
  ])('createCartKey differs with another %s', (_name, lines, total) => {
    expect(createCartKey(lines, total)).not.toBe(createCartKey([a, b], 525))
  })

  test('createGoodsKey differs with the name on a product', () => {
    const other = { ...engraving, name: 'Ali' }
    const list = { ...b, engraving, engravings: [engraving, other] }
    const turned = { ...list, engravings: [other, engraving] }
    const keys = [b, { ...b, engraving }, { ...b, engraving: other }, list, turned].map((one) =>
      createGoodsKey([a, one]),
    )
    expect(new Set(keys).size).toBe(5)
  })

  test('keys of lines without a list are as they were stored', () => {
    const named = { ...b, engraving }
    expect(createCartKey([a, b], 525)).toBe('k_ggKc41u-4LDQsZ2nbGEFmmtZN1e30hqAMQ07Do9dQ')
    expect(createCartKey([a, named], 525)).toBe('HUkuZJEThWOPtl1rO_X6A2qQCK1wHWbdafcF5zFphjc')
    expect(createGoodsKey([a, named])).toBe('a 1\nb 2 ["Maryam",""]')
    expect(createFingerprint(order)).toBe('b4vMJCIBqXOn4Jc6SfOe8hTgNLAFJjvajp57G0NQU8k')
    const orderLists = [{ ...line('card', 21), engraving }, line('fob', 3.33)]
    const fingerprint = createFingerprint({ ...order, orderLists })
    expect(fingerprint).toBe('GK2PObwEzYg9ZAJrem63Q8KUVdshuLp1bfSYC3D70kQ')
  })

  const order = {
    buyerEmail: 'a@site.test',
    buyerPhoneNumber: '1',
    buyerAdress: 'Way 1',
    orderLists: [line('card', 21), line('fob', 3.33)],
    trackingOrderId: 123_456,
    TotalOrderPrice: 25.55,
  }

  test('createFingerprint ignores the tracking number and the order of lines', () => {
    const repeat = {
      ...order,
      trackingOrderId: 999_999,
      orderLists: order.orderLists.toReversed(),
    }
    expect(createFingerprint(repeat)).toBe(createFingerprint(order))
  })

  test.each([
    { buyerEmail: 'b@site.test' },
    { buyerPhoneNumber: '2' },
    { buyerAdress: 'Way 2' },
    { TotalOrderPrice: 25.56 },
    { orderLists: [line('card', 21, 2), line('fob', 3.33)] },
    { orderLists: [{ ...line('card', 21), engraving }, line('fob', 3.33)] },
    { orderLists: [{ ...line('card', 21), engravings: [engraving] }, line('fob', 3.33)] },
  ])('createFingerprint differs with %j', (change) => {
    expect(createFingerprint({ ...order, ...change })).not.toBe(createFingerprint(order))
  })
})
