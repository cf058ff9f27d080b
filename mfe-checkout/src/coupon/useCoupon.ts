import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { calculateDiscount } from '@shop/contracts/rules/pricing.ts'
import { normalizeCode } from '@shop/contracts/rules/typed-text.ts'
import type { Coupon } from '@shop/contracts/wire/coupon.ts'
import { mainApi, request, serverMessage } from '@shop/kernel/http'
import { getSession } from '@shop/kernel/session'
import { safeLocalStorage } from '@shop/kernel/storage'
import { toast } from '@shop/kernel/toast'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { t, useT } from '../messages.generated.ts'
import {
  type CouponResult,
  parseCouponResponse,
  readStoredDiscount,
  storeDiscount,
} from './coupon.ts'

interface CouponError {
  id: 'coupon.required' | 'coupon.invalid' | 'coupon.failed'
  /** The server's own message. */
  message?: string | null | undefined
}

interface CouponState {
  applied: { code: string; coupon: Coupon } | null
  error: CouponError | null
}

const initialState: CouponState = { applied: null, error: null }

// One id: a new toast replaces the previous one.
const toastOptions = { id: 'coupon' }

const toErrorMessage = ({ id, message }: CouponError) => message || t(id)

/** Stores a shown discount again when a cart that opens in another tab resets it, and when this tab is in use again. */
function keepStored(discount: number): () => void {
  const store = () => storeDiscount(discount)
  const unsubscribe = safeLocalStorage.subscribeExternal(storageKeys.couponDiscount, () => {
    if (readStoredDiscount() === 0) store()
  })
  window.addEventListener('focus', store)
  return () => {
    unsubscribe()
    window.removeEventListener('focus', store)
  }
}

/**
 * The cart's discount code; any error removes the applied one. The discount follows the subtotal and
 * is stored for the checkout page; opening the cart resets it.
 * @param subtotal hundredths of OMR
 */
export function useCoupon(subtotal: number) {
  useT()
  const [{ applied, error }, setState] = useState(initialState)
  const discount = applied ? calculateDiscount(subtotal, applied.coupon) : 0
  useEffect(() => storeDiscount(discount), [discount])
  useEffect(() => (discount > 0 ? keepStored(discount) : undefined), [discount])

  function fail(error: CouponError) {
    setState({ applied: null, error })
    toast.error(toErrorMessage(error), toastOptions)
  }

  const { mutate, isPending } = useMutation({
    mutationFn: verifyCoupon,
    onSuccess(result, code) {
      if (!result.coupon) return fail({ id: 'coupon.invalid', message: result.reason })
      setState({ applied: { code, coupon: result.coupon }, error: null })
      toast.success(t('coupon.applied'), toastOptions)
    },
    onError: (error) => fail({ id: 'coupon.failed', message: serverMessage(error) }),
  })

  return {
    discount,
    code: applied?.code ?? null,
    errorMessage: error && toErrorMessage(error),
    verifying: isPending,
    /** @param onApplied called once the code counts */
    apply(input: string, onApplied: () => void) {
      const code = normalizeCode(input)
      if (code === '') setState({ applied: null, error: { id: 'coupon.required' } })
      else if (!isPending) mutate(code, { onSuccess: ({ coupon }) => coupon && onApplied() })
    },
    remove: () => setState(initialState),
  }
}

export type CouponControls = ReturnType<typeof useCoupon>

/** Verifies a code for the signed-in member or the guest user. */
async function verifyCoupon(code: string): Promise<CouponResult> {
  const { receivedCouponSchema, GUEST_USER_ID } = await import('@shop/contracts/wire/coupon.ts')
  const userId = getSession()?.user._id ?? GUEST_USER_ID
  const response = await request(mainApi, receivedCouponSchema, {
    url: `/users/get-coupans-validity/userId/${encodeURIComponent(userId)}/discountCode/${encodeURIComponent(code)}`,
  })
  return parseCouponResponse(response)
}
