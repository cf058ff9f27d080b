import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect } from './fixtures.ts'

/** The text of an e-mail's first part, which is the plain one. */
function readText(message: string): string {
  const [, part = ''] = message.split(/Content-Type: text\/plain[^]*?Content-Transfer-Encoding: /)
  const [encoding = '', ...rest] = part.split('\r\n')
  const body = rest.join('\r\n').split('\r\n--')[0] ?? ''
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

function listMails(dataDir: string, kind: string, recipient: string): string[] {
  const outbox = path.join(dataDir, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml') && name.includes(`-${kind}-`))
    .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    .filter((message) => message.includes(`\r\nTo: ${recipient}\r\n`))
}

/** Waits for e-mails to a recipient that contain a text. @returns them as they are sent */
export async function waitForMail(
  dataDir: string,
  kind: string,
  recipient: string,
  text: string,
): Promise<string[]> {
  const find = () => listMails(dataDir, kind, recipient).filter((message) => message.includes(text))
  await expect(() => expect(find()).not.toEqual([])).toPass()
  return find()
}

/** Waits for an e-mail in the backend's outbox. @returns the addresses of its links */
export async function waitForLinks(
  dataDir: string,
  kind: string,
  recipient: string,
): Promise<string[]> {
  const [mail = ''] = await waitForMail(dataDir, kind, recipient, '')
  return readText(mail).match(/https?:\/\/\S+/g) ?? []
}
