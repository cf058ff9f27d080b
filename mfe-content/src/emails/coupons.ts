/** The discount codes that the cart accepts, and their percentages. */
export const coupons = [
  { code: 'SALE20OFF', percent: 20 },
  { code: 'SALE30OFF', percent: 30 },
  { code: 'SALE50OFF', percent: 50 },
  { code: 'SALE75OFF', percent: 75 },
] as const

export type DiscountCode = (typeof coupons)[number]['code']

/** Share of the price that a code takes off: 0.2 for 20 percent. */
export function getDiscountShare(code: DiscountCode): number {
  const { percent } = coupons.find((coupon) => coupon.code === code) ?? coupons[0]
  return percent / 100
}

export const maxDiscountShare = Math.max(...coupons.map(({ percent }) => percent)) / 100
