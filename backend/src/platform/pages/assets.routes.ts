import type { App } from '../http/app.types.ts'
import { fontFiles } from './fonts.ts'
import { stylesheet } from './stylesheet.ts'

/** Serves the files of the server-rendered pages: stylesheet and fonts. */
export function assetsRoutes(app: App): void {
  for (const { path, type, body } of [stylesheet, ...fontFiles]) {
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(body),
    )
  }
}
