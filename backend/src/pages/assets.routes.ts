import type { App } from '../http/app.types.ts'
import type { Asset } from './asset.ts'
import { fontFiles } from './fonts.ts'
import { stylesheet } from './stylesheet.ts'

/** Serves the files of the server-rendered pages: stylesheet, fonts and the scripts of single pages. */
export function assetsRoutes(app: App, scripts: readonly Asset[]): void {
  for (const { path, type, body } of [stylesheet, ...scripts, ...fontFiles]) {
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(body),
    )
  }
}
