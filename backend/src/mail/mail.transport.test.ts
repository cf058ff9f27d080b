import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startMailServer } from '../testing/mail-server.ts'
import {
  createOutboxTransport,
  createSmtpTransport,
  getOutboxDir,
  type OutgoingMail,
} from './mail.transport.ts'

const mail: OutgoingMail = {
  id: 'b2f1',
  kind: 'welcome',
  language: 'ar',
  createdAt: '2026-01-02T03:04:05.678Z',
  recipient: 'maha@site.test',
  subject: 'أهلًا بك في وصلة',
  html: '<p>أهلًا</p>',
  text: 'أهلًا',
}
const { signal } = new AbortController()

test('createSmtpTransport sends both forms, from the brand in the recipient’s language', async () => {
  const server = await startMailServer()
  await createSmtpTransport(server.url, 'shop@site.test')(mail, signal)
  const [received] = server.received
  expect(received?.recipients).toEqual(['maha@site.test'])
  const message = received?.message ?? ''
  expect(message).toContain('Message-ID: <b2f1@site.test>')
  expect(message).toContain('To: maha@site.test')
  expect(message).toMatch(/From: =\?UTF-8\?.*<shop@site\.test>/)
  expect(message).toMatch(/Subject: =\?UTF-8\?/)
  expect(message).toMatch(/multipart\/alternative[^]*text\/plain[^]*text\/html/)
  await server.close()
})

test('createOutboxTransport writes one private file, however often it is sent', async () => {
  const outbox = getOutboxDir(mkdtempSync(join(tmpdir(), 'shop-outbox-')))
  const send = createOutboxTransport(outbox, 'shop@site.test')
  await send(mail, signal)
  await send(mail, signal)
  expect(readdirSync(outbox)).toEqual(['20260102T030405-welcome-b2f1.eml'])
  const file = join(outbox, '20260102T030405-welcome-b2f1.eml')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(outbox).mode & 0o777).toBe(0o700)
  expect(readFileSync(file, 'utf8')).toMatch(/\r\nTo: maha@site\.test\r\n/)
})
