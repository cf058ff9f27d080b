import { CLEAR_COOKIES_PATH } from '@shop/server/early-page.ts'
import type { createEarlyResponses } from '@shop/server/early-responses.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

const ALLOWED = 'GET, HEAD, OPTIONS'

/** Characters. A browser sends what any page of the domain has set. */
const MAX_COOKIES_LENGTH = 8_192

/** Programs in front may resolve such a path, and decide about another file. */
const dotSegment = /(?:^|[/\\])\.\.?(?:[/\\]|$)/

function hasDotSegment(pathname: string): boolean {
  try {
    return dotSegment.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/** A program in front might take a body for the next request. */
const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const toPathname = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

/** Returns undefined for a request that a route can use. */
function findStatus(request: FastifyRequest): 400 | 405 | 413 | 431 | undefined {
  const { method, headers } = request
  if (!headers.host || hasDotSegment(toPathname(request))) return 400
  if ((headers.cookie?.length ?? 0) > MAX_COOKIES_LENGTH) return 431
  if (method !== 'GET' && method !== 'HEAD') return 405
  return hasBody(request) ? 413 : undefined
}

type Early = Pick<ReturnType<typeof createEarlyResponses>, 'describe'>

/** Plugin that responds to requests which no route can use: with a page to browsers, with a sentence to programs. */
export const unusableRequests = fastifyPlugin(async (app: FastifyInstance, { describe }: Early) => {
  app.addHook('onRequest', (request, reply, done) => {
    const status = findStatus(request)
    if (hasBody(request)) void reply.header('Connection', 'close')
    if (status !== 400 && toPathname(request) === CLEAR_COOKIES_PATH) {
      // If other responses cleared cookies, a link or a picture on another site would log members out.
      if (status === 431) void reply.header('Clear-Site-Data', '"cookies"')
      return void reply.header('Cache-Control', 'no-store').redirect('/', 303)
    }
    if (!status) return done()
    if (status === 405) void reply.header('Allow', ALLOWED)
    if (status === 405 && request.method === 'OPTIONS') return void reply.code(204).send()
    const { headers, body } = describe(status, request.headers.accept)
    void reply.code(status).headers(headers).send(body)
  })
})
