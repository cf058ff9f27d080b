import type { Corners } from '@shop/contracts/rules/surface.ts'

import { checkPrices, type Offer } from './order.rules.ts'
import { createGoodsKey } from './order-request.ts'

const corners: Corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]
const area = { finish: 'engraved', color: '#000000', width: 60, height: 12 } as const
const surface = { ...area, pictures: [corners], takesLogo: true }
const logo = 'M0 0L1000 0L1000 1000Z'
const none = { name: '', line: '' }
const ali = { name: 'Ali', line: 'CEO' }

interface Goods {
  engraving: { name: string; line: string; logo?: string }
  engravings?: (typeof none)[]
  quantity?: number
}

function check({ quantity = 1, ...texts }: Goods, changes: Partial<NonNullable<Offer['surface']>>) {
  const offer: Offer = {
    id: 'card',
    title: { en: 'Steel Card' },
    price: 2100,
    surface: { ...surface, ...changes },
  }
  const line = { id: 'card', name: 'Steel Card', price: 2100, quantity, ...texts }
  return checkPrices(
    { lines: [line], delivery: undefined, total: 2100 * quantity },
    { offers: new Map([['card', offer]]), coupons: [], taxPercent: 0 },
  )
}

describe('a logo on a line of an order', () => {
  test('is kept with its place on the cover, beside a text or alone', () => {
    for (const text of [none, ali]) {
      const engraving = { ...text, logo }
      expect(check({ engraving }, {})).toMatchObject({
        order: { lines: [{ engraving: { ...engraving, surface: { ...area, corners } } }] },
      })
    }
  })

  test('is on all pieces, whose texts differ', () => {
    const engravings = [none, ali]
    expect(check({ engraving: { ...ali, logo }, engravings, quantity: 2 }, {})).toMatchObject({
      order: { lines: [{ engravings, engraving: { ...none, logo } }] },
    })
  })

  test('is refused where a product takes none', () => {
    expect(check({ engraving: { ...ali, logo } }, { takesLogo: undefined })).toEqual({
      mismatch: 'Steel Card takes no logo. Please remove the logo from it.',
    })
    expect(check({ engraving: ali }, { takesLogo: undefined })).toHaveProperty('order')
  })

  test('is refused where a text leaves it no room', () => {
    const long = { name: 'W'.repeat(23), line: 'W'.repeat(29) }
    expect(check({ engraving: { ...long, logo } }, { height: 7 })).toEqual({
      mismatch:
        'There is no room for the logo beside the text for Steel Card. Please shorten the text.',
    })
    expect(check({ engraving: long }, { height: 7 })).toHaveProperty('order')
  })

  test('makes it another order', () => {
    const key = (engraving: Goods['engraving']) =>
      createGoodsKey([{ id: 'card', quantity: 1, engraving }])
    expect(key({ ...ali, logo })).not.toBe(key(ali))
  })
})
