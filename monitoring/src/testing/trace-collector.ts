import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface ReceivedSpan {
  /** `service.name` of who has sent it. */
  service: string
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: object }[]
}

interface Received {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeSpans: { spans: ReceivedSpan[] }[]
  }[]
}

/** Receives traces as a collector of OpenTelemetry does, for tests. */
export async function startTraceCollector() {
  const spans: ReceivedSpan[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { resourceSpans } = JSON.parse(body) as Received
      for (const { resource, scopeSpans } of resourceSpans) {
        const name = resource.attributes.find(({ key }) => key === 'service.name')
        const service = name?.value.stringValue ?? ''
        spans.push(
          ...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))),
        )
      }
      response.setHeader('Content-Type', 'application/json').end('{}')
    })
  }).listen(0)
  await once(server, 'listening')
  return {
    endpoint: `http://localhost:${(server.address() as AddressInfo).port}`,
    spans: spans as readonly ReceivedSpan[],
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
