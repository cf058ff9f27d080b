import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'

import { describeError } from './describe-error.ts'
import { redact } from './redact.ts'
import { currentContext } from './request-context.ts'
import { toTextLine } from './text-line.ts'

interface LogOptions {
  /** Which program it is. */
  service: 'site' | 'backend'
  level: string
  /** One JSON object a line for what collects logs, or lines for a terminal. */
  format: 'json' | 'text'
  /** Receives each line; by default standard output does. */
  write?: (line: string) => void
}

/** Returns the ids that every line of a request or a job has. */
function namesOfRequest(): Partial<Record<'reqId' | 'traceId' | 'causedBy', string>> {
  const context = currentContext()
  if (!context) return {}
  const { reqId, traceId, causedBy } = context
  return { reqId, traceId, ...(causedBy && { causedBy }) }
}

/**
 * Creates the logger of a program. Its lines name the request that they are about, errors with their causes, and nothing
 * that is secret or personal.
 */
export function createLog({
  service,
  level,
  format,
  write = (line) => void process.stdout.write(line),
}: LogOptions): FastifyBaseLogger {
  const render = format === 'text' ? toTextLine : (line: string) => line
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: describeError,
        // Addresses and headers carry tokens; the line of the request says what it was.
        req: () => undefined,
        res: () => undefined,
      },
      mixin: namesOfRequest,
    },
    { write: (line: string) => write(render(redact(line))) },
  )
}

/** The log of what is to be seen at any level: start and stop. */
export const lifecycleLog = (log: FastifyBaseLogger): FastifyBaseLogger =>
  log.child({}, { level: 'info' })

/** Logs what ends the process. */
export function logCrashes(log: FastifyBaseLogger): void {
  process.on('uncaughtExceptionMonitor', (error) => log.fatal(error))
}
