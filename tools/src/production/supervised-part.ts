import type { ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'

import { supervise } from '../start/supervise.ts'

/** A program that is started again whenever it ends. */
export interface Part {
  name: string
  signal: (signal: NodeJS.Signals) => void
  /** Ends it by a signal, and waits until it runs again. */
  restart: (signal: NodeJS.Signals) => Promise<void>
  pid: () => number
  stop: () => Promise<void>
}

/**
 * Starts a program and plays its service manager.
 * @param start resolves when it answers requests
 * @param pauseMs until it is started again
 */
export async function supervisePart(
  name: string,
  start: () => Promise<ChildProcess>,
  pauseMs: number,
): Promise<Part> {
  const events = new EventEmitter()
  let child: ChildProcess | undefined
  const stop = await supervise({
    name,
    async start() {
      child = await start()
      events.emit('started')
      return child
    },
    log: () => {},
    firstPauseMs: pauseMs,
    maxPauseMs: pauseMs,
  })
  const signal = (each: NodeJS.Signals) => void child?.kill(each)
  return {
    name,
    signal,
    async restart(each) {
      const started = once(events, 'started')
      signal(each)
      await started
    },
    pid: () => child?.pid ?? 0,
    async stop() {
      signal('SIGCONT')
      await stop()
    },
  }
}
