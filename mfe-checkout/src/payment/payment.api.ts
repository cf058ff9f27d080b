import { paymentSessionResponseSchema, type PaymentSession } from '@shop/contracts/order.ts'
import { request, paymentsApi, ResponseValidationError } from '@shop/kernel'
import { queryOptions } from '@tanstack/react-query'

/** What is stored, or what the server made of it, is no payment session. */
export class InvalidSession extends Error {
  constructor() {
    super('Session invalid!')
    this.name = 'InvalidSession'
  }
}

async function readSession(sessionId: string): Promise<PaymentSession> {
  const { data } = await request(paymentsApi, paymentSessionResponseSchema, {
    url: `/payment/checkout/${sessionId}`,
  }).catch((error: unknown) => {
    throw error instanceof ResponseValidationError ? new InvalidSession() : error
  })
  if (data.sessionId === '') throw new InvalidSession()
  return data
}

export interface PaymentResult {
  session: PaymentSession
  /** Whether the shop has taken notice; what the payment itself came to does not hang on it. */
  confirmed: boolean
}

/** Reads a payment and then tells the shop to take notice of it. @param sessionId safe in an address */
export function paymentQuery(sessionId: string) {
  return queryOptions({
    queryKey: ['payment', sessionId],
    queryFn: async (): Promise<PaymentResult> => {
      const session = await readSession(sessionId)
      const confirmed = await paymentsApi
        .post(`/hooks/payment/${sessionId}`, session)
        .then(() => true)
        .catch(() => false)
      return { session, confirmed }
    },
    // The status changes on the server alone, and each look is also a confirmation.
    staleTime: 0,
    // The page's loader has asked already, and the person can.
    refetchOnMount: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
  })
}
