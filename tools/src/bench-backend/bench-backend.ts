import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { openDatabase } from 'backend/db/database.ts'
import type { Db } from 'backend/db/schema.ts'
import { findPostgres, startCluster } from 'backend/testing/postgres.ts'
import { startServer } from 'backend/testing/server-process.ts'
import getPort from 'get-port'
import { repositoryRoot } from 'workspace/workspace.ts'

import { buildProgram } from '../programs/build-program.ts'

export const databaseKinds = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

export interface BenchDatabase {
  /** Environment of backends that use it. */
  env: Record<string, string>
  open: () => Db
  close: () => void
}

function createSqlite(): BenchDatabase {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
  return {
    env: { DATA_DIR: dataDir },
    open: () => openDatabase({ dataDir }),
    close: () => rmSync(dataDir, { recursive: true }),
  }
}

/**
 * Starts a PostgreSQL server of its own.
 * @param durable whether it waits for the disk, as in production
 * @throws when PostgreSQL is not installed
 */
async function createPostgres(durable: boolean): Promise<BenchDatabase> {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL (initdb and pg_ctl) is not installed.')
  const port = await getPort()
  const cluster = startCluster(bin, port, { durable })
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
  const databaseUrl = `postgres://shop@127.0.0.1:${port}/postgres`
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    open: () => openDatabase({ dataDir, databaseUrl }),
    close() {
      cluster.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/**
 * Creates an empty database of a kind, which `close` deletes.
 * @param durable whether PostgreSQL waits for the disk, as SQLite does here and both do in production
 */
export async function createBenchDatabase(
  kind: DatabaseKind,
  durable = false,
): Promise<BenchDatabase> {
  return kind === 'sqlite' ? createSqlite() : createPostgres(durable)
}

/**
 * Builds the backend as it is installed, with this repository's packages and an empty database, which `close` deletes.
 * @param durable as of {@link createBenchDatabase}
 */
export async function createBenchBackend(kind: DatabaseKind, durable = false) {
  const folder = path.join(repositoryRoot, 'dist/bench-backend')
  await buildProgram('backend', folder)
  const { env, open, close } = await createBenchDatabase(kind, durable)
  const port = await getPort()
  const settings = { ...env, BACKEND_PORT: String(port), RATE_LIMITS: 'off' }
  return {
    url: `http://localhost:${port}`,
    /** Starts it. @throws with its output when it ends before it is ready */
    async start() {
      const server = await startServer(settings, [path.join(folder, 'server.mjs')])
      if (server.child.exitCode !== null) throw new Error(server.output())
      return server
    },
    open,
    close,
  }
}
