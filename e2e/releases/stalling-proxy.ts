import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StallingProxy {
  /** For the `proxy` option of a browser context. */
  server: string
  /**
   * Accepts requests whose URL matches and never answers them; what hangs then hangs for good.
   * @returns answers later requests again
   */
  stall: (pattern: RegExp) => () => void
  /**
   * Accepts requests whose URL matches and leaves them waiting.
   * @returns answers them, and later ones
   */
  hold: (pattern: RegExp) => () => void
  /** Requests that were stalled. */
  stalled: string[]
  stop: () => Promise<void>
}

/** Forwards a proxied request; its URL is absolute. */
function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const { url = '', method, headers } = incoming
  const outgoing = request(url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}

/**
 * An HTTP proxy whose connections can stall. Unlike an intercepted route, that leaves the browser with a real request,
 * which it joins later requests for the same address to.
 */
export async function startStallingProxy(): Promise<StallingProxy> {
  const stalling = new Set<RegExp>()
  const held = new Map<RegExp, Promise<void>>()
  const stalled: string[] = []
  const server = createServer((incoming, response) => {
    const { url = '' } = incoming
    if ([...stalling].some((pattern) => pattern.test(url))) {
      stalled.push(url)
      return
    }
    const [, released] = [...held].find(([pattern]) => pattern.test(url)) ?? []
    void Promise.resolve(released).then(() => forward(incoming, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    server: `http://127.0.0.1:${port}`,
    stall(pattern) {
      stalling.add(pattern)
      return () => stalling.delete(pattern)
    },
    hold(pattern) {
      let release = () => {}
      held.set(pattern, new Promise((resolve) => (release = resolve)))
      return () => release()
    },
    stalled,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
