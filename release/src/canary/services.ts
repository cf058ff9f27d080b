import { setTimeout as delay } from 'node:timers/promises'

import { ReleaseError } from '@shop/release-format/release-error.ts'

import {
  createFailuresReader,
  createReportsReader,
  createVitalsReader,
  type ReadFailures,
  type ReadReports,
  type ReadVitals,
} from './read-reports.ts'

export interface Readers {
  readReports: ReadReports
  readFailures: ReadFailures
  readVitals: ReadVitals
}

/** Time and the reports, which tests replace. */
export interface CanaryServices extends Readers {
  now: () => Date
  /** @throws ReleaseError when whoever runs the command interrupts it */
  wait: (milliseconds: number) => Promise<void>
}

/** The address at which `npm start` receives reports. */
const localReports = (env: NodeJS.ProcessEnv) =>
  `http://localhost:${env.BACKEND_PORT || 4000}/api/v1.0/failure-reports`

/** The reports of the configured backend. */
export function createReaders(env: NodeJS.ProcessEnv = process.env): Readers {
  const url = env.RELEASE_REPORTS_URL || localReports(env)
  const address = { url, secret: env.RELEASE_SECRET }
  return {
    readReports: createReportsReader(address),
    readFailures: createFailuresReader(address),
    readVitals: createVitalsReader(address),
  }
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
