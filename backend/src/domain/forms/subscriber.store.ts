import { randomUUID } from 'node:crypto'

import type { Config } from '../../platform/config/config.ts'
import { isUniqueViolation } from '../../platform/db/database-errors.ts'
import { lockMember } from '../../platform/db/lock.ts'
import type { Db, Row } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSignedId, toSignedId } from '../../platform/http/signed-id.ts'
import type { Language } from '../../platform/i18n/messages.ts'
import { enqueueMail } from '../../platform/mail/mail.queue.ts'

/** The page that the link of a newsletter's e-mail opens. */
export const NEWSLETTER_PATH = '/portal/newsletter'

const PURPOSE = 'newsletter'

/** The secret of a subscriber's link, which confirms and, later, unsubscribes. It works as long as there is a subscriber. */
export const toSubscriberToken = (config: Pick<Config, 'secret'>, id: string): string =>
  toSignedId(config, PURPOSE, id)

/** The link that unsubscribes somebody. */
export const toUnsubscribeUrl = (
  config: Pick<Config, 'secret' | 'backendUrl'>,
  id: string,
): string => `${config.backendUrl}${NEWSLETTER_PATH}?token=${toSubscriberToken(config, id)}`

/** The subscriber whose link has this token. */
export async function findSubscriber(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  token: string,
): Promise<Row<'subscribers'> | undefined> {
  const id = readSignedId(config, PURPOSE, token)
  if (id === undefined) return undefined
  return db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()
}

interface Request {
  /** Idempotency key: the same request causes one e-mail. */
  key: string
  email: string
  language: Language
  userId: string | null
}

/**
 * Notes that somebody asks for the newsletter and e-mails a link to confirm it. To an address that has confirmed
 * nothing is sent; the response does not tell: avoid enumeration of subscribers.
 */
export async function requestNewsletter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { key, email, language, userId }: Request,
): Promise<void> {
  const now = clock()
  try {
    await db.transaction().execute(async (trx) => {
      if (userId !== null) await lockMember(trx, userId)
      const { id, confirmedAt } = await trx
        .insertInto('subscribers')
        .values({ id: randomUUID(), email, language, requestedAt: now.toISOString(), userId })
        .onConflict((conflict) =>
          conflict.column('email').doUpdateSet({ language, requestedAt: now.toISOString() }),
        )
        // A subscription stays with whoever asked for it first.
        .returning(['id', 'confirmedAt'])
        .executeTakeFirstOrThrow()
      if (confirmedAt !== null) return
      const mail = { id: key, recipient: email, language, data: { subscriberId: id }, userId }
      await enqueueMail(trx, { kind: 'newsletterConfirm', ...mail }, now)
    })
  } catch (error) {
    // The e-mail of this request is queued already.
    if (!isUniqueViolation(error)) throw error
  }
}

/** Makes a subscriber of somebody who has confirmed. */
export async function confirmSubscriber({ db, clock }: Deps, id: string): Promise<void> {
  const confirmedAt = clock().toISOString()
  await db.updateTable('subscribers').set({ confirmedAt }).where('id', '=', id).execute()
}

/** Forgets a subscriber. */
export async function deleteSubscriber(db: Db, id: string): Promise<void> {
  await db.deleteFrom('subscribers').where('id', '=', id).execute()
}

/** Selects those who have confirmed. */
export const selectConfirmed = (db: Db) =>
  db.selectFrom('subscribers').selectAll().where('confirmedAt', 'is not', null)

/** Those who have confirmed, in the order that they did. */
export const listSubscribers = (db: Db): Promise<Row<'subscribers'>[]> =>
  selectConfirmed(db).orderBy('confirmedAt').execute()
