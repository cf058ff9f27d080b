import { queryClient } from '@shop/kernel/http'
import { toast } from '@shop/kernel/toast'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

import {
  placeOrder,
  redirectToPayment,
  renewKeyOnConflict,
  toErrorMessage,
} from './checkout.flow.ts'
import type { Order } from './order.ts'

const mutationKey = ['mfe-checkout', 'checkout']

/** Places an order and redirects to the payment page. `submitted` is the order in progress. */
export function useCheckout() {
  const { mutate, reset, variables, error, status } = useMutation({
    mutationKey,
    mutationFn: (order: Order) => placeOrder(order, (message) => toast.success(message)),
    onSuccess: redirectToPayment,
    onError(error) {
      renewKeyOnConflict(error)
      toast.error(toErrorMessage(error), { id: 'checkout' })
    },
  })

  useEffect(() => {
    // Going back from the payment page may restore this one from the back/forward cache.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [reset])

  return {
    submitted: status === 'pending' || status === 'success' ? variables : null,
    errorMessage: error && toErrorMessage(error),
    submit: (order: Order) => {
      // isMutating is synchronous; `status` is stale on a double click.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(order)
    },
  }
}
