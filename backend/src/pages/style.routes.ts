import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { App } from '../http/app.types.ts'

const style = readFileSync(fileURLToPath(new URL('./pages.css', import.meta.url)))
const version = createHash('sha256').update(style).digest('hex').slice(0, 12)

/** Changes with the content, so browsers may keep the file for ever. */
export const STYLE_PATH = `/pages-${version}.css`

/** Serves the one stylesheet of the server-rendered pages. */
export function styleRoutes(app: App): void {
  app.get(STYLE_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(style),
  )
}
