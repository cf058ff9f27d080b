import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'

import type { FailureKind } from './circuit-breaker.ts'

const REPEATED_MS = 60_000

interface Failure {
  /** `name@version` of the front end at fault. */
  version: string
  kind: FailureKind
  reason: string
  url: string | undefined
  /** The shell that it was rendered with, if that is a canary. */
  canaryShell: string | undefined
}

function toFields(name: string) {
  const [frontEnd, version] = name.split('@')
  return { frontEnd, version }
}

/** Creates a log of failures while rendering. It does not repeat itself for a minute. */
export function createFailureLog(log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
  const written = new LRUCache<string, true>({ max: 500, ttl: REPEATED_MS, perf: Date })

  function isRepeated(subject: string): boolean {
    if (written.has(subject)) return true
    written.set(subject, true)
    return false
  }

  return {
    logFailure: ({ version, kind, reason, url, canaryShell }: Failure): void => {
      const name = canaryShell === undefined ? version : `${version}, with ${canaryShell},`
      const [summary = ''] = reason.split('\n', 1)
      // Each page fails in its own words while the data cannot be fetched.
      if (isRepeated(kind === 'data' ? `${name} data` : `${name} ${summary}`)) return
      // Queries hold what a visitor has typed.
      const path = url?.split('?', 1)[0]
      const where = path === undefined ? '' : ` at ${path}`
      const fields = { ...toFields(version), canaryShell, kind, path }
      log[kind === 'data' ? 'warn' : 'error'](
        fields,
        `${name} could not be rendered${where}: ${reason}`,
      )
    },

    logOpenCircuit: (version: string, openMs: number): void => {
      if (isRepeated(`${version} open`)) return
      const seconds = openMs / 1000
      log.warn(toFields(version), `${version} is left to the browser for ${seconds} s at a time`)
    },

    logWarning: (version: string, text: string): void => {
      if (isRepeated(`${version} ${text}`)) return
      log.warn(toFields(version), `${version} warns: ${text}`)
    },
  }
}
