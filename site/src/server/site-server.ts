import { readFileSync } from 'node:fs'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'
import { TOKEN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'

import { crawlerRoutes } from './crawler-routes.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { fillMarks } from './html-placeholders.ts'
import { pageFor } from './resolve-page.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** A file of a published version: its address never means anything else. */
const published = /^(shell|mfe-[a-z]+)\/[^/]+\/.+/

/**
 * Serves a release folder: immutable pre-compressed files, HTML for every page address, real 404s for
 * missing files.
 * @param folder the release folder
 * @param config what this installation answers to `/config.json`
 */
export async function site(folder: string, config: RuntimeConfig): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })

  app.get('/config.json', (_request, reply) =>
    reply.header('Cache-Control', REVALIDATE).send(config),
  )

  crawlerRoutes(app, folder, config)

  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    allowedPath(pathName) {
      const address = path.posix.normalize(pathName)
      // A folder is a page's address, never a file.
      return !/\/$|\/\.|^\/pages\//.test(address)
    },
    setHeaders(response, file) {
      const address = path.relative(folder, file)
      const fixed = published.test(address) && !/\.(html|json)(\.br|\.gz)?$/.test(address)
      response.setHeader('Cache-Control', fixed ? IMMUTABLE : REVALIDATE)
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
    // Not by URL(), to which an address that begins with two slashes names another host.
    const [pathname = '/'] = request.url.split('?', 1)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const page = reads ? pageFor(folder, pathname) : null
    if (!page) return reply.code(404).type('text/plain').send('Not found\n')
    if (!page.listed) void reply.header('X-Robots-Tag', 'noindex')
    return sendPage(reply.code(page.status), page.file)
  })

  function sendPage(reply: FastifyReply, file: string) {
    const html = fillMarks(readFileSync(path.join(folder, file), 'utf8'), config)
    void reply.header('Content-Security-Policy', contentSecurityPolicy(html, config))
    return reply.type('text/html').header('Cache-Control', REVALIDATE).send(html)
  }

  return app
}
