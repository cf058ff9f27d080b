import { accessSync, constants } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { sql } from 'kysely'
import { createGracefulClose } from 'monitoring/graceful-close.ts'
import { listen } from 'monitoring/listen.ts'
import { createMetrics } from 'monitoring/metrics.ts'
import { createDiskCheck, measureDisk } from 'monitoring/readiness.ts'
import { startMonitor } from 'monitoring/start-monitor.ts'

import { buildApp } from './app.ts'
import { createVersionCheck } from './domain/failure-reports/version-check.ts'
import { startPaymentReminders } from './domain/orders/payment-reminder.ts'
import { createProvider } from './domain/payment-providers/create-provider.ts'
import { startReconciler } from './domain/payments/reconciler.ts'
import { demoData, demoShopper } from './domain/seed/demo-data.ts'
import { seedIfEmpty } from './domain/seed/seed.ts'
import { composeMail } from './faces/mails/compose-mail.ts'
import { measureBackups } from './faces/maintenance/last-backup.ts'
import { startPruning } from './faces/maintenance/prune.ts'
import { loadTokenSecret } from './platform/auth/token-secret.ts'
import { type Environment, StartupError } from './platform/config/env.ts'
import { getUploadsDir, prepareDataFolder } from './platform/db/data-folder.ts'
import { openDatabase } from './platform/db/database.ts'
import { createDatabaseClock } from './platform/db/database-clock.ts'
import { getReason, nameDatabase } from './platform/db/database-errors.ts'
import type { DatabaseWatch } from './platform/db/database-watch.ts'
import { migrate } from './platform/db/migrator.ts'
import { MIGRATION_TIMEOUTS } from './platform/db/postgres.pool.ts'
import type { Db } from './platform/db/schema.ts'
import type { Deps } from './platform/deps.ts'
import { startMailSender } from './platform/mail/mail.sender.ts'
import {
  createOutboxTransport,
  createSmtpTransport,
  getOutboxDir,
  type SendMail,
} from './platform/mail/mail.transport.ts'
import { openPictureStorage } from './platform/media/open-picture-storage.ts'
import { createBackendMetrics, measureQueues } from './platform/monitoring/backend-metrics.ts'
import { watchDatabase } from './platform/monitoring/watch-database.ts'

function prepareFolder(dataDir: string): void {
  try {
    prepareDataFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `the data folder ${dataDir} (DATA_DIR) cannot be written: ${getReason(error)}`,
    )
  }
}

/** Opens and migrates the database. @throws StartupError naming the database and the reason */
async function connect(env: Environment, watch: DatabaseWatch): Promise<Db> {
  prepareFolder(env.dataDir)
  try {
    const migrating = openDatabase(env, { timeouts: MIGRATION_TIMEOUTS })
    try {
      await migrate(migrating)
    } finally {
      await migrating.destroy()
    }
    return openDatabase(env, { watch })
  } catch (error) {
    throw new StartupError(`the database ${nameDatabase(env)} cannot be used: ${getReason(error)}`)
  }
}

/** Creates the app's dependencies from the environment. @throws StartupError */
export async function createDeps(env: Environment, log: Deps['log']): Promise<Deps> {
  const metrics = createMetrics()
  const db = await connect(env, watchDatabase({ metrics, log, slowQueryMs: env.slowQueryMs }))
  return {
    db,
    // SQLite's backends share the clock of their machine.
    clock: env.databaseUrl ? await createDatabaseClock(db) : () => new Date(),
    log,
    metrics,
    counters: createBackendMetrics(metrics),
    pictureStorage: await openPictureStorage(env),
    isReleased: createVersionCheck(env.siteOrigins[0]),
    config: {
      ...env,
      secret: loadTokenSecret(env.jwtSecret, env.dataDir),
      uploadsDir: getUploadsDir(env.dataDir),
      mediaDir: fileURLToPath(new URL('../media', import.meta.url)),
    },
  }
}

function createMailTransport({ smtpUrl, mailFrom, dataDir }: Environment): SendMail {
  return smtpUrl
    ? createSmtpTransport(smtpUrl, mailFrom)
    : createOutboxTransport(getOutboxDir(dataDir), mailFrom)
}

/** Its password is public. @throws StartupError when the database was seeded with it */
async function assertNoDemoShopper(db: Db): Promise<void> {
  const { email } = demoShopper
  const found = await db.selectFrom('users').select('id').where('email', '=', email).execute()
  if (found.length === 0) return
  throw new StartupError(
    `the database has the demo member ${email}; delete it, or allow it by DEMO_DATA=on`,
  )
}

/** Seeds an empty database. The others that start at once wait for the one that does, however long it takes. */
async function seed(env: Environment, deps: Deps): Promise<void> {
  const db = openDatabase(env, { timeouts: MIGRATION_TIMEOUTS })
  try {
    await seedIfEmpty({ ...deps, db }, demoData)
  } finally {
    await db.destroy()
  }
}

/**
 * Starts the backend: migrates the database, seeds an empty one where demo data are allowed, and listens.
 * @returns stops it gracefully
 * @throws StartupError
 * @throws PortError
 */
export async function start(env: Environment, log: Deps['log']): Promise<() => Promise<void>> {
  const deps = await createDeps(env, log)
  if (env.demoData) await seed(env, deps)
  else await assertNoDemoShopper(deps.db)
  const { db, clock, metrics, counters } = deps
  measureQueues(metrics, db, clock)
  measureBackups(metrics, env.dataDir)
  measureDisk(metrics, env.dataDir)
  let state = 'starting'
  const stopMonitor = await startMonitor({
    monitor: env.monitor,
    variable: 'BACKEND_MONITOR_PORT',
    metrics,
    checks: {
      backend: async () => {
        if (state !== 'serving') throw new Error(state)
      },
      database: () => sql`select 1`.execute(db),
      disk: createDiskCheck(env.dataDir, env.monitor.minFreeDiskMb),
    },
  })
  const app = await buildApp(deps)
  const close = createGracefulClose({ server: app.server, close: () => app.close() })
  await listen(app, { host: env.backendHost, port: env.backendPort, variable: 'BACKEND_PORT' })
  state = 'serving'
  const stopMailSender = startMailSender({
    deps,
    compose: composeMail,
    send: createMailTransport(env),
  })
  const provider = createProvider(deps)
  for (const outcome of ['started', 'paid', 'failed', 'refused'] as const) {
    counters.countPayment(provider.name, outcome, 0)
  }
  const stopReconciler = startReconciler({ ...deps, provider })
  const stopReminders = startPaymentReminders({ ...deps, provider })
  const stopPruning = startPruning(deps, (error) => log.error(error))
  return async () => {
    state = 'stopping'
    stopPruning()
    await Promise.all([close(), stopMailSender(), stopReconciler(), stopReminders()])
    await stopMonitor()
    await db.destroy()
  }
}
