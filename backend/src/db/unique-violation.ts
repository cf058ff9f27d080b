import { getSqliteMessage } from './unavailable-error.ts'

const POSTGRES_UNIQUE_VIOLATION = '23505'

/** Whether the error is a violation of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown }
  return (
    code === POSTGRES_UNIQUE_VIOLATION ||
    getSqliteMessage(error).startsWith('UNIQUE constraint failed')
  )
}
