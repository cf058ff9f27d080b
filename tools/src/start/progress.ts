import { log } from '../run-command.ts'

/** Tells whoever waits in front of a terminal what was done. */
export interface Progress {
  /** Runs a step, and prints how long it took. @returns what the work returns */
  run: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  log: (line: string) => void
}

/** Prints a line a step, with the seconds that it took. */
export const progress: Progress = {
  log,
  async run(name, work) {
    const startedAt = Date.now()
    const result = await work()
    log(`${name} (${((Date.now() - startedAt) / 1_000).toFixed(1)} s)`)
    return result
  },
}
