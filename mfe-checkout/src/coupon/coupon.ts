import type { Coupon, couponValiditySchema } from '@shop/contracts/coupon.ts'
import { fromHundredths, toHundredths } from '@shop/contracts/money.ts'
import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { safeLocalStorage } from '@shop/kernel'

type Validity = ReturnType<typeof couponValiditySchema.parse>

/** What came of trying a code: a coupon, or the server's reason against it (null when it gave none). */
export type Verdict = { coupon: Coupon } | { coupon: null; reason: string | null }

export function judge({ status, message, data }: Validity): Verdict {
  const coupon = status === 'error' ? null : data?.verifyCoupanCodeName
  return coupon ? { coupon } : { coupon: null, reason: status === 'error' ? message || null : null }
}

/** Keeps the discount for the checkout page. @param discount hundredths of OMR; 0 forgets it */
export function keepDiscount(discount: number): void {
  safeLocalStorage.write(
    storageKeys.couponDiscount,
    discount > 0 ? String(fromHundredths(discount)) : null,
  )
}

/** The kept discount in hundredths of OMR; 0 when none is stored, or nothing that is an amount. */
export function keptDiscount(): number {
  const amount = Number(safeLocalStorage.read(storageKeys.couponDiscount) ?? 0)
  return Number.isFinite(amount) && amount > 0 ? toHundredths(amount) : 0
}
