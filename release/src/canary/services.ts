import { setTimeout as delay } from 'node:timers/promises'

import { ReleaseError } from '@shop/release-format/release-error.ts'

import { createReaders, type Readers } from './read-reports.ts'

/** Time and the reports, which tests replace. */
export interface CanaryServices extends Readers {
  now: () => Date
  /** @throws ReleaseError when whoever runs the command interrupts it */
  wait: (milliseconds: number) => Promise<void>
}

/** Real time, until the process is interrupted, and the reports of the configured backend. */
export function createCanaryServices(env: NodeJS.ProcessEnv = process.env): CanaryServices {
  const interrupted = new AbortController()
  // A change in progress is completed first; waiting ends at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupted.abort())
  }
  return {
    now: () => new Date(),
    async wait(milliseconds) {
      try {
        await delay(milliseconds, undefined, { signal: interrupted.signal })
      } catch {
        throw new ReleaseError(
          'Interrupted: the version stays at its share of the visitors, and nobody watches it. To go on, run the command again; to end it, roll back.',
        )
      }
    },
    ...createReaders(env),
  }
}
