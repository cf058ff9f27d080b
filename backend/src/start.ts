import { accessSync, constants, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { build } from './app.ts'
import { readSecret } from './auth/secret.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrations.ts'
import type { Db } from './db/schema.ts'
import type { Deps } from './deps.ts'
import { type Environment, StartError } from './env.ts'
import type { App } from './http/app.types.ts'
import { demoData } from './seed/demo-data.ts'
import { seedIfEmpty } from './seed/seed.ts'

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Node reports a refused connection as an error without a text, around those of each address.
  const inner = error instanceof AggregateError ? (error.errors[0] as Error) : error
  return inner.message.split('\n')[0] ?? inner.name
}

function prepareFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new StartError(
      `the data folder ${dataDir} (DATA_DIR) cannot be written: ${reasonOf(error)}`,
    )
  }
}

/** Opens and migrates the database. @throws StartError saying which one does not work, and why */
export async function connect(env: Environment): Promise<Db> {
  prepareFolder(env.dataDir)
  try {
    const db = openDatabase(env)
    await migrate(db)
    return db
  } catch (error) {
    const { host, pathname } = new URL(env.databaseUrl ?? `file:${env.dataDir}`)
    const name = env.databaseUrl ? `PostgreSQL at ${host}${pathname} (DATABASE_URL)` : pathname
    throw new StartError(`the database ${name} cannot be used: ${reasonOf(error)}`)
  }
}

/** What the app needs, made from the environment. */
export async function createDeps(env: Environment): Promise<Deps> {
  const db = await connect(env)
  const { backendUrl, siteOrigins, rateLimits, trustProxy, stripe } = env
  return {
    db,
    clock: () => new Date(),
    config: {
      ...{ backendUrl, siteOrigins, rateLimits, trustProxy, logLevel: 'warn' },
      secret: readSecret(env.jwtSecret, env.dataDir),
      mediaDir: fileURLToPath(new URL('../media', import.meta.url)),
      ...(stripe && { stripe }),
    },
  }
}

async function listen(app: App, { host, port }: Environment): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    const reason = taken ? 'is already in use' : `cannot be used: ${reasonOf(error)}`
    throw new StartError(`port ${port} on ${host} (BACKEND_PORT) ${reason}`)
  }
}

/**
 * Starts the whole backend: database, demo data when it is empty, and the server.
 * @returns ends it again, once the requests under way are answered
 * @throws StartError
 */
export async function start(env: Environment): Promise<() => Promise<void>> {
  const deps = await createDeps(env)
  await seedIfEmpty(deps, demoData)
  const app = await build(deps)
  await listen(app, env)
  return async () => {
    await app.close()
    await deps.db.destroy()
  }
}
