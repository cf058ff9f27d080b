import { createLog } from 'monitoring/log.ts'

import { composeMail } from '../../faces/mails/compose-mail.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { createFormClient } from '../../testing/form-client.ts'
import { startHangingServer, startMailServer } from '../../testing/mail-server.ts'
import { withShop } from '../../testing/test-shop.ts'
import { enqueueMail } from './mail.queue.ts'
import { sendDueMails, startMailSender } from './mail.sender.ts'
import { createSmtpTransport, type SendMail } from './mail.transport.ts'

const FROM = 'shop@site.test'
const timeouts = { connectionMs: 200, idleMs: 200 }

describe('mail sender', () => {
  const shop = withShop(openSqliteFile)
  let warnings: string[]
  let errors: string[]
  beforeEach(async () => {
    ;[warnings, errors] = [[], []]
    await shop().deps.db.deleteFrom('mails').execute()
  })

  const log = createLog({
    service: 'backend',
    level: 'warn',
    format: 'json',
    write(line) {
      const { level, msg } = JSON.parse(line) as { level: string; msg: string }
      void (level === 'warn' ? warnings : errors).push(msg)
    },
  })

  function enqueue(recipient = 'maha@site.test') {
    const { db, clock } = shop().deps
    const mail = {
      kind: 'welcome',
      language: 'en',
      data: { firstName: 'Maha' },
      userId: null,
    } as const
    return enqueueMail(db, { ...mail, recipient }, clock())
  }

  function sendDue(send: SendMail, abort = new AbortController().signal) {
    const stopping = new AbortController().signal
    return sendDueMails({
      deps: { ...shop().deps, log },
      compose: composeMail,
      send,
      stopping,
      abort,
    })
  }

  const getMail = () => shop().deps.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()

  test('delivers each e-mail once although two backends share the queue', async () => {
    const server = await startMailServer()
    const recipients = Array.from({ length: 8 }, (_, index) => `member${index}@site.test`)
    for (const recipient of recipients) await enqueue(recipient)
    await Promise.all([server, server].map(({ url }) => sendDue(createSmtpTransport(url, FROM))))
    await sendDue(createSmtpTransport(server.url, FROM))
    expect(server.received.flatMap((mail) => mail.recipients).sort()).toEqual(recipients)
    await server.close()
  })

  test('delivers later what could not be sent while the mail server was away', async () => {
    const away = await startMailServer()
    await away.close()
    await enqueue()
    const transport = createSmtpTransport(away.url, FROM)
    await sendDue(transport)
    expect(warnings).toEqual([expect.stringMatching(/^Could not send e-mail .*ECONNREFUSED/)])
    expect(warnings.join()).not.toContain('maha@site.test')
    await sendDue(transport)
    expect(await getMail()).toMatchObject({ status: 'pending', attempts: 1 })
    const server = await startMailServer(undefined, Number(new URL(away.url).port))
    shop().advanceClock(1)
    await sendDue(transport)
    expect(server.received).toHaveLength(1)
    expect(await getMail()).toMatchObject({ status: 'sent', attempts: 2 })
    await server.close()
  })

  test('goes on when a transport never ends, whatever it is told', async () => {
    for (const recipient of ['a@site.test', 'b@site.test']) await enqueue(recipient)
    const stopping = new AbortController().signal
    const send: SendMail = () => new Promise(() => {})
    const deps = { ...shop().deps, log }
    await sendDueMails({
      deps,
      compose: composeMail,
      send,
      stopping,
      abort: stopping,
      attemptTimeoutMs: 50,
    })
    expect(await getMail()).toMatchObject({ status: 'pending', attempts: 1 })
    expect(warnings).toHaveLength(2)
  })

  test('responds to HTTP requests while a mail server accepts and never responds, and tries again later', async () => {
    const server = await startHangingServer()
    await enqueue()
    const abort = new AbortController()
    const sending = sendDue(createSmtpTransport(server.url, FROM), abort.signal)
    await server.connected
    const browser = createFormClient(shop().app)
    await browser.open('/portal/register')
    const names = { firstName: 'Noor', lastName: 'Al Said' }
    const fields = { ...names, email: 'noor@site.test', password: 'quiet palm harbour' }
    expect((await browser.submit('/portal/register', fields)).statusCode).toBe(303)
    abort.abort()
    await sending
    await shop().deps.db.deleteFrom('mails').where('recipient', '=', 'noor@site.test').execute()
    expect(await getMail()).toMatchObject({ status: 'pending', attempts: 1 })
    shop().advanceClock(1)
    await sendDue(createSmtpTransport(server.url, FROM, timeouts))
    expect(await getMail()).toMatchObject({ status: 'pending', attempts: 2 })
    await server.close()
  })

  test('gives up at once when the mail server rejects the recipient', async () => {
    const server = await startMailServer('maha@site.test')
    await enqueue()
    await sendDue(createSmtpTransport(server.url, FROM))
    expect(await getMail()).toMatchObject({ status: 'failed' })
    expect(errors).toEqual([expect.stringMatching(/^The mail server rejected e-mail .*welcome/)])
    await server.close()
  })

  test('gives up with a log line after the last attempt', async () => {
    await enqueue()
    await shop().deps.db.updateTable('mails').set({ attempts: 31 }).execute()
    await sendDue(() => Promise.reject(new Error('away')))
    expect(await getMail()).toMatchObject({ status: 'failed', attempts: 32 })
    expect(errors).toEqual([
      expect.stringMatching(/^Gave up on e-mail .* after 32 attempts: away$/),
    ])
  })

  test('startMailSender sends in the background, and stopping waits for an attempt in progress', async () => {
    await enqueue()
    let accept: (() => void) | undefined
    const accepted = new Promise<void>((resolve) => (accept = resolve))
    let started: (() => void) | undefined
    const inProgress = new Promise<void>((resolve) => (started = resolve))
    const stop = startMailSender({
      deps: shop().deps,
      compose: composeMail,
      send: () => {
        started?.()
        return accepted
      },
    })
    await inProgress
    const stopped = stop()
    accept?.()
    await stopped
    expect(await getMail()).toMatchObject({ status: 'sent' })
  })
})
