import type { DisputeEvent } from './payment.provider.ts'
import { callProvider, type PaymentServices } from './payment.service.ts'

/**
 * Records that a buyer disputes a payment at the bank, or how that ended. An event that comes late does not open it again.
 * @throws HttpError 502 when the provider fails: it sends the event again
 */
export async function handleDisputeEvent(
  services: PaymentServices,
  { id, reference, dispute }: DisputeEvent,
): Promise<void> {
  const { db, log, provider } = services
  const found = await callProvider(services, async () => provider.fetchRefunds?.(reference))
  if (!found) return log.warn(`The event ${id} is about a payment that is not ours`)
  await db
    .updateTable('payments')
    .set({ dispute })
    .where('sessionId', '=', found.sessionId)
    .$if(dispute === 'open', (query) => query.where('dispute', 'is', null))
    .execute()
  log.info({ event: id, dispute }, 'Payment disputed')
}
