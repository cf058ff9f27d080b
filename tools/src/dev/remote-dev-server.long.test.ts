import path from 'node:path'

import { createTemporaryFolder, writeFiles } from '@shop/testing/temporary-folder.ts'
import getPort from 'get-port'
import { webpackProject } from 'release/testing/webpack-project.ts'

import { StartError } from '../run-command.ts'
import { startRemoteDevServer } from './remote-dev-server.ts'

async function createRepository(configuration: string = webpackProject['webpack.config.js']) {
  const root = await createTemporaryFolder()
  const files = { ...webpackProject, 'webpack.config.js': configuration }
  await writeFiles(path.join(root, 'mfe-agents'), files)
  return root
}

describe('startRemoteDevServer', () => {
  test('resolves with the manifest once the remote has compiled', async () => {
    const port = await getPort()
    const root = await createRepository()
    const { server, manifest } = await startRemoteDevServer(
      root,
      'mfe-agents',
      port,
      'http://api.test',
    )
    try {
      expect(manifest).toMatchObject({ name: 'mfe-agents', paths: ['/agents'] })
      const script = await fetch(`http://localhost:${port}/main.js`)
      expect(await script.text()).toContain('open')
    } finally {
      server.kill()
    }
  })

  test('rejects when the server does not start', async () => {
    const root = await createRepository('throw new Error("no configuration")')
    await expect(
      startRemoteDevServer(root, 'mfe-agents', await getPort(), 'http://api.test'),
    ).rejects.toThrow(StartError)
  })
})
