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
  /**
   * Sends what matches up to a text only.
   * @returns sends the rest, too
   */
  split: (pattern: RegExp, text: string) => () => void
  /** Requests that were stalled. */
  stalled: string[]
  stop: () => Promise<void>
}

interface Split {
  text: string
  released: Promise<void>
}

/** Sends a response up to a text, and the rest when it is released. */
async function sendInParts(
  answer: IncomingMessage,
  response: ServerResponse,
  { text, released }: Split,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const middle = body.indexOf(text)
  if (middle < 0) throw new Error(`${text} is not in the response`)
  response.write(body.subarray(0, middle))
  await released
  response.end(body.subarray(middle))
}

/** Forwards a proxied request; its URL is absolute. */
function forward(incoming: IncomingMessage, response: ServerResponse, split?: Split): void {
  const { url = '', method } = incoming
  const headers = { ...incoming.headers, ...(split && { 'accept-encoding': 'identity' }) }
  const outgoing = request(url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    if (split) void sendInParts(answer, response, split)
    else answer.pipe(response)
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
  const splits = new Map<RegExp, Split>()
  const stalled: string[] = []
  const server = createServer((incoming, response) => {
    const { url = '' } = incoming
    if ([...stalling].some((pattern) => pattern.test(url))) {
      stalled.push(url)
      return
    }
    const [, released] = [...held].find(([pattern]) => pattern.test(url)) ?? []
    const [, split] = [...splits].find(([pattern]) => pattern.test(url)) ?? []
    void Promise.resolve(released).then(() => forward(incoming, response, split))
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
    split(pattern, text) {
      let release = () => {}
      splits.set(pattern, { text, released: new Promise((resolve) => (release = resolve)) })
      return () => release()
    },
    stalled,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
