import { SHOP_UTC_OFFSET_MS } from '@shop/contracts/delivery.ts'
import type { OfficeCoupon } from '@shop/contracts/office-coupons.ts'

import { toAmount } from '../form/amount-rules.ts'
import { toCount } from '../form/to-count.ts'

/** Oman has no summer time. */
const SHOP_OFFSET = '+04:00'

/** A time as a field of the browser has it, in the shop's time zone; empty for none. */
function toLocalTime(iso: string | null): string {
  if (iso === null) return ''
  return new Date(Date.parse(iso) + SHOP_UTC_OFFSET_MS).toISOString().slice(0, 16)
}

/** ISO 8601 in UTC of such a time; null for none. */
function fromLocalTime(local: string): string | null {
  if (local === '') return null
  const date = new Date(`${local}:00${SHOP_OFFSET}`)
  return Number.isNaN(date.getTime()) ? local : date.toISOString()
}

export function toCouponValues(coupon: OfficeCoupon | null) {
  return {
    code: coupon?.code ?? '',
    discountType: coupon?.discountType ?? ('percentage' as const),
    discountValue: coupon ? String(coupon.discountValue) : '',
    startsAt: toLocalTime(coupon?.startsAt ?? null),
    expiresAt: toLocalTime(coupon?.expiresAt ?? null),
    maxUses: String(coupon?.maxUses ?? ''),
    maxUsesPerMember: String(coupon?.maxUsesPerMember ?? ''),
  }
}
export type CouponValues = ReturnType<typeof toCouponValues>

/** What the texts of the form say, as the contract takes it. */
export const toCouponChange = (values: CouponValues) => ({
  discountType: values.discountType,
  discountValue: toAmount(values.discountValue),
  startsAt: fromLocalTime(values.startsAt),
  expiresAt: fromLocalTime(values.expiresAt),
  maxUses: toCount(values.maxUses),
  maxUsesPerMember: toCount(values.maxUsesPerMember),
})
