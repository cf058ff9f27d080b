/** The codes of the sale, smallest first; the texts of each are messages named by its percent. */
export const coupons = [
  { percent: 20, code: 'SALE20OFF' },
  { percent: 30, code: 'SALE30OFF' },
  { percent: 50, code: 'SALE50OFF' },
  { percent: 75, code: 'SALE75OFF' },
] as const
export type Coupon = (typeof coupons)[number]

/** Samples among the top offers. */
export const TOP_OFFERS = 8
