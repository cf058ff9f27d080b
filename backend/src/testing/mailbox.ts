import { composeMail } from '../faces/mails/compose-mail.ts'
import { sendDueMails } from '../platform/mail/mail.sender.ts'
import type { OutgoingMail } from '../platform/mail/mail.transport.ts'
import { collectLog } from './collect-log.ts'
import type { TestShop } from './test-shop.ts'

/** Sends the shop's queued e-mails. @returns them */
export async function deliverMails({ deps }: TestShop): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  const problems: string[] = []
  const { signal } = new AbortController()
  await sendDueMails({
    deps: { ...deps, log: collectLog(problems) },
    compose: composeMail,
    send: async (mail) => void sent.push(mail),
    stopping: signal,
    abort: signal,
  })
  if (problems.length > 0) throw new Error(`The mail sender logged: ${problems.join('; ')}`)
  return sent
}

/** The address of the link in an e-mail that starts with `path`. @throws without one */
export function findLink({ text }: OutgoingMail, path: string): string {
  const url = text.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname === path)
  if (!url) throw new Error(`The e-mail has no link to ${path}: ${text}`)
  const { pathname, search } = new URL(url)
  return pathname + search
}
