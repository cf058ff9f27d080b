import { fromHundredths } from '@shop/contracts/rules/money.ts'
import {
  calculateDiscount,
  calculateTotals,
  DEFAULT_TAX_PERCENT,
  percentOf,
} from '@shop/contracts/rules/pricing.ts'
import type { Corners } from '@shop/contracts/rules/surface.ts'
import type { OrderRequest } from '@shop/contracts/wire/order.ts'
import fc from 'fast-check'

import { formatOmr } from './amount-limits.ts'
import { type ClaimedCoupon, decideOrder, type Offer, type OrderFacts } from './order.rules.ts'
import { getOrderState, ORDER_PAYABLE_DAYS } from './order.state.ts'
import { createFingerprint, readOrderRequest } from './order-request.ts'

describe('order.rules', () => {
  const card = { id: 'card', title: { en: 'Steel Card' }, price: 2100 }
  const offers = new Map<string, Offer>([
    ['card', card],
    ['fob', { id: 'fob', title: { en: 'Key Fob' }, price: 333 }],
  ])

  const corners: Corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  const area = { finish: 'engraved', color: '#000000', width: 60, height: 12 } as const
  const engravable = new Map<string, Offer>([
    ['card', { ...card, surface: { ...area, pictures: [corners] } }],
  ])
  const engraving = { name: 'Maryam', line: '' }

  function line(
    itemId: string,
    itemPrice: number,
    itemQuantity = 1,
  ): OrderRequest['orderLists'][number] {
    return { itemId, itemPrice, itemQuantity, itemName: `Cart’s ${itemId}`, itemImage: '' }
  }

  const now = new Date('2026-01-01T12:00:00.000Z')
  const buyer = { buyerEmail: 'a@site.test', buyerPhone: '1', buyerAddress: 'Way 1' }

  function request(TotalOrderPrice: number, ...orderLists: ReturnType<typeof line>[]) {
    const { buyerEmail, buyerPhone: buyerPhoneNumber, buyerAddress: buyerAdress } = buyer
    const trackingOrderId = 123_456
    return {
      buyerEmail,
      buyerPhoneNumber,
      buyerAdress,
      trackingOrderId,
      TotalOrderPrice,
      orderLists,
    }
  }

  function decide(order: ReturnType<typeof request>, facts: Partial<OrderFacts> = {}) {
    const limits = { minAmount: 20, maxAmount: 99_999_999_999 }
    const none = {
      attempt: undefined,
      coupons: [],
      openOrders: [],
      limits,
      taxPercent: DEFAULT_TAX_PERCENT,
    }
    return decideOrder(readOrderRequest(order), {
      ...none,
      available: new Map(),
      offers,
      now,
      ...facts,
    })
  }

  const half: ClaimedCoupon = { code: 'HALF', discountValue: 50, discountType: 'percentage' }
  const five: ClaimedCoupon = { code: 'FIVE', discountValue: 5, discountType: 'fixed' }

  const { tax, total } = calculateTotals([{ price: 21, quantity: 1 }], DEFAULT_TAX_PERCENT)
  const price = fromHundredths(total)

  test.each([
    [0, 'OMR\u00a00.00'],
    [5, 'OMR\u00a00.05'],
    [2150, 'OMR\u00a021.50'],
    [100_000_000, 'OMR\u00a01,000,000.00'],
  ])('formatOmr(%p) returns %s', (hundredths, text) => expect(formatOmr(hundredths)).toBe(text))

  describe('decideOrder', () => {
    test('returns the order when prices and total match', () => {
      expect(decide(request(price, line('card', 21)))).toEqual({
        placed: {
          lines: [{ ...offers.get('card'), quantity: 1 }],
          totals: { subtotal: 2100, tax, taxPercent: DEFAULT_TAX_PERCENT, discount: 0, total },
          couponCode: null,
        },
      })
    })

    test('returns the name on a product with its place on the cover', () => {
      const named = request(price, { ...line('card', 21), engraving })
      expect(decide(named, { offers: engravable })).toMatchObject({
        placed: {
          lines: [
            { ...card, quantity: 1, engraving: { ...engraving, surface: { ...area, corners } } },
          ],
        },
      })
    })

    test('refuses a name that a product cannot carry, or that is too long for it', () => {
      const named = request(price, { ...line('card', 21), engraving })
      expect(decide(named)).toEqual({
        refused: 'Steel Card cannot carry a name. Please remove the name from it.',
      })
      const long = { name: '', line: 'W'.repeat(31) }
      const tooLong = request(price, { ...line('card', 21), engraving: long })
      expect(decide(tooLong, { offers: engravable })).toEqual({
        refused: 'The text for Steel Card is too long for it. Please shorten it.',
      })
    })

    describe('of a list of texts', () => {
      const none = { name: '', line: '' }
      const ali = { name: 'علي', line: 'CEO' }
      const surface = { ...area, pictures: [corners] }
      const { total: forTwo } = calculateTotals([{ price: 21, quantity: 2 }], DEFAULT_TAX_PERCENT)
      function decideList(engravings: (typeof none)[], pieces?: number, changes: object = {}) {
        const offer = { ...card, surface: { ...surface, ...(pieces && { pieces }) }, ...changes }
        const named = { ...line('card', 21, 2), engraving, engravings }
        return decide(request(fromHundredths(forTwo), named), {
          offers: new Map([['card', offer]]),
        })
      }
      const shown = { ...engraving, surface: { ...area, corners } }

      test('returns a text for each piece, and how many there are in a package', () => {
        const expectLine = (decision: ReturnType<typeof decide>, changes: object) =>
          expect(decision).toMatchObject({
            placed: { lines: [{ ...card, quantity: 2, ...changes }] },
          })
        const two = decideList([none, engraving])
        expectLine(two, { engraving: shown, engravings: [none, engraving] })
        expect(two).not.toHaveProperty('placed.lines.0.pieces')
        const texts = [engraving, ali, none, none]
        expectLine(decideList([engraving, ali], 2), { engravings: texts, pieces: 2 })
      })

      test('returns one text where all are the same, and none where all are empty', () => {
        const same = decideList([engraving, engraving])
        expect(same).toMatchObject({ placed: { lines: [{ engraving: shown }] } })
        expect(same).not.toHaveProperty('placed.lines.0.engravings')
        const empty = decideList([none, none])
        expect(empty).toMatchObject({ placed: { lines: [{ ...card, quantity: 2 }] } })
        expect(empty).not.toHaveProperty('placed.lines.0.engraving')
      })

      test('knows the surfaces of a set: their names, where they are, and how wide they are', () => {
        const fob = { ...area, width: 20, name: { en: 'Key fob' } }
        const others = [{ ...fob, pictures: [corners] }]
        const set = { surface: { ...surface, name: { en: 'Card' }, others } }
        const long = { name: 'Maryam Al Harthy', line: '' }
        const placed = { ...ali, surface: { ...area, width: 20, corners } }
        const shownBoth = { ...long, surface: { ...area, corners }, others: [placed] }
        const places = [{ en: 'Card' }, { en: 'Key fob' }]
        const engravings = [long, ali, none, none]
        expect(decideList([long, ali], 1, set)).toMatchObject({
          placed: { lines: [{ places, pieces: 2, engravings, engraving: shownBoth }] },
        })
        expect(decideList([ali, long], 1, set)).toEqual({
          refused: 'Text 2 for Steel Card is too long for it. Please shorten it.',
        })
        const { total } = calculateTotals([{ price: 21, quantity: 1 }], DEFAULT_TAX_PERCENT)
        const same = request(fromHundredths(total), { ...line('card', 21), engraving: long })
        expect(decide(same, { offers: new Map([['card', { ...card, ...set }]]) })).toEqual({
          refused: 'The text for Steel Card is too long for it. Please shorten it.',
        })
      })

      test('refuses more texts than pieces, one that is too long by its number, and any without a surface', () => {
        expect(decideList([engraving, ali, none])).toEqual({
          refused: 'There are more texts for Steel Card than pieces. Please remove some of them.',
        })
        expect(decideList([engraving, { name: '', line: 'W'.repeat(31) }])).toEqual({
          refused: 'Text 2 for Steel Card is too long for it. Please shorten it.',
        })
        expect(decideList([none, none], 1, { surface: undefined })).toEqual({
          refused: 'Steel Card cannot carry a name. Please remove the name from it.',
        })
      })
    })

    test('accepts the total with any claimed coupon and returns its code', () => {
      const coupons = [half, five]
      const halved = decide(request(price - 10.5, line('card', 21)), { coupons })
      expect(halved).toMatchObject({ placed: { couponCode: 'HALF', totals: { discount: 1050 } } })
      const less = decide(request(price - 5, line('card', 21)), { coupons })
      expect(less).toMatchObject({ placed: { couponCode: 'FIVE', totals: { discount: 500 } } })
      const full = decide(request(price, line('card', 21)), { coupons })
      expect(full).toMatchObject({ placed: { couponCode: null } })
    })

    test('names every price that differs', () => {
      expect(decide(request(1, line('card', 1), line('fob', 9.99)))).toEqual({
        refused:
          'The price of Steel Card is now OMR\u00a021.00 (your cart says OMR\u00a01.00). ' +
          'The price of Key Fob is now OMR\u00a03.33 (your cart says OMR\u00a09.99).',
      })
    })

    test('names products that are no longer sold by the cart’s name, truncated', () => {
      const gone = { ...line('gone', 1), itemName: `${'x'.repeat(79)}${'😀'.repeat(9)}` }
      expect(decide(request(1, gone), { coupons: [half] })).toEqual({
        refused: `${'x'.repeat(79)} is no longer sold. Please remove it from your cart.`,
      })
    })

    test('names a total that differs, with a hint about discount codes when it is too low', () => {
      const low = decide(request(price - 10.5, line('card', 21)))
      expect(low).toEqual({
        refused:
          `The total is now ${formatOmr(total)} (your cart says ${formatOmr(total - 1050)}). ` +
          'Please reload the page. If you have a discount code, please apply it again.',
      })
      const high = decide(request(30, line('card', 21)), { coupons: [half] })
      expect(high).toEqual({
        refused: `The total is now ${formatOmr(total)} (your cart says OMR\u00a030.00). Please reload the page.`,
      })
    })

    test('refuses what is more than one payment can be', () => {
      const upTo = (maxAmount: number) =>
        decide(request(price, line('card', 21)), { limits: { minAmount: 20, maxAmount } })
      expect(upTo(total)).toHaveProperty('placed')
      expect(upTo(total - 1)).toEqual({
        refused:
          `One order can be ${formatOmr(total - 1)} at most, and yours comes to ${formatOmr(total)}. ` +
          'Please divide it into several orders.',
      })
    })

    test('refuses what is less than a payment can be, such as the tax that a code of 100 % leaves', () => {
      const all: ClaimedCoupon = { code: 'ALL', discountValue: 100, discountType: 'percentage' }
      const tax = percentOf(2100, DEFAULT_TAX_PERCENT)
      const from = (minAmount: number) =>
        decide(request(tax / 100, line('card', 21)), {
          coupons: [all],
          limits: { minAmount, maxAmount: 10_000 },
        })
      expect(from(tax)).toHaveProperty('placed')
      expect(from(tax + 1)).toEqual({
        refused:
          `A card payment is ${formatOmr(tax + 1)} at least, and your order comes to ${formatOmr(tax)}. ` +
          'Please add something to your cart.',
      })
    })

    describe('with earlier requests', () => {
      const wanted = request(price, line('card', 21))
      const minutesAgo = (minutes: number) =>
        new Date(now.getTime() - minutes * 60_000).toISOString()
      const open = { ...buyer, id: 'open', confirmedAt: minutesAgo(29), paymentId: null }

      test('repeats the order of the same request, whatever the prices are now', () => {
        const attempt = { fingerprint: createFingerprint(wanted), orderId: 'first' }
        expect(decide(wanted, { attempt, offers: new Map() })).toEqual({ repeated: 'first' })
        expect(decide({ ...wanted, buyerAdress: 'Elsewhere' }, { attempt })).toEqual({
          refused: 'This order number was used for another order. Please try again.',
        })
      })

      test('confirms the newest open order again, for half an hour', () => {
        const moved = { ...open, buyerAddress: 'Former address' }
        expect(decide(wanted, { openOrders: [moved, open] })).toEqual({ confirmedAgain: 'open' })
        const old = { ...open, confirmedAt: minutesAgo(31) }
        expect(decide(wanted, { openOrders: [old] })).toHaveProperty('placed')
      })

      test('confirms an order whose card page is open only with the same buyer', () => {
        const paying = { ...open, confirmedAt: minutesAgo(31), paymentId: 'payment' }
        expect(decide(wanted, { openOrders: [paying] })).toEqual({ confirmedAgain: 'open' })
        const moved = { ...paying, buyerAddress: 'Former address' }
        expect(decide(wanted, { openOrders: [moved] })).toHaveProperty('placed')
      })
    })

    const quantity = fc.integer({ min: 1, max: 10_000 })

    test('never returns a total other than the requested one', () => {
      fc.assert(
        fc.property(quantity, quantity, fc.nat(5_000_000), (cards, fobs, hundredths) => {
          const lines = [line('card', 21, cards), line('fob', 3.33, fobs)]
          const check = decide(request(hundredths / 100, ...lines), { coupons: [half, five] })
          if ('placed' in check) expect(check.placed.totals.total).toBe(hundredths)
          else expect('refused' in check && check.refused).toContain('The total is now')
        }),
      )
    })

    test('accepts every total that the shared pricing rules give', () => {
      const coupon = fc.constantFrom(undefined, half, five)
      fc.assert(
        fc.property(quantity, quantity, coupon, (cards, fobs, used) => {
          const priced = [
            { price: 21, quantity: cards },
            { price: 3.33, quantity: fobs },
          ]
          const { subtotal } = calculateTotals(priced, DEFAULT_TAX_PERCENT)
          const { total } = calculateTotals(
            priced,
            DEFAULT_TAX_PERCENT,
            used ? calculateDiscount(subtotal, used) : 0,
          )
          const lines = [line('card', 21, cards), line('fob', 3.33, fobs)]
          const check = decide(request(total / 100, ...lines), { coupons: [half, five] })
          expect(check).toMatchObject({ placed: { totals: { subtotal, total } } })
        }),
      )
    })
  })
})

describe('order.state', () => {
  const confirmedAt = '2026-01-01T12:00:00.000Z'
  const after = (ms: number) => new Date(Date.parse(confirmedAt) + ms)
  const limit = ORDER_PAYABLE_DAYS * 86_400_000

  test('getOrderState lets an open order expire', () => {
    const open = { status: 'open', confirmedAt } as const
    expect(getOrderState(open, after(0))).toBe('awaitingPayment')
    expect(getOrderState(open, after(limit - 1))).toBe('awaitingPayment')
    expect(getOrderState(open, after(limit))).toBe('expired')
  })

  test.each(['paid', 'cancelled'] as const)(
    'getOrderState leaves a %s order as it is',
    (status) => {
      expect(getOrderState({ status, confirmedAt }, after(limit))).toBe(status)
    },
  )
})
