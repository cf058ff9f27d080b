import type { Environment } from './env.ts'
import { getOutboxDir } from './mail/mail.transport.ts'
import { start } from './start.ts'

/** Whatever still hangs then is given up: supervisors kill after 10 s. */
const STOP_TIMEOUT_MS = 9000

/** Serves until the process is asked to stop. @throws StartupError */
export async function serve(env: Environment): Promise<void> {
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
}
