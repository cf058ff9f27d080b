import type { SeedCoupon } from '../seed.types.ts'

export const coupons: readonly SeedCoupon[] = [
  { code: 'SALE20OFF', discountValue: 20, discountType: 'percentage', expiresAt: null },
  { code: 'SALE30OFF', discountValue: 30, discountType: 'percentage', expiresAt: null },
  { code: 'SALE50OFF', discountValue: 50, discountType: 'percentage', expiresAt: null },
  { code: 'SALE75OFF', discountValue: 75, discountType: 'percentage', expiresAt: null },
  { code: 'WELCOME5', discountValue: 5, discountType: 'fixedamount', expiresAt: null },
  {
    code: 'SUMMER10',
    discountValue: 10,
    discountType: 'percentage',
    expiresAt: '2024-09-01T00:00:00.000Z',
  },
]
