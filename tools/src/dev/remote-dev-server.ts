import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { type RemoteManifest, remoteManifestSchema } from '@shop/contracts/wire/remote-manifest.ts'

import { StartError } from '../run-command.ts'

const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js')

const POLL_INTERVAL_MS = 500

/** The manifest of what has compiled; null while the server does not run, or nothing has. */
export async function fetchManifest(origin: string): Promise<RemoteManifest | null> {
  const response = await fetch(`${origin}/remote.json`).catch(() => null)
  // The server responds with its page while there is no manifest.
  if (!response?.headers.get('content-type')?.includes('json')) return null
  return remoteManifestSchema.parse(await response.json())
}

async function waitForManifest(server: ChildProcess, origin: string): Promise<RemoteManifest> {
  while (server.exitCode === null) {
    const manifest = await fetchManifest(origin)
    if (manifest) return manifest
    await delay(POLL_INTERVAL_MS)
  }
  throw new StartError('The development server did not start')
}

/** Calls back when the pages of a remote have changed, as when one was added. */
export async function watchPages(
  origin: string,
  before: RemoteManifest,
  onChange: (manifest: RemoteManifest) => Promise<void>,
): Promise<never> {
  const toPages = (manifest: RemoteManifest) => {
    const { paths, query, session, meta, noindex, touches, slots, extensions } = manifest
    return JSON.stringify([
      paths,
      query,
      session,
      meta,
      noindex,
      touches?.origins,
      slots,
      extensions,
    ])
  }
  let known = toPages(before)
  for (;;) {
    await delay(POLL_INTERVAL_MS)
    const manifest = await fetchManifest(origin)
    if (!manifest || toPages(manifest) === known) continue
    known = toPages(manifest)
    await onChange(manifest)
  }
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
  const manifest = await waitForManifest(server, `http://localhost:${port}`)
  return { server, manifest }
}
