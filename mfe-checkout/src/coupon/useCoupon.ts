import type { Coupon } from '@shop/contracts/coupon.ts'
import { calculateDiscount } from '@shop/contracts/pricing.ts'
import { serverMessage } from '@shop/kernel'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast'

import { t, useT } from '../messages.ts'
import { verifyCoupon } from './coupon.api.ts'
import { keepDiscount } from './coupon.ts'

interface Problem {
  id: 'coupon.blank' | 'coupon.invalid' | 'coupon.failed'
  /** The server's own sentence, where it sent one. */
  said?: string | null | undefined
}

interface State {
  applied: { code: string; coupon: Coupon } | null
  problem: Problem | null
}

const none: State = { applied: null, problem: null }

// A verdict takes the place of the one before.
const newest = { id: 'coupon' }

const textOf = ({ id, said }: Problem) => said || t(id)

/**
 * The cart's discount code: none, then applied; any failure leads back to none. The discount follows
 * the subtotal and is kept for the checkout page; opening the cart forgets an earlier one.
 * @param subtotal hundredths of OMR
 */
export function useCoupon(subtotal: number) {
  useT()
  const [{ applied, problem }, setState] = useState(none)
  const discount = applied ? calculateDiscount(subtotal, applied.coupon) : 0
  useEffect(() => keepDiscount(discount), [discount])

  function fail(problem: Problem) {
    setState({ applied: null, problem })
    toast.error(textOf(problem), newest)
  }

  const { mutate, isPending } = useMutation({
    mutationFn: verifyCoupon,
    onSuccess(verdict, code) {
      if (!verdict.coupon) return fail({ id: 'coupon.invalid', said: verdict.reason })
      setState({ applied: { code, coupon: verdict.coupon }, problem: null })
      toast.success(t('coupon.applied'), newest)
    },
    onError: (error) => fail({ id: 'coupon.failed', said: serverMessage(error) }),
  })

  return {
    discount,
    code: applied?.code ?? null,
    problem: problem && textOf(problem),
    checking: isPending,
    apply(typed: string) {
      const code = typed.trim()
      if (code === '') setState({ applied: null, problem: { id: 'coupon.blank' } })
      else if (!isPending) mutate(code)
    },
    remove: () => setState(none),
  }
}

export type CouponControl = ReturnType<typeof useCoupon>
