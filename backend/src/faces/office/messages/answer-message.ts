import type { OfficeMessageDetails } from '@shop/contracts/wire/office-messages.ts'

import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import { findMessage, storeAnswer } from '../../../domain/messages/message.store.ts'
import { findUser } from '../../../domain/users/user.store.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { Deps } from '../../../platform/deps.ts'
import { HttpError, requireRecord } from '../../../platform/errors/http-error.ts'
import { enqueueMail } from '../../../platform/mail/mail.queue.ts'
import type { OfficeUser } from '../office-access.ts'

/** A message with the address of whoever answered it. @throws HttpError 404 */
export async function readMessage(db: Db, id: string): Promise<OfficeMessageDetails> {
  const message = requireRecord(await findMessage(db, id))
  const { answer, memberId: _, ...others } = message
  if (!answer) return { ...others, answer }
  const { text, userId, at } = answer
  const user = userId === null ? undefined : await findUser(db, userId)
  return { ...others, answer: { text, at, by: user?.email ?? '' } }
}

/**
 * Answers a message by e-mail, in the language that it was written in, or settles it without an e-mail. What was written
 * stays out of the log, which keeps it when the message is deleted.
 * @param text null to send nothing
 * @throws HttpError 404, 409 when it was answered already, or 422 when there is no address to send the text to
 */
export async function answerMessage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: OfficeUser,
  id: string,
  text: string | null,
): Promise<OfficeMessageDetails> {
  const now = clock()
  const { email, language, memberId: userId } = requireRecord(await findMessage(db, id))
  if (text !== null && email === null) {
    throw new HttpError(422, 'No e-mail address was left that an answer could be sent to.')
  }
  await db.transaction().execute(async (trx) => {
    const answer = { answer: text, answeredBy: user.id, answeredAt: now.toISOString() }
    if (!(await storeAnswer(trx, id, answer))) {
      throw new HttpError(409, 'Somebody else has answered this meanwhile. Nothing was sent.')
    }
    const after = { answer: text === null ? 'none' : 'sent' }
    await recordChange(
      trx,
      { userId: user.id, kind: 'message', subject: id, before: null, after },
      now,
    )
    if (text === null || email === null) return
    const mail = { recipient: email, language, data: { messageId: id }, userId }
    await enqueueMail(trx, { kind: 'messageAnswer', ...mail }, now)
  })
  return readMessage(db, id)
}
