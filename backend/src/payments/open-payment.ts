import type { Row, Trx } from '../db/schema.ts'
import type { PaymentProvider } from './payment.provider.ts'
import { findOrCreateOpenPayment } from './payment.store.ts'
import { takeOverSiblings } from './sibling-payments.ts'

export interface OpenedPayment {
  order: Row<'orders'>
  payment: Row<'payments'>
  /** Older payments of the same goods, to be closed before this one's session is opened. */
  siblings: Awaited<ReturnType<typeof takeOverSiblings>>
}

/** The order's open payment, created if there is none. The caller must hold the user's lock. */
export async function openPayment(
  trx: Trx,
  { name: driver, sessionMinutes }: PaymentProvider,
  { order, returnUrl, now }: { order: Row<'orders'>; returnUrl: string; now: Date },
): Promise<OpenedPayment> {
  const siblings = await takeOverSiblings(trx, order, now)
  const newPayment = { order, driver, returnUrl, now, sessionMinutes }
  return { order, siblings, payment: await findOrCreateOpenPayment(trx, newPayment) }
}
