import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { RecordedAnswers } from './recorded-answers.ts'

type Answer = RecordedAnswers['answers'][string]

export interface AnsweringServer {
  origin: string
  close: () => void
}

/** Starts a server of JSON on this machine, at a free port. @param answer called with method and address */
export async function startAnsweringServer(
  answer: (method: string, address: string) => Promise<Answer>,
): Promise<AnsweringServer> {
  const server = createServer((request, response) => {
    answer(request.method ?? 'GET', request.url ?? '/').then(
      ({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(body))
      },
      (error: unknown) => response.writeHead(502).end(JSON.stringify({ message: String(error) })),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
