import { listForms } from '../../domain/forms/form.store.ts'
import { listSubscribers, toUnsubscribeUrl } from '../../domain/forms/subscriber.store.ts'
import { loadTokenSecret } from '../../platform/auth/token-secret.ts'
import { type Environment, StartupError } from '../../platform/config/env.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { getReason, nameDatabase } from '../../platform/db/database-errors.ts'

/** The newest forms are what an owner looks for; the others are in the table. */
const MAX_FORMS = 1000

/**
 * Prints what came in by forms, newest first, or who gets the newsletter, each with the link that unsubscribes, as JSON.
 * @param kind of the forms; all by default
 * @throws StartupError
 */
export async function runListForms(
  env: Environment,
  { kind, subscribers = false }: { kind?: string | undefined; subscribers?: boolean | undefined },
): Promise<void> {
  const db = openDatabase(env)
  try {
    if (!subscribers) {
      console.log(JSON.stringify(await listForms(db, { kind, limit: MAX_FORMS }), null, 2))
      return
    }
    const secret = loadTokenSecret(env.jwtSecret, env.dataDir)
    const list = (await listSubscribers(db)).map(({ id, email, language, confirmedAt }) => {
      const unsubscribe = toUnsubscribeUrl({ secret, backendUrl: env.backendUrl }, id)
      return { email, language, confirmedAt, unsubscribe }
    })
    console.log(JSON.stringify(list, null, 2))
  } catch (error) {
    throw new StartupError(`the database ${nameDatabase(env)} cannot be read: ${getReason(error)}`)
  } finally {
    await db.destroy()
  }
}
