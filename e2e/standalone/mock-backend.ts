import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

import { type MockResponse, type RecordedRequest, respond } from './mock-routes.ts'

const BASE = '/api/v1.0'
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="teal" d="M0 0h4v3H0z"/></svg>'

/** Replaces parts of a default response. */
interface ResponseOverride extends Partial<MockResponse> {
  /** Delay before the response, in ms. */
  delay?: number
}

/** A mock of the backend: serves fixed data or the overrides of a test, and records requests. */
export class MockBackend {
  readonly requests: RecordedRequest[] = []
  private readonly overrides = new Map<string, ResponseOverride>()
  private readonly server = createServer((request, response) => void this.serve(request, response))

  constructor(readonly origin: string) {}

  async start(): Promise<void> {
    this.server.listen(Number(new URL(this.origin).port))
    await once(this.server, 'listening')
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  /** Clears recorded requests and overrides. */
  reset(): void {
    this.requests.length = 0
    this.overrides.clear()
  }

  /** Overrides the response to requests whose path starts with `path`. */
  override(path: string, response: ResponseOverride): void {
    this.overrides.set(path, response)
  }

  /** Restores the default responses. */
  clearOverrides(): void {
    this.overrides.clear()
  }

  /** Recorded requests with this method whose path starts with `path`. */
  requestsTo(method: string, path: string): RecordedRequest[] {
    return this.requests.filter((call) => call.method === method && call.path.startsWith(path))
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin)
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type')
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (pathname.startsWith('/pictures/')) {
      return void response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(picture)
    }
    if (!pathname.startsWith(BASE)) {
      // Member portal and card page: tests only check that they were reached.
      const page = `<!doctype html><title>Mock backend</title><h1>${pathname.split('/')[1]}</h1>`
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
    }
    const text = Buffer.concat(await request.toArray()).toString()
    const recorded: RecordedRequest = {
      method: request.method ?? 'GET',
      path: pathname.slice(BASE.length),
      query: searchParams,
      token: request.headers.authorization?.replace('Bearer ', ''),
      body: text && JSON.parse(text),
    }
    this.requests.push(recorded)
    const override = [...this.overrides].find(([path]) => recorded.path.startsWith(path))?.[1]
    await delay(override?.delay ?? 0)
    const { status, body } = { ...respond(recorded, this.origin), ...override }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
}
