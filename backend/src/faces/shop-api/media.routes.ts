import { existsSync, mkdirSync, readdirSync } from 'node:fs'

import serve from '@fastify/static'

import type { App } from '../../platform/http/app.types.ts'
import { UPLOADED_FILE } from '../../platform/media/uploaded-picture.ts'
import type { Services } from '../services.ts'

/** The regular files of a folder: symbolic links are not followed. */
function listFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set()
  const entries = readdirSync(folder, { withFileTypes: true })
  return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => `/${name}`))
}

/** Serves the pictures under /media, immutable: a picture that changes gets a new name. */
export async function mediaRoutes(app: App, { config, pictures }: Services): Promise<void> {
  const { mediaDir, uploadsDir } = config
  const files = listFiles(mediaDir)
  mkdirSync(uploadsDir, { recursive: true, mode: 0o700 })
  await app.register(async (media: App) => {
    media.addHook<{ Params: { '*'?: string } }>(
      'onRequest',
      async ({ params: { '*': file = '' } }) => {
        if (UPLOADED_FILE.test(`/${file}`)) await pictures.fetch(file)
      },
    )
    await media.register(serve, {
      root: files.size > 0 ? [mediaDir, uploadsDir] : uploadsDir,
      allowedPath: (pathname) => files.has(pathname) || UPLOADED_FILE.test(pathname),
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
  })
}
