import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

import { answerTo, type Answer, type Call } from './backend-routes.ts'

const BASE = '/api/v1.0'
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="teal" d="M0 0h4v3H0z"/></svg>'

/** What is answered in place of the double's own answers. */
interface Instead extends Partial<Answer> {
  /** Milliseconds that the answer takes. */
  delay?: number
}

/** Stands for the backend: answers every call of the shop with fixed data, or as it is told, and writes it down. */
export class BackendDouble {
  readonly calls: Call[] = []
  private readonly instead = new Map<string, Instead>()
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

  /** Forgets the calls, and what it was told. */
  reset(): void {
    this.calls.length = 0
    this.instead.clear()
  }

  /** From now on answers otherwise to calls whose path begins like this. */
  answer(path: string, instead: Instead): void {
    this.instead.set(path, instead)
  }

  /** From now on answers by itself again. */
  heal(): void {
    this.instead.clear()
  }

  /** The calls with this method whose path begins like this. */
  callsTo(method: string, path: string): Call[] {
    return this.calls.filter((call) => call.method === method && call.path.startsWith(path))
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
      // The member portal and the card page: that they were reached is all that matters.
      const page = `<!doctype html><title>Double</title><h1>${pathname.split('/')[1]}</h1>`
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
    }
    const text = Buffer.concat(await request.toArray()).toString()
    const call: Call = {
      method: request.method ?? 'GET',
      path: pathname.slice(BASE.length),
      query: searchParams,
      token: request.headers.authorization?.replace('Bearer ', ''),
      body: text && JSON.parse(text),
    }
    this.calls.push(call)
    const told = [...this.instead].find(([path]) => call.path.startsWith(path))?.[1]
    await delay(told?.delay ?? 0)
    const { status, body } = { ...answerTo(call, this.origin), ...told }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
}
