import type { Row } from '../db/schema.ts'
import type { Services } from '../deps.ts'
import { refreshStatus } from './payment.service.ts'
import { recordStatus } from './payment.store.ts'

async function closeSession({ driver }: Services, sessionId: string): Promise<boolean> {
  try {
    await driver.cancelSession(sessionId)
    return true
  } catch {
    // It may have been paid or have expired meanwhile; the provider knows.
    return false
  }
}

/**
 * Ends a payment whose shopper gave up at the provider, so that it cannot be paid later by accident.
 * A payment that is over stays as it is.
 * @param payment one whose session is known
 */
export async function cancelPayment(
  services: Services,
  payment: Row<'payments'> & { sessionId: string },
): Promise<void> {
  const { db, clock } = services
  const { sessionId, status } = payment
  if (status !== 'unpaid') return
  if (!(await closeSession(services, sessionId))) {
    await refreshStatus(services, sessionId)
    return
  }
  await db.transaction().execute((trx) => recordStatus(trx, sessionId, 'cancelled', clock()))
}
