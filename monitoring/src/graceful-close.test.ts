import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough } from 'node:stream'

import Fastify from 'fastify'

import { ANSWERS_WHILE_CLOSING, createGracefulClose } from './graceful-close.ts'

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

/** An app with an answer that the test completes, and one connection to it. */
async function open() {
  const app = Fastify(ANSWERS_WHILE_CLOSING)
  const slow = new PassThrough()
  app.get('/slow', (_request, reply) => reply.send(slow))
  app.get('/next', async () => 'next')
  const close = createGracefulClose({ server: app.server, close: () => app.close() })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (part) => (received += String(part)))
  const ended = once(socket, 'close')
  return { app, slow, close, socket, ended, received: () => received }
}

test('a closing app answers what is in flight, and says that the connection ends', async () => {
  const { app, slow, close, socket, ended, received } = await open()
  const isAsked = once(app.server, 'request')
  socket.write(request('/slow'))
  await isAsked
  const closed = close()
  slow.end('slow')
  await Promise.all([closed, ended])
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*slow/i)
})

test('a closing app answers what still comes by a connection', async () => {
  const { app, slow, close, socket, ended, received } = await open()
  socket.write(request('/slow'))
  slow.write('slow')
  await once(socket, 'data')
  const closed = close()
  const isNextAsked = once(app.server, 'request')
  socket.write(request('/next'))
  await isNextAsked
  slow.end()
  await Promise.all([closed, ended])
  expect(received().match(/HTTP\/1\.1 \d+|slow|next/g)).toEqual([
    'HTTP/1.1 200',
    'slow',
    'HTTP/1.1 200',
    'next',
  ])
})
