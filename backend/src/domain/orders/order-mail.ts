import type { MailData } from '../../platform/db/mail.types.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { enqueueMail } from '../../platform/mail/mail.queue.ts'

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
    .select(['orders.requestId', 'orders.userId'])
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
  const { email: recipient, deletedAt, ...rest } = await findBuyer(trx, mail.data.orderId)
  if (deletedAt !== null) return
  await enqueueMail(trx, { ...mail, recipient, ...rest }, now)
}

/** Queues the e-mail to the shop's owner about an order that was paid, in the buyer's language. */
export async function enqueueOwnerMail(
  trx: Trx,
  { orderId, recipient }: { orderId: string; recipient: string },
  now: Date,
): Promise<void> {
  const { language, requestId } = await findBuyer(trx, orderId)
  const mail = { recipient, language, requestId, data: { orderId }, userId: null }
  await enqueueMail(trx, { kind: 'orderPaid', ...mail }, now)
}
