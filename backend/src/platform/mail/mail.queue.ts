import { randomUUID } from 'node:crypto'

import { currentContext } from 'monitoring/request-context.ts'

import { toJson } from '../db/json.ts'
import type { MailData, MailKind } from '../db/mail.types.ts'
import type { Db, Row } from '../db/schema.ts'
import type { Language } from '../i18n/messages.ts'

/** Longer than an attempt may take; then another sender takes over from one that died. */
const CLAIM_MINUTES = 5
const FIRST_RETRY_SECONDS = 10
const MAX_RETRY_SECONDS = 3600
/** With the delays above, a mail server may be away for about a day. */
const MAX_ATTEMPTS = 32

interface NewMail<Kind extends MailKind> {
  /** By default a new one. */
  id?: string
  kind: Kind
  recipient: string
  language: Language
  data: MailData[Kind]
  /** The member whom it is about, and with whose data it is deleted; null for nobody known. */
  userId: string | null
  /** The request that it comes from; by default the present one. */
  requestId?: string | null
}

function addSeconds(time: Date, seconds: number): string {
  return new Date(time.getTime() + seconds * 1000).toISOString()
}

/** Queues an e-mail. @param db the transaction that stores what the e-mail reports */
export async function enqueueMail<Kind extends MailKind>(
  db: Db,
  { id = randomUUID(), data, requestId, ...mail }: NewMail<Kind>,
  now: Date,
): Promise<void> {
  const createdAt = now.toISOString()
  await db
    .insertInto('mails')
    .values({
      ...mail,
      id,
      data: toJson(data),
      status: 'pending',
      attempts: 0,
      dueAt: createdAt,
      createdAt,
      requestId: requestId ?? currentContext()?.reqId ?? null,
    })
    .execute()
}

/** Claims an e-mail that is due for one attempt, exclusively among all senders. */
export async function claimMail(db: Db, now: Date): Promise<Row<'mails'> | null> {
  for (;;) {
    const due = await db
      .selectFrom('mails')
      .select(['id', 'dueAt'])
      .where('status', '=', 'pending')
      .where('dueAt', '<=', now.toISOString())
      .orderBy('dueAt')
      .limit(1)
      .executeTakeFirst()
    if (!due) return null
    const claimed = await db
      .updateTable('mails')
      .set(({ eb }) => ({
        attempts: eb('attempts', '+', 1),
        dueAt: addSeconds(now, CLAIM_MINUTES * 60),
      }))
      .where('id', '=', due.id)
      .where('status', '=', 'pending')
      // The first to change the due time has the claim.
      .where('dueAt', '=', due.dueAt)
      .returningAll()
      .executeTakeFirst()
    if (claimed) return claimed
  }
}

/** Takes an e-mail out of the queue. */
export async function finishMail(
  db: Db,
  id: string,
  status: 'sent' | 'dropped' | 'failed',
): Promise<void> {
  await db.updateTable('mails').set({ status }).where('id', '=', id).execute()
}

/**
 * Schedules the next attempt of a claimed e-mail, later each time.
 * @returns whether there is one; otherwise the e-mail is given up
 */
export async function retryMail(db: Db, mail: Row<'mails'>, now: Date): Promise<boolean> {
  if (mail.attempts >= MAX_ATTEMPTS) {
    await finishMail(db, mail.id, 'failed')
    return false
  }
  const delay = Math.min(FIRST_RETRY_SECONDS * 2 ** (mail.attempts - 1), MAX_RETRY_SECONDS)
  await db
    .updateTable('mails')
    .set({ dueAt: addSeconds(now, delay) })
    .where('id', '=', mail.id)
    .where('dueAt', '=', mail.dueAt)
    .execute()
  return true
}
