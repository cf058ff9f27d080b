import { existsSync, readdirSync } from 'node:fs'

import serve from '@fastify/static'

import type { App } from '../http/app.types.ts'
import type { Services } from '../services.ts'

/** The regular files of a folder: symbolic links are not followed. */
function listFiles(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { withFileTypes: true })
  return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => `/${name}`))
}

/** Serves the pictures under /media, immutable: a picture that changes gets a new name. */
export async function mediaRoutes(app: App, { config }: Services): Promise<void> {
  if (!existsSync(config.mediaDir)) return
  const files = listFiles(config.mediaDir)
  await app.register(serve, {
    root: config.mediaDir,
    allowedPath: (pathname) => files.has(pathname),
    prefix: '/media/',
    index: false,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    setHeaders(response) {
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
