import type { OfficeOrderDetails, OfficeOrderState } from '@shop/contracts/wire/office-orders.ts'

type StepName = 'placed' | 'paid' | 'inWork' | 'sent' | 'collected'

interface Step {
  name: StepName
  /** When it was taken, ISO 8601; null of one that is still to come. */
  at: string | null
}

type Stepped = Pick<
  OfficeOrderDetails,
  'state' | 'paymentMethod' | 'delivery' | 'createdAt' | 'paidAt' | 'events'
>

const ended: readonly (OfficeOrderState | undefined)[] = ['cancelled', 'refunded']

/** The way of an order, in its order: cash comes last, all other money before the work. None of one that has ended. */
export function listSteps(order: Stepped): Step[] {
  const { state, paymentMethod, delivery, createdAt, paidAt, events } = order
  if (ended.includes(state)) return []
  const findTime = (fulfilment: string) =>
    events.find(({ kind, detail }) => kind === 'fulfilment' && detail === fulfilment)?.at ?? null
  const isCollected = delivery?.store !== undefined || state === 'collected'
  const last: StepName = isCollected ? 'collected' : 'sent'
  const paid: Step = { name: 'paid', at: paidAt }
  const work: Step[] = [
    { name: 'inWork', at: findTime('inWork') },
    { name: last, at: findTime(last) },
  ]
  const placed: Step = { name: 'placed', at: createdAt }
  return paymentMethod === 'cash' ? [placed, ...work, paid] : [placed, paid, ...work]
}
