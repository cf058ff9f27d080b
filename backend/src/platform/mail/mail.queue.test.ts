import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openContext, runFor } from 'monitoring/request-context.ts'

import { describeOnDatabases } from '../../testing/databases.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { withShop } from '../../testing/test-shop.ts'
import { claimMail, enqueueMail, finishMail, retryMail } from './mail.queue.ts'
import {
  createOutboxTransport,
  createSmtpTransport,
  getOutboxDir,
  type OutgoingMail,
} from './mail.transport.ts'

describe('mail.queue', () => {
  const noon = new Date('2026-01-01T12:00:00.000Z')
  const secondsLater = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

  describeOnDatabases('mail queue', ({ openDatabase }) => {
    const shop = withShop(openDatabase)
    const db = () => shop().deps.db
    beforeEach(() => db().deleteFrom('mails').execute())

    const enqueue = (recipient = 'maha@example.com', now = noon) =>
      enqueueMail(
        db(),
        { kind: 'welcome', recipient, language: 'en', data: { firstName: 'Maha' }, userId: null },
        now,
      )

    test('claimMail returns each e-mail to one of many concurrent senders', async () => {
      const recipients = Array.from({ length: 6 }, (_, index) => `member${index}@example.com`)
      for (const recipient of recipients) await enqueue(recipient)
      const claims = await Promise.all(Array.from({ length: 12 }, () => claimMail(db(), noon)))
      const claimed = claims.flatMap((mail) => (mail ? [mail.recipient] : []))
      expect(claimed.sort()).toEqual(recipients)
    })

    test('claimMail returns the e-mail of a sender that died again when its claim has ended', async () => {
      await enqueue()
      const first = await claimMail(db(), noon)
      expect(await claimMail(db(), secondsLater(299))).toBeNull()
      const second = await claimMail(db(), secondsLater(300))
      expect(second).toMatchObject({ id: first?.id, attempts: 2 })
    })

    test('enqueueMail notes the request that the e-mail comes from', async () => {
      const { context } = openContext('POST', 'server', { reqId: 'of-the-request' })
      await runFor(context, () => enqueue())
      expect(await claimMail(db(), noon)).toMatchObject({ requestId: 'of-the-request' })
      await enqueue()
      expect(await claimMail(db(), noon)).toMatchObject({ requestId: null })
    })

    test('enqueueMail queues nothing when its transaction fails', async () => {
      const work = db()
        .transaction()
        .execute(async (trx) => {
          const mail = {
            kind: 'passwordChanged',
            language: 'ar',
            data: null,
            userId: null,
          } as const
          await enqueueMail(trx, { ...mail, recipient: 'maha@example.com' }, noon)
          throw new Error('rolled back')
        })
      await expect(work).rejects.toThrow('rolled back')
      expect(await claimMail(db(), noon)).toBeNull()
    })

    test('retryMail waits longer each time and gives up in the end', async () => {
      await enqueue()
      let now = noon
      const delays: number[] = []
      for (;;) {
        const mail = await claimMail(db(), now)
        if (!mail) throw new Error('The e-mail is not due.')
        if (!(await retryMail(db(), mail, now))) break
        const { dueAt } = await db().selectFrom('mails').select('dueAt').executeTakeFirstOrThrow()
        delays.push((Date.parse(dueAt) - now.getTime()) / 1000)
        now = new Date(dueAt)
      }
      expect(delays.slice(0, 4)).toEqual([10, 20, 40, 80])
      expect(delays).toHaveLength(31)
      expect(Math.max(...delays)).toBe(3600)
      const stored = await db().selectFrom('mails').select('status').execute()
      expect(stored).toEqual([{ status: 'failed' }])
      expect(await claimMail(db(), new Date('2030-01-01'))).toBeNull()
    })

    test('finishMail takes the e-mail out of the queue', async () => {
      await enqueue()
      const mail = await claimMail(db(), noon)
      await finishMail(db(), mail?.id ?? '', 'sent')
      const stored = await db().selectFrom('mails').select('status').execute()
      expect(stored).toEqual([{ status: 'sent' }])
      expect(await claimMail(db(), new Date('2030-01-01'))).toBeNull()
    })
  })
})

describe('mail.transport', () => {
  const mail: OutgoingMail = {
    id: 'b2f1',
    kind: 'welcome',
    language: 'ar',
    senderName: 'وصلة',
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

  test('createOutboxTransport writes what strangers typed into no other header', async () => {
    const outbox = getOutboxDir(mkdtempSync(join(tmpdir(), 'shop-outbox-')))
    const evil = 'x\r\nBcc: all@site.test'
    const typed = { ...mail, subject: `Hello ${evil}`, replyTo: `maha@site.test${evil}` }
    await createOutboxTransport(outbox, 'shop@site.test')(typed, signal)
    const [name = ''] = readdirSync(outbox)
    const [headers = ''] = readFileSync(join(outbox, name), 'utf8').split('\r\n\r\n')
    expect(headers).toMatch(/\r\nReply-To: .*maha@site\.test/)
    expect(headers).not.toMatch(/\r\nBcc:/i)
  })
})
