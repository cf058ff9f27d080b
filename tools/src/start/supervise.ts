import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

import { StartError } from '../run-command.ts'
import { stopProgram, untilStopped } from '../shop/spawn-program.ts'

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000

interface SuperviseOptions {
  name: string
  /** Starts it, and resolves when it answers requests. */
  start: () => Promise<ChildProcess>
  log: (line: string) => void
  firstPauseMs?: number
  maxPauseMs?: number
}

const describeEnd = ({ exitCode, signalCode }: ChildProcess) =>
  signalCode === null ? `exit code ${exitCode}` : signalCode

/**
 * Starts a program, and starts it again whenever it ends by itself, after pauses that double while it does not last.
 * @returns stops it for good
 * @throws StartError when it does not start the first time: most likely its settings are wrong
 */
export async function supervise({
  name,
  start,
  log,
  firstPauseMs = FIRST_PAUSE_MS,
  maxPauseMs = MAX_PAUSE_MS,
}: SuperviseOptions): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const { signal } = stopping
  let child = await start()
  let pauseMs = firstPauseMs

  async function startAgain(): Promise<ChildProcess> {
    for (;;) {
      log(`${name} is started again in ${pauseMs / 1_000} s.`)
      await pause(pauseMs, undefined, { signal })
      pauseMs = Math.min(pauseMs * 2, maxPauseMs)
      try {
        return await start()
      } catch (error) {
        if (!(error instanceof StartError)) throw error
        log(`${name} does not start: ${error.message}`)
      }
    }
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      const startedAt = Date.now()
      if (signal.aborted) await stopProgram(child)
      await untilStopped(child)
      if (signal.aborted) return
      log(`${name} has stopped (${describeEnd(child)}).`)
      // A program that has lasted is in no loop of failures.
      if (Date.now() - startedAt > MAX_PAUSE_MS) pauseMs = firstPauseMs
      child = await startAgain()
      log(`${name} runs again.`)
    }
  }

  const running = keepRunning().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return async () => {
    stopping.abort()
    await stopProgram(child)
    await running
  }
}
