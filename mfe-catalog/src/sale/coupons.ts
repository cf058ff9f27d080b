/** The codes of the sale, smallest first; `percent` is part of the message ids. */
export const coupons = [
  { percent: 20, code: 'SALE20OFF' },
  { percent: 30, code: 'SALE30OFF' },
  { percent: 50, code: 'SALE50OFF' },
  { percent: 75, code: 'SALE75OFF' },
] as const
export type Coupon = (typeof coupons)[number]

export const TOP_OFFER_COUNT = 8
