import { prepareRun } from './shared-postgres.ts'

/** Jest's global set-up: the first suite that needs PostgreSQL starts one server for all. */
export default function globalSetup(): void {
  prepareRun()
}
