import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { descriptionSchema, type RemoteDescription } from 'release/build/manifests.ts'
import { StartError } from '../environment.ts'

const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js')

/** Milliseconds between two looks at a server that is starting. */
const PAUSE = 500

/** The remote's description once its server answers with it, which is when it has compiled. */
async function whenCompiled(server: ChildProcess, address: string): Promise<RemoteDescription> {
  while (server.exitCode === null) {
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return descriptionSchema.parse(await response.json())
    await delay(PAUSE)
  }
  throw new StartError('The development server did not start')
}

/**
 * Starts the development server of a remote and waits until it has compiled.
 * @param backend origin of the backend that the remote calls when it is opened by itself
 * @throws StartError when the server stops before
 */
export async function serveFromSource(
  root: string,
  name: string,
  port: number,
  backend: string,
): Promise<{ server: ChildProcess; description: RemoteDescription }> {
  const server = spawn(process.execPath, [webpack, 'serve', '--port', String(port)], {
    cwd: path.join(root, name),
    env: { ...process.env, NODE_ENV: 'development', API_URL: backend },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const description = await whenCompiled(server, `http://localhost:${port}/remote.json`)
  return { server, description }
}
