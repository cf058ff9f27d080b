import type { Config } from '../../platform/config/config.ts'
import type { MailData } from '../../platform/db/mail.types.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { enqueueMail } from '../../platform/mail/mail.queue.ts'
import { claimLowStock } from './low-stock.ts'

/** The e-mails about an order to its buyer. */
export type OrderMailKind =
  | 'orderConfirmation'
  | 'orderPlaced'
  | 'paymentReminder'
  | 'paymentRefund'
  | 'orderProgress'
  | 'orderRefund'

interface OrderMail<Kind extends OrderMailKind> {
  kind: Kind
  data: MailData[Kind]
}

/** The member who ordered, and the request that the order comes from. */
function findBuyer(trx: Trx, orderId: string) {
  return trx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .select(['users.email', 'users.language', 'users.deletedAt'])
    .select(['orders.requestId', 'orders.userId', 'orders.lines', 'orders.status'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** Queues an e-mail about an order to its buyer, in the buyer's language; none to one who was deleted. */
export async function enqueueOrderMail<Kind extends OrderMailKind>(
  trx: Trx,
  mail: OrderMail<Kind>,
  now: Date,
): Promise<void> {
  // To the account's address: the one in the order comes from the client.
  const {
    email: recipient,
    deletedAt,
    language,
    requestId,
    userId,
  } = await findBuyer(trx, mail.data.orderId)
  if (deletedAt !== null) return
  await enqueueMail(trx, { ...mail, recipient, language, requestId, userId }, now)
}

/**
 * Queues the e-mails to the shop's owner about an order that was paid, or is paid without a card, in the buyer's language: what
 * was ordered, and which of it is low in stock now.
 */
export async function enqueueOwnerMails(
  trx: Trx,
  config: Config,
  orderId: string,
  now: Date,
): Promise<void> {
  const { language, requestId, ...order } = await findBuyer(trx, orderId)
  const mail = { recipient: config.formsEmail, language, requestId, userId: null }
  await enqueueMail(trx, { ...mail, kind: 'orderPaid', data: { orderId } }, now)
  const productIds = await claimLowStock(trx, config, order)
  if (productIds.length > 0) {
    await enqueueMail(trx, { ...mail, kind: 'lowStock', data: { productIds } }, now)
  }
}
