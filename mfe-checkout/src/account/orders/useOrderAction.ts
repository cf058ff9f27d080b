import type { MemberOrder } from '@shop/contracts/wire/account.ts'
import { queryClient } from '@shop/kernel/http'
import { useMutation } from '@tanstack/react-query'

import { createOrderCheckout } from '../../checkout/checkout.api.ts'
import { openCardPage } from '../../checkout/open-card-page.ts'
import { toErrorMessage } from '../../checkout/useCheckout.ts'
import { useResetOnReturn } from '../../checkout/useResetOnReturn.ts'
import { useAccountT } from '../../messages.generated.ts'
import { accountUrl } from '../account.api.ts'
import { cancelOrder, memberOrderQuery } from './member-orders.api.ts'

/** Pays an open order on the card page, or cancels it; one at a time. */
export function useOrderAction(userId: string, { number }: MemberOrder) {
  const t = useAccountT()
  const mutationKey = ['mfe-checkout', 'order-action', number]
  // The order may have changed, which is why the action was rejected.
  const onError = () =>
    void queryClient.invalidateQueries({ queryKey: memberOrderQuery(userId, number).queryKey })
  const payment = useMutation({
    mutationKey,
    mutationFn: () => createOrderCheckout(accountUrl(`/orders/${encodeURIComponent(number)}/pay`)),
    // The cart is another order: nothing leaves it.
    onSuccess: (checkout) => openCardPage({ ...checkout, number, items: [] }),
    onError,
  })
  const cancellation = useMutation({
    mutationKey,
    mutationFn: () => cancelOrder(userId, number),
    onError,
  })
  useResetOnReturn(payment.reset)

  function start({ mutate }: Pick<typeof payment, 'mutate'> | Pick<typeof cancellation, 'mutate'>) {
    // isMutating is synchronous; the states are stale on a double click.
    if (queryClient.isMutating({ mutationKey }) > 0) return
    payment.reset()
    cancellation.reset()
    mutate()
  }

  const paying = payment.isPending || payment.isSuccess
  const error = payment.error ?? cancellation.error
  const { data: changed } = cancellation
  return {
    paying,
    busy: paying || cancellation.isPending,
    /** The outcome of the cancellation. */
    notice: changed && t(changed.status === 'paid' ? 'order.paidMeanwhile' : 'order.nowCancelled'),
    errorMessage: error && toErrorMessage(error),
    pay: () => start(payment),
    cancel: () => start(cancellation),
  }
}
