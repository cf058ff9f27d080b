import { randomUUID } from 'node:crypto'

import { emailSchema } from '@shop/contracts/wire/text.ts'

import { type Environment, StartupError } from '../../platform/config/env.ts'
import { type Language, translations } from '../../platform/i18n/messages.ts'
import { renderMailHtml, renderMailText } from '../../platform/mail/mail.layout.ts'
import { openSmtp, type Timeouts, toMessage } from '../../platform/mail/mail.transport.ts'
import { getDefaultBrand } from '../../platform/pages/brand.ts'
import { checkSenderDomain, createResolver, type ResolveTxt } from './sender-domain.ts'

interface SmtpError extends Error {
  code?: string
  /** Error code of the system or of OpenSSL. */
  originalCode?: string
  command?: string
}

function createTestMail(env: Environment, recipient: string, language: Language) {
  const t = translations[language]
  const [shopUrl] = env.siteOrigins
  const content = {
    subject: t('mail.testSubject'),
    preheader: t('mail.testText'),
    headline: t('mail.testSubject'),
    text: t('mail.testText'),
    button: { label: t('mail.shop'), url: shopUrl },
    notes: [],
  }
  const brand = getDefaultBrand(env)
  const view = { lang: language, shopUrl, address: undefined, brand }
  return {
    id: randomUUID(),
    language,
    recipient,
    senderName: brand.name[language],
    subject: content.subject,
    html: renderMailHtml(content, view),
    text: renderMailText(content, view),
  }
}

const CERTIFICATE_FAULT = /CERT|SIGN|ERR_TLS/
const TLS_FAULT = /SSL|TLS/

/** What to look at when a connection failed. */
function adviseConnection({ code, originalCode = '' }: SmtpError): string {
  if (code === 'EDNS') return 'Check the name of the server in SMTP_URL'
  if (CERTIFICATE_FAULT.test(originalCode)) {
    return 'The certificate of the server is not valid for the name in SMTP_URL: use the name that its provider gives'
  }
  if (code === 'ETLS' || TLS_FAULT.test(originalCode)) {
    return 'Check SMTP_URL: smtps:// is for a port that encrypts from the start (465), smtp:// for others (587)'
  }
  return 'Check the server and the port in SMTP_URL (465 needs smtps://, 587 smtp://), and whether the firewall and your hosting provider let this machine out to that port: many close 25, and 465 or 587 are open'
}

/** Which setting to change after a failure. */
function advise(error: SmtpError, smtp: URL): string {
  const { code, command } = error
  if (code === 'EAUTH') {
    return 'Check user and password in SMTP_URL; characters such as @, / and # in them are written as %40, %2F and %23'
  }
  if (code === 'EMESSAGE' || command === 'DATA') {
    return 'The server refuses the e-mail itself: its provider says why, often because the domain of MAIL_FROM is not set up there'
  }
  if (code === 'EENVELOPE' && command === 'MAIL FROM') {
    return `Check MAIL_FROM, and whether the provider lets this user send from it${smtp.username ? '' : '; SMTP_URL has no user and password'}`
  }
  if (code === 'EENVELOPE') {
    return 'The server refuses the recipient: check the address, and whether the provider lets you send to others yet'
  }
  return adviseConnection(error)
}

/** Tells whether the server encrypts, by a connection that it would have to. */
async function isEncrypted(smtp: URL, timeouts: Timeouts | undefined): Promise<boolean> {
  if (smtp.protocol === 'smtps:') return true
  const transport = openSmtp(smtp.href, timeouts, { requireTLS: true })
  try {
    return await transport.verify()
  } catch {
    return false
  } finally {
    transport.close()
  }
}

interface TestOptions {
  language?: Language
  dkimSelector?: string | undefined
  timeouts?: Timeouts | undefined
  /** By default the DNS of this machine. */
  resolve?: ResolveTxt
}

async function printSenderDomain(env: Environment, smtp: URL, options: TestOptions) {
  const { resolve = createResolver(), dkimSelector } = options
  const domain = env.mailFrom.slice(env.mailFrom.lastIndexOf('@') + 1)
  const checks = await checkSenderDomain(resolve, { domain, server: smtp.hostname, dkimSelector })
  for (const { sentence } of checks) console.log(sentence)
}

/**
 * Sends one e-mail as the queue would, and prints in sentences what worked, and what the DNS says of the sender's domain.
 * @throws StartupError that names the setting to change when the e-mail was not accepted
 */
export async function runMailTest(
  env: Environment,
  typed: string,
  options: TestOptions = {},
): Promise<void> {
  const { data: recipient } = emailSchema.safeParse(typed)
  if (recipient === undefined) throw new StartupError(`${typed} is no e-mail address`)
  const { smtpUrl, mailFrom } = env
  if (smtpUrl === undefined) {
    throw new StartupError(
      'SMTP_URL is not set, so e-mails are written to files in DATA_DIR/outbox',
    )
  }
  const smtp = new URL(smtpUrl)
  const transport = openSmtp(smtpUrl, options.timeouts)
  const mail = createTestMail(env, recipient, options.language ?? 'en')
  try {
    const { response, messageId } = await transport.sendMail(toMessage(mail, mailFrom))
    console.log(`The server accepted an e-mail from ${mailFrom} to ${recipient}: ${response}`)
    console.log(`Its Message-ID is ${messageId}.`)
    console.log(
      (await isEncrypted(smtp, options.timeouts))
        ? 'The connection is encrypted (TLS).'
        : 'The connection is not encrypted: use smtps://, or a server that offers STARTTLS.',
    )
    if (!smtp.username) console.log('There was no log-in: SMTP_URL has no user.')
  } catch (cause) {
    const error = cause as SmtpError
    const [reason = ''] = error.message.split('\n')
    throw new StartupError(`${reason.replace(/\.$/, '')}. ${advise(error, smtp)}`)
  } finally {
    transport.close()
  }
  await printSenderDomain(env, smtp, options)
}
