import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from 'fastify'
import fastifyPlugin from 'fastify-plugin'

import { derivedFile } from '../live/derived-file.ts'
import { encodeBody, type EncodedBody, sendEncoded } from './encoded-body.ts'
import { createPreviewDiscovery } from './preview-discovery.ts'
import type { SiteContext } from './site-context.ts'
import { isOpen } from './tester-gate.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
const NOT_STORED = 'private, no-store'

/** Plugin that serves `config.json`, `discovery.json` and `versions.json`, and lets other plugins send files of versions. */
export const releaseFiles = fastifyPlugin(async (app: FastifyInstance, site: SiteContext) => {
  const { folder, liveConfig, gate, addresses } = site
  const toPreviewDiscovery = createPreviewDiscovery(site)
  function sendJson(
    request: FastifyRequest,
    reply: FastifyReply,
    body: EncodedBody,
    cache: string,
  ) {
    void reply.type('application/json; charset=utf-8').header('Cache-Control', cache)
    return sendEncoded(request, reply, body)
  }
  function serveJson(
    address: string,
    read: () => Promise<EncodedBody>,
    preHandler: preHandlerAsyncHookHandler[] = [],
  ) {
    app.get(address, { preHandler }, async (request, reply) =>
      sendJson(request, reply, await read(), REVALIDATE),
    )
  }
  const readFile = (file: string, change: (text: string) => string) =>
    derivedFile(path.join(folder, file), (text) => encodeBody(change(text)))

  let encoded: { revision: string; body: Promise<EncodedBody> } | undefined
  serveJson('/config.json', () => {
    const { config, revision } = liveConfig.read()
    if (encoded?.revision !== revision) {
      encoded = { revision, body: encodeBody(JSON.stringify(config)) }
    }
    return encoded.body
  })
  const readDiscovery = readFile('discovery.json', addresses.moveDiscovery)
  app.get('/discovery.json', async (request, reply) => {
    const preview = gate.readPreview(request)
    return isOpen(preview)
      ? sendJson(request, reply, await toPreviewDiscovery(preview), NOT_STORED)
      : sendJson(request, reply, await readDiscovery(), REVALIDATE)
  })
  serveJson('/versions.json', readFile('versions.json', String), [gate.rejectVisitors])

  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(response, file) {
      const immutable = !/\.(html|json)(\.br|\.gz)?$/.test(file)
      response.setHeader('Cache-Control', immutable ? IMMUTABLE : REVALIDATE)
      response.setHeader('Vary', 'Accept-Encoding')
    },
  })
})
