import type { Releases } from '../state/sync-site.ts'

/** What every command works with. */
export interface CommandContext extends Releases {
  /** Root folder of the repository. */
  root: string
  /** Prints a line for whoever runs the command. */
  log: (line: string) => void
}
