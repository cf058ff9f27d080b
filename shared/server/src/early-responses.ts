import { createEarlyPage, EARLY_PAGE_POLICY } from './early-page.ts'

/** The part of a socket that is needed here; contracts do not import Node's types. */
interface EarlySocket {
  readonly destroyed: boolean
  readonly writable: boolean
  end(text: string, callback: () => void): unknown
  destroy(): unknown
}

interface EarlyRequest {
  readonly headers: { readonly accept?: string | undefined }
}

interface EarlyReply {
  readonly raw: {
    writeHead(status: number, headers: Record<string, string>): unknown
    end(text: string): unknown
  }
}

interface CodedError {
  code?: string | undefined
  statusCode?: number | undefined
  /** What of the request was read last. */
  rawPacket?: { toString(encoding: 'latin1'): string } | undefined
}

/** A year. Without subdomains, which may belong to others. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

/** Until a request has arrived with its whole body, pauses or not; unfinished ones get 408. */
export const REQUEST_TIMEOUT_MS = 10_000

/** Options of Node's HTTP server: its own refusals of requests that are late, or name no host, have none of our headers. */
export const HTTP_LIMITS = {
  headersTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: 1_000,
  requireHostHeader: false,
}

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
}

const sentences: Record<number, string> = {
  405: 'This address cannot be used in this way.',
  408: 'The request took too long to arrive.',
  414: 'The address is too long.',
  431: 'The headers of the request are too large.',
}

function toStatus({ code }: CodedError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

const toBody = (status: number) => ({
  message: sentences[status] ?? 'The request could not be read.',
})

/** What a request that cannot be parsed says it accepts, as far as it has arrived. */
const findAccept = ({ rawPacket }: CodedError) =>
  /^accept:(.*)$/im.exec(rawPacket?.toString('latin1') ?? '')?.[1]

/** Sent by browsers on HTTPS only. @param address public URL of the server */
export function getTransportSecurity(address: string): Record<string, string> {
  const isSecure = address.startsWith('https:')
  return isSecure ? { 'strict-transport-security': STRICT_TRANSPORT_SECURITY } : {}
}

/**
 * Options of a Fastify server for responses that it or Node sends before any hook runs, so that they have the security
 * headers, too.
 * @param address public URL of the server
 * @param home where the pages lead to: address of the shop, with a slash at its end
 */
export function createEarlyResponses(address: string, home = '/') {
  const headers: Record<string, string> = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...getTransportSecurity(address),
  }

  /** The headers and the body of a response: a page for browsers, a sentence for programs. @param accept header of the request */
  function describe(status: number, accept = '') {
    if (!accept.includes('text/html')) {
      const body = JSON.stringify(toBody(status))
      return { headers: { ...headers, 'content-type': JSON_TYPE }, body }
    }
    const page = { 'content-type': HTML_TYPE, 'content-security-policy': EARLY_PAGE_POLICY }
    const body = createEarlyPage(status === 431 ? 'cookies' : 'unreadable', home)
    return { headers: { ...headers, ...page }, body }
  }

  return {
    headers,
    describe,
    /** For addresses that cannot be decoded or are too long. */
    frameworkErrors(error: CodedError, request: EarlyRequest, reply: EarlyReply): void {
      const status = error.statusCode ?? 400
      const response = describe(status, request.headers.accept)
      reply.raw.writeHead(status, response.headers)
      reply.raw.end(response.body)
    },
    /** For what is no HTTP request, is too large, or never ends. */
    clientErrorHandler(error: CodedError, socket: EarlySocket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
        socket.destroy()
        return
      }
      const status = toStatus(error)
      const response = describe(status, findAccept(error))
      const lines = Object.entries({
        ...response.headers,
        'content-length': String(new TextEncoder().encode(response.body).length),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}`)
      const head = [`HTTP/1.1 ${status} ${reasons[status]}`, ...lines].join('\r\n')
      socket.end(`${head}\r\n\r\n${response.body}`, () => void socket.destroy())
    },
    /** The path and query of an address that proxies write in full: both are the same request. */
    rewriteUrl({ url = '/' }: { url?: string | undefined }): string {
      return url.replace(/^https?:\/\/[^/?]*\/?/i, '/')
    },
  }
}
