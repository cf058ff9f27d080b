import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As sent: perhaps compressed. */
  body: Buffer
}

interface Target {
  /** Of this machine. */
  port: number
  /** What the request calls the host. */
  name: string
  /** Of a server with TLS: the certificate that it must have. */
  certificate?: string
}

interface Request {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
}

/** Sends a request to a server of this machine, by a name that need not be known to it, and follows nothing. */
export function sendRequest(
  { port, name, certificate }: Target,
  path: string,
  { method = 'GET', headers = {}, body }: Request = {},
): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, method, headers: { host: name, ...headers } }
  return new Promise((resolve, reject) => {
    const receive = (response: http.IncomingMessage) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    }
    const request =
      certificate === undefined
        ? http.request(options, receive)
        : https.request({ ...options, servername: name, ca: certificate }, receive)
    request.on('error', reject).end(body)
  })
}
