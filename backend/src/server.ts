import { fileURLToPath } from 'node:url'

import { PortError } from 'monitoring/listen.ts'

import { readEnvironment, StartupError } from './env.ts'
import { getOutboxDir } from './mail/mail.transport.ts'
import { start } from './start.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Whatever still hangs then is given up: supervisors kill after 10 s. */
const STOP_TIMEOUT_MS = 9000

try {
  const env = readEnvironment(process.env, repository)
  const stop = await start(env)
  if (!env.smtpUrl)
    console.log(`E-mails are written to ${getOutboxDir(env.dataDir)} (SMTP_URL sends them)`)
  console.log(`Backend ready at ${env.backendUrl}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
      void stop().then(() => process.exit(0))
    })
  }
} catch (error) {
  if (!(error instanceof StartupError || error instanceof PortError)) throw error
  console.error(`Backend cannot start: ${error.message}.`)
  process.exit(1)
}
