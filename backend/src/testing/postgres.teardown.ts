import { endRun } from './shared-postgres.ts'

/** Jest's global tear-down: stops PostgreSQL, and names what was skipped without it. */
export default function globalTeardown(): void {
  const skipped = endRun()
  if (skipped.length === 0) return
  console.warn(
    `PostgreSQL (initdb, pg_ctl) is not installed. Skipped:\n${skipped.map((suite) => `  ${suite}`).join('\n')}`,
  )
}
