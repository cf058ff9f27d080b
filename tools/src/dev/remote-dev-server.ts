import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { type RemoteManifest, remoteManifestSchema } from '@shop/contracts/remote-manifest.ts'

import { StartError } from '../start-error.ts'

const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js')

const POLL_INTERVAL_MS = 500

/** Polls for the manifest, which the server answers once it has compiled. */
async function waitForManifest(server: ChildProcess, url: string): Promise<RemoteManifest> {
  while (server.exitCode === null) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return remoteManifestSchema.parse(await response.json())
    await delay(POLL_INTERVAL_MS)
  }
  throw new StartError('The development server did not start')
}

/**
 * Starts the development server of a remote and waits until it has compiled.
 * @param backend origin of the backend that the remote calls when it is opened by itself
 * @throws StartError when the server exits before
 */
export async function startRemoteDevServer(
  root: string,
  name: string,
  port: number,
  backend: string,
): Promise<{ server: ChildProcess; manifest: RemoteManifest }> {
  const server = spawn(process.execPath, [webpack, 'serve', '--port', String(port)], {
    cwd: path.join(root, name),
    env: { ...process.env, NODE_ENV: 'development', API_URL: backend },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const manifest = await waitForManifest(server, `http://localhost:${port}/remote.json`)
  return { server, manifest }
}
