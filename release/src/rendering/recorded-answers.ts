import { readFileSync } from 'node:fs'

import { type LoopbackServer, startLoopbackServer } from 'site/loopback-server.ts'

/** Answers of the backend with its demo data, with which pages are rendered before a release. */
export interface RecordedAnswers {
  /** Addresses that the answers are for, by path pattern with parameters. */
  addresses: Record<string, string>
  /** By method and address: `GET /api/v1.0/…`. */
  answers: Record<string, { status: number; body: unknown }>
}

/** Written by `npm run record-answers`. */
export const RECORDED_ANSWERS_FILE = new URL('recorded-answers.json', import.meta.url)

/** The origin of pictures in the recorded answers; nothing fetches them. */
export const RECORDED_ORIGIN = 'http://backend.invalid'

/** Reads the recorded answers. */
export const readRecordedAnswers = (): RecordedAnswers =>
  JSON.parse(readFileSync(RECORDED_ANSWERS_FILE, 'utf8')) as RecordedAnswers

/** The key of a request; the order of its parameters means nothing. */
export function toAnswerKey(method: string, address: string): string {
  const { pathname, searchParams } = new URL(address, RECORDED_ORIGIN)
  searchParams.sort()
  const query = searchParams.toString()
  return `${method} ${pathname}${query && `?${query}`}`
}

type Answer = RecordedAnswers['answers'][string]

/** Starts a server of JSON on this machine, at a free port. @param answer called with method and address */
export function startAnsweringServer(
  answer: (method: string, address: string) => Promise<Answer>,
): Promise<LoopbackServer> {
  return startLoopbackServer((request, response) => {
    answer(request.method ?? 'GET', request.url ?? '/').then(
      ({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(body))
      },
      (error: unknown) => response.writeHead(502).end(JSON.stringify({ message: String(error) })),
    )
  })
}
