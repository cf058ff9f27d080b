import { readFileSync } from 'node:fs'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import { REMOTE_NAME_PATTERN } from '@shop/contracts/remote-name.ts'
import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'
import { TOKEN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'

import { createContentSecurityPolicy } from './content-security-policy.ts'
import { registerCrawlerRoutes } from './crawler-routes.ts'
import { fillPlaceholders } from './html-placeholders.ts'
import { resolvePage } from './resolve-page.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** Files of published versions, which never change. */
const versionFile = new RegExp(`^(shell|${REMOTE_NAME_PATTERN})/[^/]+/.+`)

/**
 * Creates the server of a release folder: immutable pre-compressed files, HTML for page addresses, 404 for missing
 * files. It does not listen.
 * @param config what `/config.json` answers
 */
export async function createSiteServer(
  folder: string,
  config: RuntimeConfig,
): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })

  app.get('/config.json', (_request, reply) =>
    reply.header('Cache-Control', REVALIDATE).send(config),
  )

  registerCrawlerRoutes(app, folder, config)

  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    allowedPath(pathName) {
      const address = path.posix.normalize(pathName)
      // Folders are page addresses; hidden and generated files are internal.
      return !/\/$|\/\.|^\/pages\//.test(address)
    },
    setHeaders(response, file) {
      const address = path.relative(folder, file)
      const immutable = versionFile.test(address) && !/\.(html|json)(\.br|\.gz)?$/.test(address)
      response.setHeader('Cache-Control', immutable ? IMMUTABLE : REVALIDATE)
      response.setHeader('Vary', 'Accept-Encoding')
    },
  })

  app.addHook('onSend', async (request, reply) => {
    const carriesToken = request.url.includes(`${TOKEN_PARAMETER}=`)
    void reply.headers({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': carriesToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    })
  })

  app.setNotFoundHandler((request, reply) => {
    // Not parsed by URL(), which takes the first segment of `//x/y` for a host.
    const [pathname = '/'] = request.url.split('?', 1)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = isRead ? resolvePage(folder, pathname) : null
    if (!page) return reply.code(404).type('text/plain').send('Not found\n')
    if (!page.indexable) void reply.header('X-Robots-Tag', 'noindex')
    return sendPage(reply.code(page.status), page.file)
  })

  function sendPage(reply: FastifyReply, file: string) {
    const html = fillPlaceholders(readFileSync(path.join(folder, file), 'utf8'), config)
    void reply.header('Content-Security-Policy', createContentSecurityPolicy(html, config))
    return reply.type('text/html').header('Cache-Control', REVALIDATE).send(html)
  }

  return app
}
