import { PortError } from 'monitoring/listen.ts'

import { StartupError } from './platform/config/env.ts'

/** Runs a command; what its operator can mend ends it with one line. @param outcome says what did not happen */
export async function endOnStartupError(outcome: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof PortError)) throw error
    console.error(`${outcome}: ${error.message}.`)
    process.exit(1)
  }
}
