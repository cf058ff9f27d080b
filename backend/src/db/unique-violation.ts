/** Error codes of a unique constraint violation in SQLite and PostgreSQL. */
const UNIQUE_VIOLATION_CODES: unknown[] = ['SQLITE_CONSTRAINT_UNIQUE', '23505']

/** Whether the error is a violation of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    UNIQUE_VIOLATION_CODES.includes(error.code)
  )
}
