import { saleCoupons } from '@shop/contracts/rules/sale-coupons.ts'
import { getConfig } from '@shop/kernel/config'

interface PercentCoupon {
  code: string
  percent: number
}

/** The coupon of the sale that takes off most percent; undefined where none of them is a percentage. */
export function findLargestPercentage(): PercentCoupon | undefined {
  const { sale } = getConfig()
  const coupons: readonly PercentCoupon[] =
    sale?.coupons
      .filter(({ discountType }) => discountType === 'percentage')
      .map(({ code, discountValue: percent }) => ({ code, percent })) ?? saleCoupons
  const largest = Math.max(...coupons.map(({ percent }) => percent))
  return coupons.find(({ percent }) => percent === largest)
}

/** Products are shown at the price with a percentage, or at their own where there is no coupon: an amount is taken off the whole order. */
export const hasSaleProducts = (): boolean =>
  getConfig().sale?.coupons.length === 0 || findLargestPercentage() !== undefined
