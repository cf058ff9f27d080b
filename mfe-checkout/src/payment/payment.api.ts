import type { PaymentSession } from '@shop/contracts/order.ts'
import { paymentsApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

/** The response names no payment session. */
export class InvalidSessionError extends Error {
  constructor() {
    super('Session invalid!')
    this.name = 'InvalidSession'
  }
}

const loadSchema = async () =>
  (await import('@shop/contracts/order.ts')).paymentSessionResponseSchema

async function fetchSession(sessionId: string): Promise<PaymentSession> {
  const { data } = await request(paymentsApi, loadSchema, {
    url: `/payment/checkout/${encodeURIComponent(sessionId)}`,
  })
  if (data.sessionId === '') throw new InvalidSessionError()
  return data
}

export interface PaymentResult {
  session: PaymentSession
  /** Whether the confirmation hook succeeded for this status; independent of the status itself. */
  confirmed: boolean
}

/** Fetches a payment, then posts its confirmation hook, once for each status. @param sessionId opaque */
export function paymentQuery(sessionId: string) {
  const queryKey = ['mfe-checkout', 'payment', sessionId]
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<PaymentResult> => {
      const previous = client.getQueryData<PaymentResult>(queryKey)
      const session = await fetchSession(sessionId)
      if (previous?.confirmed && previous.session.payment_status === session.payment_status) {
        return { session, confirmed: true }
      }
      const confirmed = await paymentsApi
        .post(`/hooks/payment/${encodeURIComponent(sessionId)}`, session)
        .then(() => true)
        .catch(() => false)
      return { session, confirmed }
    },
    // The status changes on the server only.
    staleTime: 0,
    // The loader has fetched it; the page polls it.
    refetchOnMount: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
  })
}
