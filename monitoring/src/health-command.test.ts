import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { createHealthCommand } from './health-command.ts'
import { createMetrics } from './metrics.ts'
import { createMonitorServer } from './monitor-server.ts'

/** Runs the command. @returns what it says when the program is not well */
async function ask(port: number | undefined, ...args: string[]): Promise<string | undefined> {
  let output = ''
  const command = createHealthCommand(() => ({ host: '127.0.0.1', port }), 'MONITOR_PORT')
    .exitOverride()
    .configureOutput({ writeErr: (text) => (output += text) })
  try {
    await command.parseAsync(args, { from: 'user' })
    return undefined
  } catch {
    return output.trim()
  }
}

/** A program that becomes ready after some questions. */
async function startMonitor(questions: number) {
  let asked = 0
  const database = async () => {
    asked += 1
    if (asked <= questions) throw new Error('starting')
  }
  const server = createMonitorServer({ metrics: createMetrics(), checks: { database } })
  await server.listen({ port: 0, host: '127.0.0.1' })
  return { server, port: (server.server.address() as AddressInfo).port }
}

test('says what is not well', async () => {
  const { server, port } = await startMonitor(1)
  expect(await ask(port)).toBeUndefined()
  expect(await ask(port, '--ready')).toContain('/readyz answers 503: {"database":"starting"}')
  await server.close()
  expect(await ask(port)).toContain('/healthz does not answer: ')
  expect(await ask(undefined)).toBe('MONITOR_PORT is not set: health is served nowhere.')
})

test('waits until the program is ready', async () => {
  const { server, port } = await startMonitor(2)
  expect(await ask(port, '--ready', '--wait', '60')).toBeUndefined()
  await server.close()
})

test('waits no longer than the process of the program runs', async () => {
  const { server, port } = await startMonitor(Infinity)
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'])
  const question = ask(port, '--ready', '--wait', '600', '--process', String(child.pid))
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await question).toBe(`Process ${child.pid} has ended.`)
  await server.close()
})

test.each([
  ['--wait', '601'],
  ['--wait', 'soon'],
  ['--process', '0'],
  ['--process', 'node'],
])('rejects %s %s', async (option, value) => {
  expect(await ask(1, option, value)).toMatch(/It must be /)
})
