import { readFileSync } from 'node:fs'

import { type LoopbackServer, startLoopbackServer } from 'site/loopback-server.ts'

/** Responses of the backend with its demo data, with which pages are rendered before a release. */
export interface RecordedResponses {
  /** Addresses that the responses are for, by path pattern with parameters. */
  addresses: Record<string, string>
  /** Keyed by method and address: `GET /api/v1.0/…`. */
  responses: Record<string, { status: number; body: unknown }>
}

/** Written by `npm run record-responses`. */
export const RECORDED_RESPONSES_FILE = new URL('recorded-responses.json', import.meta.url)

/** The origin of pictures in the recorded responses; nothing fetches them. */
export const RECORDED_ORIGIN = 'http://backend.invalid'

export const readRecordedResponses = (): RecordedResponses =>
  JSON.parse(readFileSync(RECORDED_RESPONSES_FILE, 'utf8')) as RecordedResponses

/** The key of a request; the order of its parameters means nothing. */
export function toRequestKey(method: string, address: string): string {
  const { pathname, searchParams } = new URL(address, RECORDED_ORIGIN)
  searchParams.sort()
  const query = searchParams.toString()
  return `${method} ${pathname}${query && `?${query}`}`
}

type RecordedResponse = RecordedResponses['responses'][string]

/** Starts a server of JSON on this machine, at a free port. @param respond called with method and address */
export function startJsonServer(
  respond: (method: string, address: string) => Promise<RecordedResponse>,
): Promise<LoopbackServer> {
  return startLoopbackServer((request, response) => {
    respond(request.method ?? 'GET', request.url ?? '/').then(
      ({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(body))
      },
      (error: unknown) => response.writeHead(502).end(JSON.stringify({ message: String(error) })),
    )
  })
}
