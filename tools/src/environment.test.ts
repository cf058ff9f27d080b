import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { temporaryFolder, writeFiles } from 'site/testing/temporary-folder.ts'
import { readEnvironment, requireFreePort, requireWritable, StartError } from './environment.ts'

const before = { ...process.env }
beforeEach(() => {
  for (const name of ['PORT', 'BACKEND_PORT', 'DATA_DIR', 'RELEASE_DIR']) delete process.env[name]
})
afterAll(() => {
  process.env = before
})

describe('the environment', () => {
  test('can be empty', () => {
    expect(readEnvironment('/repository')).toMatchObject({
      sitePort: 3000,
      backendPort: 4000,
      dataDir: '/repository/.data',
      releaseDir: '/repository/.site',
    })
  })

  test('chooses ports and folders', () => {
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

  test('with empty values is as if they were not there', () => {
    Object.assign(process.env, { PORT: '', DATA_DIR: '' })
    expect(readEnvironment('/repository')).toMatchObject({
      sitePort: 3000,
      dataDir: '/repository/.data',
    })
  })

  test.each(['0', '-1', '65536', '80.5', 'http', '3000;', 'Infinity'])(
    'with the port %j is refused in a line that says which and why',
    (value) => {
      process.env.BACKEND_PORT = value
      expect(() => readEnvironment('/repository')).toThrow(
        new StartError(`BACKEND_PORT must be a port number between 1 and 65535, not "${value}"`),
      )
    },
  )
})

test('a port in use is refused, and the line says what to change', async () => {
  const other = createServer().listen(0)
  const { port } = other.address() as AddressInfo
  await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
    new StartError(`Port ${port} is in use. Choose another one with PORT=…`),
  )
  await new Promise((resolve) => other.close(resolve))
  await expect(requireFreePort(port, 'PORT')).resolves.toBeUndefined()
})

test('a folder is made when it is not there', async () => {
  const folder = path.join(await temporaryFolder(), 'a/b')
  await expect(requireWritable(folder, 'DATA_DIR')).resolves.toBeUndefined()
  await writeFiles(folder, { file: '' })
})

test('a folder that cannot be made is refused, and the line says what to change', async () => {
  const folder = path.join(await temporaryFolder({ file: '' }), 'file/below')
  await expect(requireWritable(folder, 'DATA_DIR')).rejects.toThrow(
    new StartError(`${folder} cannot be written to. Choose another folder with DATA_DIR=…`),
  )
})
