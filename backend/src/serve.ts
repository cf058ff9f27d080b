import { createLog, lifecycleLog, logCrashes } from 'monitoring/log.ts'
import { startTracing } from 'monitoring/start-tracing.ts'

import type { Environment } from './platform/config/env.ts'
import { getOutboxDir } from './platform/mail/mail.transport.ts'
import { start } from './start.ts'

/** Hanging work is given up then: supervisors kill after 10 s. */
const STOP_TIMEOUT_MS = 9000

/** Serves until the process is asked to stop. @throws StartupError */
export async function serve(env: Environment): Promise<void> {
  const log = createLog({ service: 'backend', ...env.log })
  logCrashes(log)
  const endpoint = env.otelExporterOtlpEndpoint
  const stopTracing = await startTracing({ service: 'backend', endpoint, log })
  const stop = await start(env, log)
  const lifecycle = lifecycleLog(log)
  if (!env.smtpUrl)
    lifecycle.info(`E-mails are written to ${getOutboxDir(env.dataDir)} (SMTP_URL sends them)`)
  lifecycle.info(`Backend ready at ${env.backendUrl}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
      lifecycle.info('Backend stops')
      void stop()
        .then(stopTracing)
        .then(() => process.exit(0))
    })
  }
}
