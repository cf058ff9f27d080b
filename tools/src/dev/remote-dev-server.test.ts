import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'

import { StartError } from '../environment.ts'
import { temporaryFolder, writeFiles } from 'site/testing/temporary-folder.ts'
import { webpackProject } from 'release/testing/webpack-project.ts'
import { serveFromSource } from './remote-dev-server.ts'

jest.setTimeout(60_000)

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function repository(configuration: string = webpackProject['webpack.config.js']) {
  const root = await temporaryFolder()
  const files = { ...webpackProject, 'webpack.config.js': configuration }
  await writeFiles(path.join(root, 'mfe-agents'), files)
  return root
}

test('answers once the remote is compiled, with what it says of itself', async () => {
  const port = await freePort()
  const root = await repository()
  const { server, description } = await serveFromSource(root, 'mfe-agents', port, 'http://api.test')
  try {
    expect(description).toMatchObject({ name: 'mfe-agents', paths: ['/agents'] })
    const script = await fetch(`http://localhost:${port}/main.js`)
    expect(await script.text()).toContain('open')
  } finally {
    server.kill()
  }
})

test('a server that does not start is an error, not a wait', async () => {
  const root = await repository('throw new Error("no configuration")')
  await expect(
    serveFromSource(root, 'mfe-agents', await freePort(), 'http://api.test'),
  ).rejects.toThrow(StartError)
})
