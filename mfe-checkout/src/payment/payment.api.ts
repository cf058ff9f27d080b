import type { PaymentSession } from '@shop/contracts/wire/order.ts'
import { getConfig } from '@shop/kernel/config'
import { paymentsApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

/** The response names no payment session. */
export class InvalidSessionError extends Error {
  constructor() {
    super('Session invalid!')
    this.name = 'InvalidSession'
  }
}

const loadSchema = async () => (await import('@shop/contracts/wire/order.ts')).receivedPaymentSchema

/** Fetches a payment, both as it is read and as it was received. @param sessionId opaque */
export function fetchPayment(sessionId: string) {
  return request(paymentsApi, loadSchema, {
    url: `/payment/checkout/${encodeURIComponent(sessionId)}`,
  })
}

/** Session id of a member's newest payment of the last hour; null where the backend knows of none. */
export function newestSessionQuery(userId: string) {
  return queryOptions({
    queryKey: ['mfe-checkout', 'newest-session', userId],
    queryFn: async ({ signal }) => {
      const { newestPaymentUrl: url } = getConfig()
      if (url === undefined) return null
      const { session } = await request(paymentsApi, loadSchema, { url, signal })
      return session?.sessionId ?? null
    },
    staleTime: 0,
  })
}

export interface PaymentResult {
  session: PaymentSession
  /** Whether the confirmation hook succeeded for this status; independent of the status itself. */
  confirmed: boolean
}

/** Fetches a payment, then posts it as received to its confirmation hook, once for each status. @param sessionId opaque */
export function paymentQuery(sessionId: string) {
  const queryKey = ['mfe-checkout', 'payment', sessionId]
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<PaymentResult> => {
      const previous = client.getQueryData<PaymentResult>(queryKey)
      const { session, received } = await fetchPayment(sessionId)
      if (!session) throw new InvalidSessionError()
      if (previous?.confirmed && previous.session.payment_status === session.payment_status) {
        return { session, confirmed: true }
      }
      const confirmed = await paymentsApi
        .post(`/hooks/payment/${encodeURIComponent(sessionId)}`, received)
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
