import { setTimeout as pause } from 'node:timers/promises'

import { Command, InvalidArgumentError } from 'commander'

import { isProcessAlive } from './process-alive.ts'

interface MonitorAddress {
  host: string
  port?: number | undefined
}

interface HealthOptions {
  ready?: true
  /** Seconds. */
  wait: number
  /** Its id. */
  process?: number
}

const ASK_TIMEOUT_MS = 3_000
const PAUSE_MS = 200
const MAX_WAIT_SECONDS = 600

/** Servers on all addresses of the machine answer on its own. */
const EVERY_ADDRESS: ReadonlySet<string> = new Set(['::', '0.0.0.0'])

function toOrigin({ host, port }: MonitorAddress): string {
  const name = EVERY_ADDRESS.has(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** @returns what is wrong; null when the program says that it is well */
async function ask(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) })
    const text = await response.text()
    return response.ok ? null : `${address} answers ${response.status}: ${text.trim()}`
  } catch (error) {
    const { cause, message } = error as Error
    return `${address} does not answer: ${cause instanceof Error ? cause.message : message}`
  }
}

function parseSeconds(text: string): number {
  const seconds = Number(text)
  if (/^\d+$/.test(text) && seconds <= MAX_WAIT_SECONDS) return seconds
  throw new InvalidArgumentError(`It must be a whole number up to ${MAX_WAIT_SECONDS}.`)
}

function parseProcess(text: string): number {
  const id = Number(text)
  if (Number.isSafeInteger(id) && id > 0) return id
  throw new InvalidArgumentError('It must be the id of a process.')
}

/**
 * Creates the command with which supervisors ask a running program whether it is well, by the program's own settings.
 * @param readMonitor where it serves health; may throw
 * @param variable that sets the port
 */
export function createHealthCommand(readMonitor: () => MonitorAddress, variable: string): Command {
  function findOrigin(command: Command): string {
    try {
      const monitor = readMonitor()
      if (monitor.port !== undefined) return toOrigin(monitor)
    } catch (error) {
      return command.error(`${(error as Error).message}.`)
    }
    return command.error(`${variable} is not set: health is served nowhere.`)
  }

  return new Command('health')
    .description('asks the running program whether it is well; otherwise ends with 1')
    .option('--ready', 'whether it can answer requests, too')
    .option('--wait <SECONDS>', 'asks again until it is', parseSeconds, 0)
    .option('--process <ID>', 'while this process runs', parseProcess)
    .action(async ({ ready, wait, process: processId }: HealthOptions, command: Command) => {
      const address = `${findOrigin(command)}/${ready ? 'readyz' : 'healthz'}`
      const deadline = Date.now() + wait * 1_000
      let problem = await ask(address)
      while (problem !== null && Date.now() < deadline) {
        if (processId !== undefined && !isProcessAlive(processId)) {
          command.error(`Process ${processId} has ended.`)
        }
        await pause(PAUSE_MS)
        problem = await ask(address)
      }
      if (problem !== null) command.error(problem)
    })
}
