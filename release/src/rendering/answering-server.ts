import { type LoopbackServer, startLoopbackServer } from 'site/loopback-server.ts'

import type { RecordedAnswers } from './recorded-answers.ts'

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
