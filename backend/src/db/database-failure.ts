import type { Environment } from '../env.ts'
import { DatabaseUnavailableError } from './unavailable-error.ts'

/** Why something failed, in a line. */
export function getReason(error: unknown): string {
  if (error instanceof DatabaseUnavailableError) return getReason(error.cause)
  // Node wraps refused connections, one per address, in an AggregateError without a message.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error
  // Not by class: native code creates errors, perhaps with the Error of another context.
  const { message } = Object(inner) as { message?: unknown }
  return String(message ?? inner).split('\n')[0] ?? ''
}

/** What the operator knows a database by: nothing of its password. */
export function nameDatabase({
  databaseUrl,
  dataDir,
}: Pick<Environment, 'databaseUrl' | 'dataDir'>): string {
  const { host, pathname } = new URL(databaseUrl ?? `file:${dataDir}`)
  return databaseUrl ? `PostgreSQL at ${host}${pathname} (DATABASE_URL)` : pathname
}
