import { checkoutRequestSchema, orderRequestSchema } from '@shop/contracts/order.ts'
import { calculateTotals } from '@shop/contracts/pricing.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'

import { anItem, anOakCard } from '../testing/fixtures.ts'
import { billingOf, checkoutRequest, differs, orderRequest, trimmed, type Order } from './order.ts'

const items = [anItem({ quantity: 3 }), anOakCard()]

const anOrder = (changes: Partial<Order> = {}): Order => ({
  profile: buildProfile(),
  billing: billingOf(buildProfile()),
  items,
  totals: calculateTotals(items, 525),
  ...changes,
})

describe('billing', () => {
  test('comes from the profile', () => {
    expect(billingOf(buildProfile())).toEqual({
      firstName: 'Maha',
      lastName: 'Al Balushi',
      email: 'maha@example.com',
      address: 'Street 1, Muscat',
    })
  })

  test('what the profile lacks is empty', () => {
    const bare = { _id: 'member-1', firstName: 'Maha', email: 'maha@example.com' }
    expect(billingOf(bare)).toMatchObject({ lastName: '', address: '' })
  })

  test('loses the spaces around every field', () => {
    const typed = { firstName: ' Maha', lastName: '\tAl B ', email: ' m@e.om ', address: 'A 1\n' }
    expect(trimmed(typed)).toEqual({
      firstName: 'Maha',
      lastName: 'Al B',
      email: 'm@e.om',
      address: 'A 1',
    })
  })

  test('differs from the profile by any field', () => {
    const billing = billingOf(buildProfile())
    expect(differs(billing, buildProfile())).toBe(false)
    for (const field of ['firstName', 'lastName', 'address'] as const) {
      expect(differs({ ...billing, [field]: 'Other' }, buildProfile())).toBe(true)
    }
  })

  test('nothing does not differ from nothing', () => {
    const bare = { _id: 'member-1', firstName: 'Maha', email: 'maha@example.com' }
    expect(differs(billingOf(bare), bare)).toBe(false)
  })
})

describe('the order request', () => {
  test('carries the address that was typed, and the total in OMR', () => {
    const billing = { ...billingOf(buildProfile()), address: 'Way 7' }
    expect(orderRequest(anOrder({ billing }))).toMatchObject({
      buyerEmail: 'maha@example.com',
      buyerAdress: 'Way 7',
      TotalOrderPrice: 71.93,
    })
  })

  test('names goods in English, whatever the page’s language', () => {
    expect(orderRequest(anOrder()).orderLists.map(({ itemName }) => itemName)).toEqual([
      'Steel card',
      'Oak card',
    ])
  })

  test('is what the contract asks for', () => {
    const request = { ...orderRequest(anOrder()), trackingOrderId: 123_456 }
    expect(orderRequestSchema.parse(request)).toEqual(request)
  })

  test.each([
    [{ dialCode: '+968', fullNumber: '90000000' }, '+96890000000'],
    [{ fullNumber: '90000000' }, '90000000'],
    [{ dialCode: '+968', fullNumber: '+968 9000 0000' }, '+968 9000 0000'],
    [{}, ''],
  ])('the phone %j is sent as %j', (phone, sent) => {
    const order = anOrder({ profile: buildProfile({ phone }) })
    expect(orderRequest(order).buyerPhoneNumber).toBe(sent)
  })

  test('a profile without a phone has no number', () => {
    const { phone: _, ...profile } = buildProfile()
    expect(orderRequest(anOrder({ profile })).buyerPhoneNumber).toBe('')
  })
})

describe('the checkout request', () => {
  test('has unit prices and sums in OMR', () => {
    expect(checkoutRequest(anOrder())).toEqual({
      products: [
        { productId: 'steel-card', name: 'Steel card', unit_amount: 21, quantity: 3 },
        { productId: 'oak-card', name: 'Oak card', unit_amount: 10.5, quantity: 1 },
      ],
      orderSummary: { subTotal: 73.5, tax: 3.68, total: 71.93 },
    })
  })

  test('is what the contract asks for', () => {
    const request = checkoutRequest(anOrder())
    expect(checkoutRequestSchema.parse(request)).toEqual(request)
  })
})
