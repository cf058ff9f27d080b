import { emailSchema } from '@shop/contracts/wire/text.ts'

import { createOwnerLink, OWNER_LINK_MINUTES } from '../../domain/staff/staff.store.ts'
import { loadTokenSecret } from '../../platform/auth/token-secret.ts'
import { type Environment, StartupError } from '../../platform/config/env.ts'
import { prepareDataFolder } from '../../platform/db/data-folder.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrator.ts'

/** Prints the link by which the owner of an e-mail address becomes an owner of the shop. @throws StartupError */
export async function runOwnerLink(env: Environment, typed: string): Promise<void> {
  const { data: email } = emailSchema.safeParse(typed)
  if (email === undefined) throw new StartupError(`${typed} is no e-mail address`)
  prepareDataFolder(env.dataDir)
  const db = openDatabase(env)
  try {
    await migrate(db)
    const config = {
      secret: loadTokenSecret(env.jwtSecret, env.dataDir),
      backendUrl: env.backendUrl,
    }
    const link = await createOwnerLink({ db, clock: () => new Date(), config }, email)
    console.log(
      `Whoever opens this link within ${OWNER_LINK_MINUTES} minutes becomes an owner of the shop, as ${email}:\n\n${link}\n`,
    )
  } finally {
    await db.destroy()
  }
}
