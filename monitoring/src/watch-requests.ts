import type { IncomingMessage, Server } from 'node:http'

import type { Span } from '@opentelemetry/api'
import { REQUEST_ID_HEADER } from '@shop/contracts/wire/request-id.ts'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'

import { createDurations, type Registry } from './metrics.ts'
import {
  endSpan,
  openContext,
  readIncoming,
  type RequestContext,
  runFor,
} from './request-context.ts'

/** Begins a request when it is first asked about. */
export type OpenRequest = (request: IncomingMessage) => { context: RequestContext; span: Span }

/**
 * Creates what gives each request its id: a new one, or that of a caller who is believed.
 * @param isTrusted whether an address is that of a proxy, or of another program, of ours
 */
export function createOpenRequest(isTrusted: (address: string) => boolean): OpenRequest {
  const opened = new WeakMap<IncomingMessage, ReturnType<OpenRequest>>()
  return (request) => {
    const known = opened.get(request)
    if (known) return known
    const { method = '', headers, socket } = request
    const incoming = isTrusted(socket.remoteAddress ?? '') ? readIncoming(headers) : {}
    const begun = openContext(method, 'server', incoming)
    opened.set(request, begun)
    return begun
  }
}

/** Leaves the lines of requests to `watchRequests`, which knows those too that Fastify never sees, and writes no addresses. */
class ErrorsOnly extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override routeNotFound(): void {}
}

/** Fastify's options: our logger, whose lines name their request by themselves, and our ids. */
export const watchOptions = (log: FastifyBaseLogger, openRequest: OpenRequest) =>
  ({
    loggerInstance: log,
    childLoggerFactory: (logger) => logger,
    logController: new ErrorsOnly(),
    genReqId: (request) => openRequest(request).context.reqId,
  }) satisfies FastifyServerOptions

/** Lets all that an app does for a request know its id, and responds with it. Call it before other hooks are added. */
export function addRequestIds(
  app: Pick<FastifyInstance, 'addHook'>,
  openRequest: OpenRequest,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id)
    runFor(openRequest(request.raw).context, done)
  })
  // The body arrives outside of what `onRequest` has begun.
  app.addHook('preValidation', (request, _reply, done) => {
    runFor(openRequest(request.raw).context, done)
  })
}

interface Watch {
  log: FastifyBaseLogger
  metrics: Registry
  openRequest: OpenRequest
  /** A name out of few, known when the response has been sent. */
  toRoute: (request: IncomingMessage) => string
}

/**
 * Measures every request of a server by its route and the status of its response, and logs it when it has ended. Call it after all that
 * replaces the server's listeners.
 */
export function watchRequests(server: Server, { log, metrics, openRequest, toRoute }: Watch): void {
  const durations = createDurations(
    metrics,
    'http_request_duration_seconds',
    'Time from a request’s head to the last byte of its response',
    ['method', 'route', 'status'],
  )
  server.prependListener('request', (request, response) => {
    const start = performance.now()
    const { context, span } = openRequest(request)
    response.once('close', () => {
      const elapsedMs = performance.now() - start
      // A client that goes away before the response gets none.
      const status = response.writableFinished ? String(response.statusCode) : 'aborted'
      const { method = '' } = request
      const route = toRoute(request)
      durations.observe({ method, route, status }, elapsedMs / 1000)
      const { reqId, traceId } = context
      log.info(
        { reqId, traceId, method, route, status, ms: Math.round(elapsedMs * 10) / 10 },
        'request',
      )
      span.updateName(`${method} ${route}`).setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': response.statusCode,
      })
      endSpan(span, response.statusCode >= 500 ? `status ${status}` : undefined)
    })
  })
}
