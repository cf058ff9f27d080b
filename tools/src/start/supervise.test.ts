import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import { stopProgram } from '../shop/spawn-program.ts'
import { StartError } from '../start-error.ts'
import { supervise } from './supervise.ts'

const started: ChildProcess[] = []
afterEach(() => Promise.all(started.splice(0).map(stopProgram)))

/** Starts a process that runs until it is ended. */
async function startProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  started.push(child)
  await once(child, 'spawn')
  return child
}

/** What is logged, and a promise of the next line that matches. */
function createLog() {
  const lines: string[] = []
  let notify = () => {}
  const log = (line: string) => {
    lines.push(line)
    notify()
  }
  const untilLogged = (line: string) =>
    new Promise<void>((resolve) => {
      notify = () => lines.includes(line) && resolve()
      notify()
    })
  return { lines, log, untilLogged }
}

describe('supervise', () => {
  test('starts a killed program again, and says so', async () => {
    const { lines, log, untilLogged } = createLog()
    const stop = await supervise({ name: 'The site', start: startProcess, log, firstPauseMs: 1 })
    started[0]?.kill('SIGKILL')
    await untilLogged('The site runs again.')
    expect(lines).toEqual([
      'The site has stopped (SIGKILL).',
      'The site is started again in 0.001 s.',
      'The site runs again.',
    ])
    expect(started).toHaveLength(2)
    await stop()
    expect(started[1]?.signalCode).toBe('SIGTERM')
    expect(lines).toHaveLength(3)
  })

  test('waits twice as long after each failure to start', async () => {
    const { lines, log, untilLogged } = createLog()
    let failures = 0
    const start = async () => {
      if (started.length === 1 && failures++ < 2) throw new StartError('Port 3000 is in use.')
      return startProcess()
    }
    const stop = await supervise({ name: 'The site', start, log, firstPauseMs: 2 })
    started[0]?.kill('SIGKILL')
    await untilLogged('The site runs again.')
    expect(lines.filter((line) => line.includes('again in'))).toEqual([
      'The site is started again in 0.002 s.',
      'The site is started again in 0.004 s.',
      'The site is started again in 0.008 s.',
    ])
    expect(lines).toContain('The site does not start: Port 3000 is in use.')
    await stop()
  })

  test('stops a program that waits to be started again', async () => {
    const { log, untilLogged } = createLog()
    const pause = { firstPauseMs: 60_000 }
    const stop = await supervise({ name: 'The site', start: startProcess, log, ...pause })
    started[0]?.kill('SIGKILL')
    await untilLogged('The site is started again in 60 s.')
    await stop()
    expect(started).toHaveLength(1)
  })

  test('throws when the program does not start the first time', async () => {
    const start = () => Promise.reject(new StartError('PORT must be a port number.'))
    await expect(supervise({ name: 'The site', start, log: () => {} })).rejects.toThrow('PORT must')
  })
})
