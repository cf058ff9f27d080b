import { existsSync } from 'node:fs'

import serve from '@fastify/static'

import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'

/** Serves the pictures under /media, immutable: a picture that changes gets a new name. */
export async function mediaRoutes(app: App, { config }: Services): Promise<void> {
  if (!existsSync(config.mediaDir)) return
  await app.register(serve, {
    root: config.mediaDir,
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
