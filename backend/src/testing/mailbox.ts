import { sendDueMails } from '../mail/mail.sender.ts'
import type { OutgoingMail } from '../mail/mail.transport.ts'
import type { TestShop } from './test-shop.ts'

const failOnLog = (message: string): never => {
  throw new Error(`Unexpected log of the mail sender: ${message}`)
}

/** Sends the shop's queued e-mails. @returns them */
export async function deliverMails({ deps }: TestShop): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  const { signal } = new AbortController()
  await sendDueMails({
    deps,
    send: async (mail) => void sent.push(mail),
    log: { warn: failOnLog, error: failOnLog },
    stopping: signal,
    abort: signal,
  })
  return sent
}

/** The address of the link in an e-mail that starts with `path`. @throws without one */
export function findLink({ text }: OutgoingMail, path: string): string {
  const url = text.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname === path)
  if (!url) throw new Error(`The e-mail has no link to ${path}: ${text}`)
  const { pathname, search } = new URL(url)
  return pathname + search
}
