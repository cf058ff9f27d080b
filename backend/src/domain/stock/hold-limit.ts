import type { Row, Trx } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/errors/http-error.ts'

/** Unpaid orders of one member that may hold counted pieces at the same time. */
const MAX_OPEN_HOLDS = 3
/**
 * Payments of one member that may hold counted pieces within a day, since the last one that was paid. Each holds them for half
 * an hour: nobody keeps a product from the others for a whole day.
 */
const MAX_HOLDS_PER_DAY = 10
const DAY_MS = 86_400_000

const TOO_MANY_OPEN =
  'Several of your orders are waiting for their payment already. Please pay or cancel one of them in your account first.'
const TOO_MANY_TODAY =
  'You have reserved goods many times today without paying. Please pay one of your orders, or try again tomorrow.'

/** The user's payments that hold counted pieces, or did, and were not paid. */
const selectHolds = (trx: Trx, userId: string) =>
  trx
    .selectFrom('payments')
    .where('userId', '=', userId)
    .where('status', '!=', 'paid')
    .where((e) =>
      e.exists(
        e
          .selectFrom('stockReservations')
          .select('stockReservations.orderId')
          .whereRef('stockReservations.orderId', '=', 'payments.orderId'),
      ),
    )

/**
 * Checks that a member may hold the pieces of one more order, which are reserved in this transaction. The caller must hold the
 * user's lock.
 * @param closing ids of orders whose payments are about to be closed
 * @throws HttpError 409 when the member holds too much without paying
 */
export async function checkHolds(
  trx: Trx,
  { id, userId }: Pick<Row<'orders'>, 'id' | 'userId'>,
  closing: readonly string[],
  now: Date,
): Promise<void> {
  const reserved = await trx
    .selectFrom('stockReservations')
    .select('productId')
    .where('orderId', '=', id)
    .executeTakeFirst()
  if (!reserved) return
  const open = await selectHolds(trx, userId)
    .select('orderId')
    .where('status', '=', 'unpaid')
    .execute()
  // It holds them already.
  if (open.some(({ orderId }) => orderId === id)) return
  const others = open.filter(({ orderId }) => !closing.includes(orderId))
  if (others.length >= MAX_OPEN_HOLDS) throw new HttpError(409, TOO_MANY_OPEN)
  const paid = await trx
    .selectFrom('payments')
    .select((e) => e.fn.max('createdAt').as('lastAt'))
    .where('userId', '=', userId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  const since = paid?.lastAt && paid.lastAt > dayAgo ? paid.lastAt : dayAgo
  const today = await selectHolds(trx, userId).select('id').where('createdAt', '>', since).execute()
  if (today.length >= MAX_HOLDS_PER_DAY) throw new HttpError(409, TOO_MANY_TODAY)
}
