import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSignedId, toSignedId } from '../../platform/http/signed-id.ts'

/** The page that the link of a reminder opens. */
export const REMINDERS_PATH = '/portal/reminders'

const PURPOSE = 'reminders'

/** The secret of a buyer's link. */
export const toReminderToken = (config: Pick<Config, 'secret'>, userId: string): string =>
  toSignedId(config, PURPOSE, userId)

/** The buyer whose link has this token. */
export async function findReminded({ db, config }: Pick<Deps, 'db' | 'config'>, token: string) {
  const id = readSignedId(config, PURPOSE, token)
  if (id === undefined) return undefined
  return db
    .selectFrom('users')
    .select(['id', 'email', 'remindersEndedAt'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Sends a buyer no more reminders, of any order. */
export async function endReminders(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ remindersEndedAt: now.toISOString() })
    .where('id', '=', userId)
    .execute()
}
