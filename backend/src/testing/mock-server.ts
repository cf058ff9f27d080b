import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a mock of somebody's API responds; a body that is a string is sent as it is. */
export interface MockResponse {
  status: number
  body: object | string
}

/**
 * Starts the server of a mock API on a free port of loopback.
 * @param handle takes a request and the text of its body, which have their effect at once. @returns null to drop the connection
 */
export async function startMockServer(
  handle: (request: IncomingMessage, body: string) => MockResponse | null,
) {
  let held: { holds: (request: IncomingMessage) => boolean; until: Promise<void> } | null = null

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const part of request) body += String(part)
    const made = handle(request, body)
    // The request has taken effect, whether or not somebody still waits for the response.
    if (held?.holds(request)) await held.until
    if (made === null) return void request.socket.destroy()
    response.writeHead(made.status, { 'content-type': 'application/json' })
    response.end(typeof made.body === 'string' ? made.body : JSON.stringify(made.body))
  }

  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    port: (server.address() as AddressInfo).port,
    isHeld: () => held !== null,
    /**
     * Does what it is asked for, but holds back its responses.
     * @param holds to which requests; all by default
     * @returns sends them, and later ones at once
     */
    holdResponses(holds: (request: IncomingMessage) => boolean = () => true): () => void {
      let release: () => void = () => {}
      held = { holds, until: new Promise((resolve) => (release = resolve)) }
      return () => {
        held = null
        release()
      }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
