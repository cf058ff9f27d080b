import { queryClient } from '@shop/kernel'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import toast from 'react-hot-toast'

import { checkOut, failureText, forgetConflict, leaveFor } from './checkout.flow.ts'
import type { Order } from './order.ts'

const mutationKey = ['checkout']

/** The way from a confirmed order to the card page. `submitted` is the order that is on that way. */
export function useCheckout() {
  const { mutate, reset, variables, error, status } = useMutation({
    mutationKey,
    mutationFn: checkOut,
    onSuccess: leaveFor,
    onError(error) {
      forgetConflict(error)
      toast.error(failureText(error), { id: 'checkout' })
    },
  })

  useEffect(() => {
    // Coming back from the card page, a browser may show this page just as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [reset])

  return {
    submitted: status === 'pending' || status === 'success' ? variables : null,
    failure: error && failureText(error),
    submit(order: Order) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(order)
    },
  }
}
