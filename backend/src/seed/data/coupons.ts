import { saleCoupons } from '@shop/contracts/sale-coupons.ts'

import type { SeedCoupon } from '../seed.types.ts'

export const coupons: readonly SeedCoupon[] = [
  ...saleCoupons.map(({ code, percent }) => ({
    code,
    discountValue: percent,
    discountType: 'percentage' as const,
    expiresAt: null,
  })),
  { code: 'WELCOME5', discountValue: 5, discountType: 'fixedamount', expiresAt: null },
  {
    code: 'SUMMER10',
    discountValue: 10,
    discountType: 'percentage',
    expiresAt: '2024-09-01T00:00:00.000Z',
  },
]
