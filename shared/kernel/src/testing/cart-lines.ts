import { buildProduct } from '@shop/testing/fixtures.ts'
import fc from 'fast-check'

import { type CartItem, MAX_QUANTITY, toCartItem } from '../cart/cart.ts'

/** A line of a cart, with these changes. */
export const line = (changes: Partial<CartItem> = {}): CartItem => ({
  ...toCartItem(buildProduct()),
  ...changes,
})

export const anyId = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)

const anyText = (maxLength: number) =>
  fc.record(
    {
      en: fc.string({ maxLength }).map((text) => `x${text}`),
      ar: fc.stringMatching(/^ب[ا-ي]{0,9}$/),
    },
    { requiredKeys: ['en'] },
  )

export const anyLine: fc.Arbitrary<CartItem> = fc.record({
  id: anyId,
  image: fc.webUrl(),
  title: anyText(60),
  description: anyText(14),
  price: fc.integer({ min: 0, max: 100_000_000 }).map((hundredths) => hundredths / 100),
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
})

export const anyCart = fc.uniqueArray(anyLine, { selector: ({ id }) => id, maxLength: 8 })
