import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createTransport } from 'nodemailer'

import type { MailKind } from '../db/mail.types.ts'
import type { Language } from '../i18n/messages.ts'

export interface Timeouts {
  /** Until the mail server has greeted. */
  connectionMs: number
  /** Between two of its responses. */
  idleMs: number
}

const TIMEOUTS: Timeouts = { connectionMs: 10_000, idleMs: 30_000 }

/** An e-mail that is ready to be sent. */
export interface OutgoingMail {
  /** The same at each attempt, so that mail servers recognize a repetition. */
  id: string
  kind: MailKind
  language: Language
  createdAt: string
  recipient: string
  /** Name of who sends it. */
  senderName: string
  /** Address that a reply goes to; by default the sender's. */
  replyTo?: string | undefined
  subject: string
  html: string
  text: string
}

/** Sends an e-mail. @throws when it was not accepted, or may not have been */
export type SendMail = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>

/** Folder of e-mails that are not sent. */
export function getOutboxDir(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** What a mail server gets of an e-mail. @param from the sender's address */
export function toMessage(mail: Omit<OutgoingMail, 'kind' | 'createdAt'>, from: string) {
  const { id, language, recipient, senderName, replyTo, subject, html, text } = mail
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    messageId: `<${id}@${domain}>`,
    from: { name: senderName, address: from },
    to: { name: '', address: recipient },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Prepares connections to the mail server at `url`. */
export function openSmtp(
  url: string,
  { connectionMs, idleMs }: Timeouts = TIMEOUTS,
  options: { requireTLS?: boolean } = {},
) {
  return createTransport({
    url,
    connectionTimeout: connectionMs,
    greetingTimeout: connectionMs,
    socketTimeout: idleMs,
    ...options,
  })
}

/** Sends by the mail server at `url`, such as `smtps://user:password@mail.example:465`. */
export function createSmtpTransport(
  url: string,
  from: string,
  timeouts: Timeouts = TIMEOUTS,
): SendMail {
  const transport = openSmtp(url, timeouts)
  return async (mail, signal) => {
    await transport.sendMail({ ...toMessage(mail, from), signal })
  }
}

/** Writes each e-mail to an `.eml` file, which only its owner may read. */
export function createOutboxTransport(outboxDir: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, from))
    const time = mail.createdAt.replace(/\W/g, '').slice(0, 15)
    const file = join(outboxDir, `${time}-${mail.kind}-${mail.id}.eml`)
    const temporaryFile = `${file}.${process.pid}.tmp`
    await mkdir(outboxDir, { recursive: true, mode: 0o700 })
    await writeFile(temporaryFile, message, { mode: 0o600, flush: true })
    await rename(temporaryFile, file)
  }
}
