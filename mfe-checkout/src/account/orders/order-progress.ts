import type { MemberOrder } from '@shop/contracts/wire/account.ts'

type ProgressStep = 'ordered' | 'paid' | 'inWork' | 'sent' | 'arrival' | 'collected'

export interface ProgressPoint {
  step: ProgressStep
  state: 'done' | 'current' | 'ahead'
  /** ISO 8601, as far as it is known. */
  at?: string | undefined
}

const isGivenBack = ({ refunded = 0, orderSummary }: MemberOrder) =>
  refunded > 0 && refunded >= orderSummary.total

/** The steps of an order, from its confirmation until its buyer has it. Who pays in cash pays at the end. */
function listSteps({ paymentMethod, delivery, fulfilment }: MemberOrder): ProgressStep[] {
  const isCollected = fulfilment === 'collected' || (delivery?.store && fulfilment !== 'sent')
  return [
    'ordered',
    ...(paymentMethod === 'cash' ? [] : ['paid' as const]),
    'inWork',
    ...(isCollected ? ['collected' as const] : ['sent' as const, 'arrival' as const]),
  ]
}

/** How far an order is; null for one that goes no further, or of whose state nothing is known. */
export function toProgress(order: MemberOrder): ProgressPoint[] | null {
  const { status, fulfilment, createdAt, paidAt, fulfilledAt } = order
  if ((status !== 'paid' && status !== 'awaitingPayment') || isGivenBack(order)) return null
  const steps = listSteps(order)
  const reached = steps.indexOf((fulfilment ?? (paidAt ? 'paid' : 'ordered')) as ProgressStep)
  if (reached < 0 && fulfilment) return null
  const current = Math.max(0, reached)
  const times: Partial<Record<string, string | undefined>> = { ordered: createdAt, paid: paidAt }
  if (fulfilment) times[fulfilment] = fulfilledAt
  return steps.map((step, index) => ({
    step,
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
    at: times[step],
  }))
}
