import type { ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'

import { parseUnit, readDeployed } from '../deploy/deploy-files.ts'
import type { ProgramName } from '../programs/program-list.ts'
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

/** How long systemd waits before it starts a program again, in milliseconds. @throws Error when the unit does not say */
export function readRestartPause(program: ProgramName): number {
  const name = `systemd/storefront-${program}@.service`
  const seconds = Number(parseUnit(readDeployed(name)).RestartSec?.[0])
  if (!seconds) throw new Error(`${name} has no RestartSec in seconds`)
  return seconds * 1000
}
