import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'

import { createTemporaryFolder, writeFiles } from 'site/testing/temporary-folder.ts'

import { assertPortFree, assertWritable, defaultDevPort, readEnvironment } from './environment.ts'
import { StartError } from './start-error.ts'

const original = { ...process.env }
beforeEach(() => {
  const folders = ['DATA_DIR', 'RELEASE_DIR']
  const names = ['PORT', 'BACKEND_PORT', ...folders, 'OVERRIDE_ORIGINS', 'RENDER_BUDGET_MS']
  for (const name of names) delete process.env[name]
})
afterAll(() => {
  process.env = original
})

describe('readEnvironment', () => {
  test('returns defaults for an empty environment', () => {
    expect(readEnvironment('/repository')).toMatchObject({
      sitePort: 3000,
      backendPort: 4000,
      dataDir: '/repository/.data',
      releaseDir: '/repository/.site',
      renderBudgetMs: 300,
    })
  })

  test('returns the ports and folders that are set', () => {
    Object.assign(process.env, { PORT: '8080', BACKEND_PORT: '65535', DATA_DIR: 'data/shop' })
    expect(readEnvironment('/repository')).toMatchObject({
      sitePort: 8080,
      backendPort: 65_535,
      dataDir: '/repository/data/shop',
    })
    Object.assign(process.env, { DATA_DIR: '/var/shop', RELEASE_DIR: 'released' })
    expect(readEnvironment('/repository')).toMatchObject({
      dataDir: '/var/shop',
      releaseDir: '/repository/released',
    })
  })

  test('returns the origins that testers may load remotes from', () => {
    expect(readEnvironment('/repository').overrideOrigins).toEqual([])
    process.env.OVERRIDE_ORIGINS = 'http://localhost:3200, https://preview.example.com'
    expect(readEnvironment('/repository').overrideOrigins).toEqual([
      'http://localhost:3200',
      'https://preview.example.com',
    ])
  })

  test.each(['localhost:3200', 'http://localhost:3200/loyalty', '*'])(
    'throws for the origin %j',
    (origin) => {
      process.env.OVERRIDE_ORIGINS = origin
      expect(() => readEnvironment('/repository')).toThrow('OVERRIDE_ORIGINS must be origins')
    },
  )

  test('treats empty values as absent', () => {
    Object.assign(process.env, { PORT: '', DATA_DIR: '' })
    expect(readEnvironment('/repository')).toMatchObject({
      sitePort: 3000,
      dataDir: '/repository/.data',
    })
  })

  test.each(['0', '-1', '65536', '80.5', 'http', '3000;', 'Infinity'])(
    'throws for the port %j, naming the variable and the reason',
    (value) => {
      process.env.BACKEND_PORT = value
      expect(() => readEnvironment('/repository')).toThrow(
        new StartError(`BACKEND_PORT must be a port number between 1 and 65535, not "${value}"`),
      )
    },
  )
})

describe('RENDER_BUDGET_MS', () => {
  test('is how long a visitor waits for a page', () => {
    process.env.RENDER_BUDGET_MS = '1000'
    expect(readEnvironment('/repository').renderBudgetMs).toBe(1_000)
  })

  test.each(['0', '-5', '300ms', '1.5', '10001', 'Infinity'])(
    'is refused when it is %j, with the reason',
    (value) => {
      process.env.RENDER_BUDGET_MS = value
      expect(() => readEnvironment('/repository')).toThrow(
        new StartError(
          `RENDER_BUDGET_MS must be a whole number of milliseconds between 1 and 10000, not "${value}"`,
        ),
      )
    },
  )
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
