import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { fromHundredths, toHundredths } from '@shop/contracts/rules/money.ts'
import type { Coupon, couponValiditySchema } from '@shop/contracts/wire/coupon.ts'
import { safeLocalStorage } from '@shop/kernel/storage'

type CouponResponse = ReturnType<typeof couponValiditySchema.parse>

/** `reason` is the server's message, null when it sent none. */
export type CouponResult = { coupon: Coupon } | { coupon: null; reason: string | null }

export function parseCouponResponse({ status, message, data }: CouponResponse): CouponResult {
  const coupon = status === 'error' ? null : data?.verifyCoupanCodeName
  return coupon ? { coupon } : { coupon: null, reason: status === 'error' ? message || null : null }
}

/** Stores the discount for the checkout page. @param discount hundredths of OMR; 0 removes it */
export function storeDiscount(discount: number): void {
  safeLocalStorage.write(
    storageKeys.couponDiscount,
    discount > 0 ? String(fromHundredths(discount)) : null,
  )
}

/** Hundredths of OMR; 0 when nothing valid is stored. */
export function readStoredDiscount(): number {
  const amount = Number(safeLocalStorage.read(storageKeys.couponDiscount) ?? 0)
  return Number.isFinite(amount) && amount > 0 ? toHundredths(amount) : 0
}
