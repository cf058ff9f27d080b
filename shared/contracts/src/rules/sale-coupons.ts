/** The codes of the sale, smallest first: percent of the subtotal. */
export const saleCoupons = [
  { code: 'SALE20OFF', percent: 20 },
  { code: 'SALE30OFF', percent: 30 },
  { code: 'SALE50OFF', percent: 50 },
  { code: 'SALE75OFF', percent: 75 },
] as const

export type SaleCoupon = (typeof saleCoupons)[number]

/** Percentage that a code of the sale takes off. */
export function getSalePercent(code: SaleCoupon['code']): number {
  return (saleCoupons.find((coupon) => coupon.code === code) ?? saleCoupons[0]).percent
}

/** The largest discount of the sale. */
export const MAX_SALE_PERCENT = Math.max(...saleCoupons.map(({ percent }) => percent))
