import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** The body as it was sent, perhaps compressed. */
  body: Buffer
}

interface Target {
  port: number
  name: string
  /** The certificate that a server with TLS must have. */
  certificate?: string
}

interface Request {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
  signal?: AbortSignal
  /** An address of this machine, from which the request comes. */
  localAddress?: string
}

/** Sends a request to a server of this machine, by a name that need not be known to it, and follows nothing. */
export function sendRequest(
  { port, name, certificate }: Target,
  path: string,
  { method = 'GET', headers = {}, body, signal, localAddress }: Request = {},
): Promise<Answer> {
  const options = {
    ...{ host: '127.0.0.1', port, path, method, headers: { host: name, ...headers } },
    ...(signal && { signal }),
    ...(localAddress !== undefined && { localAddress }),
  }
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
    request.on('error', (error) => {
      // Browsers repeat it, too: a kept connection that was closed meanwhile says nothing of the server.
      const isStale = request.reusedSocket && ['GET', 'HEAD'].includes(method)
      if (!isStale || signal?.aborted) return reject(error)
      sendRequest({ port, name, ...(certificate !== undefined && { certificate }) }, path, {
        ...{ method, headers },
        ...(signal && { signal }),
      }).then(resolve, reject)
    })
    request.end(body)
  })
}

/** Sends requests as `fetch` does, to the proxy of this machine, by the names that its certificate is for. */
export function createSend(port: number, certificate: string) {
  return async (url: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(url, init)
    const { hostname, pathname, search } = new URL(url)
    const answer = await sendRequest({ port, name: hostname, certificate }, pathname + search, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
      signal: request.signal,
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const each of [value ?? []].flat()) headers.append(name, each)
    }
    const isEmpty = [204, 304].includes(answer.status)
    return new Response(isEmpty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers,
    })
  }
}
