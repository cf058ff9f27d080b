import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

import { DatabaseUnavailableError, isConnectionLost, toPostgresError } from './database-errors.ts'
import type { PoolCounts } from './database-watch.ts'

/** Time-outs in milliseconds. A shopper's browser waits for 10 s, a connection and a statement fit in. */
export interface PostgresTimeouts {
  connect: number
  /** Ended by the server; 0 = never. */
  statement: number
  lock: number
  idleInTransaction: number
  /** Ended by us when the server does not respond at all; 0 = never. */
  response: number
}

export const DEFAULT_TIMEOUTS: PostgresTimeouts = {
  connect: 3000,
  statement: 4000,
  lock: 3000,
  idleInTransaction: 10_000,
  response: 5000,
}

/** For migrations, which rewrite whole tables. */
export const MIGRATION_TIMEOUTS: PostgresTimeouts = {
  ...DEFAULT_TIMEOUTS,
  statement: 0,
  lock: 0,
  response: 0,
}

/**
 * A pool's client that fails fast once its connection is lost, and then leaves the pool: a statement that was given up
 * may still be running on it, in a transaction that is still open.
 */
function createClient(client: pg.PoolClient): PostgresPoolClient {
  let lost: DatabaseUnavailableError | undefined
  async function query<Row>(sql: string, parameters: readonly unknown[]) {
    if (lost) throw lost
    try {
      return (await client.query(sql, [...parameters])) as unknown as PostgresQueryResult<Row>
    } catch (error) {
      if (isConnectionLost(error)) throw (lost = new DatabaseUnavailableError(error))
      throw toPostgresError(error)
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: () => client.release(lost !== undefined),
  }
}

/** A pool, and what its connections are doing. */
type WatchedPool = PostgresPool & { readCounts: () => PoolCounts }

/**
 * Opens a pool for Kysely's dialect of PostgreSQL. It connects on demand; its failures cost one statement and a few
 * seconds, never the process.
 */
export function createPool(connectionString: string, timeouts: PostgresTimeouts): WatchedPool {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    query_timeout: timeouts.response,
  })
  // Without listeners, an error of an idle connection (the pool's) or of one in use (the client's) ends
  // the process. The statement that was running rejects on its own.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    async connect() {
      try {
        return createClient(await pool.connect())
      } catch (error) {
        throw toPostgresError(error)
      }
    },
    end: () => pool.end(),
    readCounts() {
      const { totalCount: total, idleCount: idle, waitingCount: waiting } = pool
      return { total, idle, waiting }
    },
  }
}
