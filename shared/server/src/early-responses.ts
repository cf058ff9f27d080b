/** The part of a socket that is needed here; contracts do not import Node's types. */
interface EarlySocket {
  readonly destroyed: boolean
  readonly writable: boolean
  end(text: string, callback: () => void): unknown
  destroy(): unknown
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
}

/** A year. Without subdomains, which may belong to others. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

const JSON_TYPE = 'application/json; charset=utf-8'

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
}

const sentences: Record<number, string> = {
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

/** Sent by browsers on HTTPS only. @param address public URL of the server */
export function getTransportSecurity(address: string): Record<string, string> {
  const isSecure = address.startsWith('https:')
  return isSecure ? { 'strict-transport-security': STRICT_TRANSPORT_SECURITY } : {}
}

/**
 * Options of a Fastify server for answers that it or Node gives before any hook runs, so that they have the security
 * headers, too.
 * @param address public URL of the server
 */
export function createEarlyResponses(address: string) {
  const headers: Record<string, string> = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...getTransportSecurity(address),
  }

  return {
    headers,
    /** For addresses that cannot be decoded or are too long. */
    frameworkErrors(error: CodedError, _request: unknown, reply: EarlyReply): void {
      const status = error.statusCode ?? 400
      reply.raw.writeHead(status, { ...headers, 'content-type': JSON_TYPE })
      reply.raw.end(JSON.stringify(toBody(status)))
    },
    /** For what is no HTTP request, is too large, or never ends. */
    clientErrorHandler(error: CodedError, socket: EarlySocket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
        socket.destroy()
        return
      }
      const status = toStatus(error)
      const body = JSON.stringify(toBody(status))
      const lines = Object.entries({
        ...headers,
        'content-type': JSON_TYPE,
        'content-length': String(body.length),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}`)
      const head = [`HTTP/1.1 ${status} ${reasons[status]}`, ...lines].join('\r\n')
      socket.end(`${head}\r\n\r\n${body}`, () => void socket.destroy())
    },
  }
}
