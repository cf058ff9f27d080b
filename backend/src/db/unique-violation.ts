/** Codes of "this value is taken" in SQLite and in PostgreSQL. */
const CODES: unknown[] = ['SQLITE_CONSTRAINT_UNIQUE', '23505']

/** Whether a statement failed because a value that must be unique is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && CODES.includes(error.code)
  )
}
