import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'

import { createTemporaryFolder, writeFiles } from '@shop/testing/temporary-folder.ts'
import { SettingsError } from 'settings/read-settings.ts'

import {
  assertPortFree,
  assertWritable,
  defaultDevPort,
  readEnvironment,
  readPort,
} from './environment.ts'
import { StartError } from './run-command.ts'

const original = { ...process.env }
beforeEach(() => {
  const variables = ['PORT', 'BACKEND_PORT', 'DATA_DIR', 'RELEASE_DIR', 'RENDER_BUDGET_MS']
  for (const name of variables) delete process.env[name]
})
afterAll(() => {
  process.env = original
})

describe('readEnvironment', () => {
  test('returns the settings of site and backend', () => {
    Object.assign(process.env, { PORT: '8080', DATA_DIR: 'data/shop', RELEASE_DIR: '/released' })
    expect(readEnvironment('/repository')).toMatchObject({
      site: { port: 8080, releaseDir: '/released', config: { siteUrl: 'http://localhost:8080' } },
      backend: { backendPort: 4000, dataDir: '/repository/data/shop' },
    })
  })

  test('throws for all problems of both at once', () => {
    Object.assign(process.env, { BACKEND_PORT: 'http', RENDER_BUDGET_MS: '0' })
    expect(() => readEnvironment('/repository')).toThrow(
      new SettingsError([
        'BACKEND_PORT must be a port number between 1 and 65535, not "http"',
        'RENDER_BUDGET_MS must be a whole number of milliseconds between 1 and 10000, not "0"',
      ]),
    )
  })
})

test('readPort throws for what is no port, naming the variable and the reason', () => {
  process.env.DEV_PORT = '65536'
  expect(() => readPort('DEV_PORT', 3101)).toThrow(
    new SettingsError(['DEV_PORT must be a port number between 1 and 65535, not "65536"']),
  )
  process.env.DEV_PORT = ''
  expect(readPort('DEV_PORT', 3101)).toBe(3101)
})

test('assertPortFree rejects a port in use, and names the variable to set', async () => {
  const other = createServer().listen(0)
  const { port } = other.address() as AddressInfo
  await expect(assertPortFree(port, 'PORT')).rejects.toThrow(
    new StartError(`Port ${port} is in use. Set PORT to use another one.`),
  )
  await new Promise((resolve) => other.close(resolve))
  await expect(assertPortFree(port, 'PORT')).resolves.toBeUndefined()
})

test('assertWritable creates a missing folder', async () => {
  const folder = path.join(await createTemporaryFolder(), 'a/b')
  await expect(assertWritable(folder, 'DATA_DIR')).resolves.toBeUndefined()
  await writeFiles(folder, { file: '' })
})

test('assertWritable rejects a folder that cannot be created, and names the variable to set', async () => {
  const folder = path.join(await createTemporaryFolder({ file: '' }), 'file/below')
  await expect(assertWritable(folder, 'DATA_DIR')).rejects.toThrow(
    new StartError(`${folder} is not writable. Set DATA_DIR to use another folder.`),
  )
})

test('defaultDevPort returns another port for each remote', () => {
  const remotes = ['mfe-a', 'mfe-b', 'mfe-c']
  expect(remotes.map((name) => defaultDevPort(remotes, name))).toEqual([3101, 3102, 3103])
})
