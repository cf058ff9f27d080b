import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'

import type { FailureKind } from './suspension.ts'

const REPEATED_MS = 60_000

interface Failure {
  /** Whose it is, as `name@version`. */
  version: string
  kind: FailureKind
  reason: string
  /** Path and query of the page. */
  url: string | undefined
  /** The shell that it was rendered with, if that is on trial. */
  trialShell: string | undefined
}

/** A version by its parts, for who searches the log. */
function toFields(name: string) {
  const [frontEnd, version] = name.split('@')
  return { frontEnd, version }
}

/** Creates a log of what fails while rendering. It does not repeat itself for a minute. */
export function createFailureLog(log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
  const written = new LRUCache<string, true>({ max: 500, ttl: REPEATED_MS, perf: Date })

  function isRepeated(subject: string): boolean {
    if (written.has(subject)) return true
    written.set(subject, true)
    return false
  }

  return {
    logFailure: ({ version, kind, reason, url, trialShell }: Failure): void => {
      const name = trialShell === undefined ? version : `${version}, with ${trialShell},`
      const [summary = ''] = reason.split('\n', 1)
      // Each page fails in its own words while the data cannot be fetched.
      if (isRepeated(kind === 'data' ? `${name} data` : `${name} ${summary}`)) return
      // Queries hold what a visitor has typed.
      const path = url?.split('?', 1)[0]
      const where = path === undefined ? '' : ` at ${path}`
      const fields = { ...toFields(version), trialShell, kind, path }
      log[kind === 'data' ? 'warn' : 'error'](
        fields,
        `${name} could not be rendered${where}: ${reason}`,
      )
    },

    /** A version is left alone. */
    logPause: (version: string, pauseMs: number): void => {
      if (isRepeated(`${version} pause`)) return
      const seconds = pauseMs / 1000
      log.warn(toFields(version), `${version} is left to the browser for ${seconds} s at a time`)
    },

    /** Code of a version has written to the console. */
    logComplaint: (version: string, text: string): void => {
      if (isRepeated(`${version} ${text}`)) return
      log.warn(toFields(version), `${version} complains: ${text}`)
    },

    /** What is live cannot be read. */
    logUnreadable: (reason: string): void => {
      if (!isRepeated('release')) log.error(reason)
    },
  }
}
