import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { runLoad } from './load-test.ts'
import { openLoop } from './open-loop.ts'

async function startServer(respond: (count: number) => { status: number; delay: number }) {
  let count = 0
  const server = createServer((_request, response) => {
    count += 1
    const { status, delay } = respond(count)
    setTimeout(() => response.writeHead(status).end('ok'), delay)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const next = (index: number) =>
  ({ kind: index % 2 ? 'odd' : 'even', method: 'GET', path: '/' }) as const

test('sends the requests of rate and duration, and records every response', async () => {
  const server = await startServer((count) => ({ status: count % 4 ? 200 : 503, delay: 0 }))
  const samples = await openLoop(server.url, { rate: 1_000, seconds: 0.1 }, next)
  server.close()
  expect(samples).toHaveLength(100)
  expect(samples.filter((sample) => sample.status === 503)).toHaveLength(25)
  expect(samples.filter((sample) => sample.kind === 'odd')).toHaveLength(50)
})

test('does not wait for slow responses', async () => {
  const server = await startServer((count) => ({ status: 200, delay: count === 1 ? 500 : 0 }))
  const samples = await openLoop(server.url, { rate: 500, seconds: 0.1 }, next)
  server.close()
  expect(samples.filter((sample) => sample.ms >= 490).length).toBeGreaterThanOrEqual(1)
  expect(samples.filter((sample) => sample.ms < 490).length).toBeGreaterThan(25)
})

test('records status 0 for every request when the server is down', async () => {
  const server = await startServer(() => ({ status: 200, delay: 0 }))
  server.close()
  const samples = await openLoop(server.url, { rate: 100, seconds: 0.1 }, next)
  expect(samples.map((sample) => sample.status)).toEqual(Array(10).fill(0))
})

test('runLoad rejects another machine', async () => {
  const load = runLoad({ url: 'http://shop.example', rate: 1, seconds: 1 })
  await expect(load).rejects.toThrow('this machine only')
})
