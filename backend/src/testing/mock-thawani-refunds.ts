import type { MockResponse } from './mock-server.ts'

export interface Session {
  session_id: string
  client_reference_id: string
  payment_status: 'unpaid' | 'paid' | 'cancelled'
  total_amount: number
  invoice: string
  expire_at: string
}

interface Refund {
  refund_id: string
  payment_id: string
  amount: number
  status: 'successful' | 'failed'
  metadata: unknown
}

export const succeed = (data: unknown): MockResponse => ({
  status: 200,
  body: { success: true, code: 2000, description: 'Done', data },
})

export const refuse = (status: number, code: number): MockResponse => ({
  status,
  body: { success: false, code, description: `refused: ${code}` },
})

/** The part of the mock of Thawani that knows payments and refunds; it gives the ids of a payment's refunds only. */
export function createMockRefunds(sessions: ReadonlyMap<string, Session>) {
  const refunds: Refund[] = []
  let declinesRefunds = false

  function listPayments(invoice: string | null): MockResponse {
    const session = [...sessions.values()].find((each) => each.invoice === invoice)
    if (session?.payment_status !== 'paid') return refuse(404, 4003)
    const payment_id = `payment_${session.session_id}`
    const made = refunds.filter((refund) => refund.payment_id === payment_id)
    const amount = session.total_amount
    return succeed([
      {
        payment_id: `${payment_id}_failed`,
        status: 'Failed',
        amount,
        refunded: false,
        refunds: null,
      },
      {
        payment_id,
        status: 'Successful',
        amount,
        refunded: made.some(({ status }) => status !== 'failed'),
        refunds: made.map(({ refund_id }) => ({ refund_id })),
      },
    ])
  }

  function createRefund(body: Record<string, unknown>): MockResponse {
    const payment_id = String(body['payment_id'])
    const session = sessions.get(payment_id.replace('payment_', ''))
    if (session?.payment_status !== 'paid') return refuse(404, 4003)
    const made = refunds.filter(
      (each) => each.payment_id === payment_id && each.status !== 'failed',
    )
    const left = session.total_amount - made.reduce((sum, { amount }) => sum + amount, 0)
    const amount = Number(body['amount'] ?? session.total_amount)
    if (left === 0) return refuse(400, 4301)
    if (amount > left) return refuse(400, 4300)
    const refund: Refund = {
      refund_id: `refund_${refunds.length + 1}`,
      payment_id,
      amount,
      status: declinesRefunds ? 'failed' : 'successful',
      metadata: body['metadata'],
    }
    refunds.push(refund)
    return succeed(refund)
  }

  function findRefund(path: string): MockResponse {
    const refund = refunds.find(({ refund_id }) => path === `/refunds/${refund_id}`)
    return refund ? succeed(refund) : refuse(404, 4003)
  }

  return {
    refunds,
    listPayments,
    createRefund,
    findRefund,
    /** Makes refunds from now on fail, or succeed. */
    declineRefunds(declines: boolean): void {
      declinesRefunds = declines
    },
  }
}
