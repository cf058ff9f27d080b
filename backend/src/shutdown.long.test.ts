import type { ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { DatabaseSync } from '@photostructure/sqlite'

import { demoShopper } from './domain/seed/demo-data.ts'
import { createTokens } from './platform/auth/tokens.ts'
import { openDatabase } from './platform/db/database.ts'
import { getFreePort, startServer } from './testing/server-process.ts'

const JWT_SECRET = 'a secret for this test only, 32 characters'
const HALF_SENT = [
  'POST /webhooks/test HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  'content-length: 100',
  '',
  '{"message":',
].join('\r\n')

const children: ChildProcess[] = []
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))

async function startShop() {
  const port = await getFreePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-server-'))
  const server = await startServer({ BACKEND_PORT: `${port}`, DATA_DIR: dataDir, JWT_SECRET })
  children.push(server.child)
  return { ...server, dataDir, port, api: `http://localhost:${port}/api/v1.0` }
}

/** Opens a connection and writes to it. */
async function openSocket(port: number, text: string): Promise<Socket> {
  const socket = connect(port, 'localhost')
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(text)
  return socket
}

/** Logs the demo shopper in, past the server. */
async function issueToken(dataDir: string) {
  const db = openDatabase({ dataDir })
  const users = db.selectFrom('users').selectAll().where('email', '=', demoShopper.email)
  const user = await users.executeTakeFirstOrThrow()
  const agent = await db.selectFrom('agents').select('id').executeTakeFirstOrThrow()
  const tokens = createTokens({
    db,
    clock: () => new Date(),
    config: { secret: Buffer.from(JWT_SECRET) },
  })
  const token = await tokens.issue(user)
  await db.destroy()
  return { token, senderId: user.id, receiverId: agent.id }
}

test('SIGTERM completes requests in flight and ends within 10 s despite idle and half-sent ones', async () => {
  const shop = await startShop()
  const { token, ...message } = await issueToken(shop.dataDir)
  const idle = await openSocket(shop.port, 'GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await new Promise((resolve) => idle.once('data', resolve))
  await openSocket(shop.port, HALF_SENT)
  // The next request goes by this connection: SIGTERM would refuse one that has not arrived yet.
  await (await fetch(`http://localhost:${shop.port}/openapi.json`)).text()
  const writer = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'))
  writer.exec('begin immediate')
  const inFlight = fetch(`${shop.api}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...message, message: 'Hello' }),
  })
  await new Promise((resolve) => setTimeout(resolve, 500))
  const stoppedAt = performance.now()
  shop.child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 500))
  writer.exec('commit')
  expect((await inFlight).status).toBe(200)
  expect(await shop.exited).toBe(0)
  expect(performance.now() - stoppedAt).toBeLessThan(10_000)
  const stored = writer.prepare('select message from messages').all()
  expect(stored).toEqual([{ message: 'Hello' }])
  writer.close()
})

test('a body that is never completed is refused with 408', async () => {
  const shop = await startShop()
  const socket = await openSocket(shop.port, HALF_SENT)
  let response = ''
  socket.on('data', (data) => (response += String(data)))
  await new Promise((resolve) => socket.once('close', resolve))
  expect(response).toMatch(/^HTTP\/1\.1 408 /)
  shop.child.kill('SIGTERM')
  expect(await shop.exited).toBe(0)
})
