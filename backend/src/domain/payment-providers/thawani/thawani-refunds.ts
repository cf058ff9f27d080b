import { z } from 'zod/mini'

import { SessionRejectedError, toBaisa } from '../../payments/payment.provider.ts'
import { type CallThawani, ThawaniError } from './thawani.client.ts'

/** Nothing is left to give back. */
const ALREADY_REFUNDED = 4301

const sessionSchema = z.object({ invoice: z.string() })

const refundSchema = z.object({
  status: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.unknown())),
})
type Refund = z.output<typeof refundSchema>

const paymentSchema = z.object({
  payment_id: z.string(),
  status: z.string(),
  /** Ids, or objects that have them; a payment without refunds may say null. */
  refunds: z.nullish(z.array(z.union([z.string(), z.object({ refund_id: z.string() })]))),
})

type Payment = z.output<typeof paymentSchema>

const isStatus = ({ status }: { status?: string | null | undefined }, expected: string) =>
  status?.toLowerCase() === expected

/** The payment by which a session was paid; attempts that failed are in the same list. */
async function findPayment(call: CallThawani, sessionId: string): Promise<Payment> {
  const path = `/checkout/session/${encodeURIComponent(sessionId)}`
  const { invoice } = await call({ method: 'GET', path, schema: sessionSchema })
  const payments = await call({
    method: 'GET',
    path: `/payments?${new URLSearchParams({ checkout_invoice: invoice, limit: '50', skip: '0' })}`,
    schema: z.array(paymentSchema),
  })
  const payment = payments.find((each) => isStatus(each, 'successful'))
  if (!payment) throw new SessionRejectedError(`The session has no payment that succeeded.`)
  return payment
}

/** The refunds of a payment that did not fail, made by us or in Thawani's portal. */
async function listRefunds(call: CallThawani, { refunds }: Payment): Promise<Refund[]> {
  const made: Refund[] = []
  for (const refund of refunds ?? []) {
    const id = typeof refund === 'string' ? refund : refund.refund_id
    const path = `/refunds/${encodeURIComponent(id)}`
    made.push(await call({ method: 'GET', path, schema: refundSchema }))
  }
  return made.filter((each) => !isStatus(each, 'failed'))
}

/**
 * Gives back money of a paid session, once however often it is called: Thawani has no idempotency keys, so that refunds carry their id,
 * and earlier ones are fetched before one is made.
 * @param refund a part, in hundredths of OMR; the whole amount without it
 * @throws SessionRejectedError when Thawani will not give it back
 */
export async function refundThawaniSession(
  call: CallThawani,
  sessionId: string,
  refund?: { id: string; amount: number },
): Promise<void> {
  try {
    const payment = await findPayment(call, sessionId)
    const earlier = await listRefunds(call, payment)
    // The response to an earlier attempt was lost, or somebody was quicker in Thawani's portal.
    const isMade = refund
      ? earlier.some(({ metadata }) => metadata?.['refund_id'] === refund.id)
      : earlier.length > 0
    if (isMade) return
    const made = await call({
      method: 'POST',
      path: '/refunds',
      body: {
        payment_id: payment.payment_id,
        reason: refund ? 'Refund by the shop' : 'The order was paid twice',
        ...(refund && { amount: toBaisa(refund.amount) }),
        metadata: { refund_id: refund?.id ?? sessionId },
      },
      schema: refundSchema,
    })
    if (isStatus(made, 'failed')) throw new SessionRejectedError('Thawani declined the refund.')
  } catch (error) {
    if (!(error instanceof ThawaniError)) throw error
    if (refund === undefined && error.code === ALREADY_REFUNDED) return
    throw new SessionRejectedError(`Thawani will not refund: ${error.message}`)
  }
}
