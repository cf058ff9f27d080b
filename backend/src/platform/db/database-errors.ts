import pg from 'pg'

import type { Environment } from '../config/env.ts'
import { UnavailableError } from '../errors/http-error.ts'

/** A statement failed for a passing reason. */
export class DatabaseUnavailableError extends UnavailableError {
  override readonly name = 'DatabaseUnavailableError'

  /** @param cause the driver's error, whose message it takes over */
  constructor(cause: unknown) {
    super((cause as Partial<Error> | undefined)?.message ?? String(cause), { cause })
  }
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
const SQLITE_LOCKED = /^database (table |schema )?is locked/

/** SQLITE_FULL, SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_READONLY and SQLITE_PROTOCOL. */
const SQLITE_FAILING =
  /^(database or disk is full|disk I\/O error|unable to open database file|attempt to write a readonly database|locking protocol)/

/**
 * PostgreSQL, by class or code: connection, resources, operator intervention (such as a shutdown or the
 * statement time-out), deadlock, lock time-out, idle-in-transaction time-out, read-only standby.
 */
const POSTGRES_CODE = /^(08|53|57|40|55P03|25P03|25006)/

/** The connection can no longer be used after anything but a plain error of a statement. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  return error.severity === 'FATAL' || error.severity === 'PANIC'
}

/** Wraps an error of PostgreSQL that passes; others are returned as they are. */
export function toPostgresError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) return error
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : ''
  return isConnectionLost(error) || POSTGRES_CODE.test(code)
    ? new DatabaseUnavailableError(error)
    : error
}

/**
 * SQLite's own text for its result code, which errors of `all()` lack; '' for other errors.
 * Not by class: native code creates these, perhaps with the Error of another context.
 */
function getSqliteMessage(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  return code === 'ERR_SQLITE_ERROR' ? String(message) : ''
}

/** Checks that another connection has locked the SQLite file at the moment. */
export function isSqliteBusy(error: unknown): boolean {
  return SQLITE_LOCKED.test(getSqliteMessage(error))
}

/** Wraps an error of SQLite that passes; others are returned as they are. */
export function toSqliteError(error: unknown): unknown {
  const passes = isSqliteBusy(error) || SQLITE_FAILING.test(getSqliteMessage(error))
  return passes ? new DatabaseUnavailableError(error) : error
}

/** A violation of a constraint: PostgreSQL's code, and the begin of SQLite's text. */
const isViolation = (error: unknown, postgresCode: string, sqliteText: string): boolean =>
  (Object(error) as { code?: unknown }).code === postgresCode ||
  getSqliteMessage(error).startsWith(sqliteText)

/** Checks that the error is a violation of a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean =>
  isViolation(error, '23505', 'UNIQUE constraint failed')

/** Checks that the error is of a row that refers to none, or is referred to. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  isViolation(error, '23503', 'FOREIGN KEY constraint failed')

/** Why something failed, in a line. */
export function getReason(error: unknown): string {
  if (error instanceof DatabaseUnavailableError) return getReason(error.cause)
  // Node wraps refused connections, one per address, in an AggregateError without a message.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error
  // Not by class: native code creates errors, perhaps with the Error of another context.
  const { message } = Object(inner) as { message?: unknown }
  return String(message ?? inner).split('\n')[0] ?? ''
}

/** Names a database for the operator, without its password. */
export function nameDatabase({
  databaseUrl,
  dataDir,
}: Pick<Environment, 'databaseUrl' | 'dataDir'>): string {
  const { host, pathname } = new URL(databaseUrl ?? `file:${dataDir}`)
  return databaseUrl ? `PostgreSQL at ${host}${pathname} (DATABASE_URL)` : pathname
}
