import { sitePaths } from '@shop/contracts/browser/site-paths.ts'

import type { MailData, MailKind } from '../db/mail.types.ts'
import type { Row } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type Language, type MessageKey, type Translate, translations } from '../i18n/messages.ts'
import type { Brand } from '../pages/brand.ts'
import type { MailContent, MailLink } from './mail.layout.ts'

interface Composition {
  lang: Language
  content: MailContent
}

/** Content of an e-mail besides its subject and preheader; the headline is the subject by default. */
export interface Draft extends Partial<Omit<MailContent, 'subject' | 'preheader'>> {
  text: string
  subjectValues?: Record<string, string | number>
}

/**
 * A first name for a greeting; empty when it does not look like one: whoever registers with somebody
 * else's address must not get a message of their own, such as a link, into our e-mail.
 */
export function toGreetingName(firstName: string): string {
  return /^[\p{L}\p{M}'’. -]{1,40}$/u.test(firstName) && !/\.\p{L}/u.test(firstName)
    ? firstName
    : ''
}

/** Arguments of a greeting: the name, if it has one. */
export function toGreeting(firstName: string): { name: string; named: 'yes' | 'no' } {
  const name = toGreetingName(firstName)
  return { name, named: name ? 'yes' : 'no' }
}

/** What composers need; texts name the brand. */
export interface MailDeps extends Deps {
  brand: Brand
}

/** Composes one kind of e-mail. @returns `null` when there is nobody to send it to */
export type Compose<Kind extends MailKind> = (
  deps: MailDeps,
  mail: Row<'mails'>,
  data: MailData[Kind],
) => Promise<Composition | null>

/** Creates what composers write with: texts of the recipient's language, and links. */
export function createWriter({ config, brand }: MailDeps, kind: MailKind, lang: Language) {
  const t: Translate = (key, values) =>
    translations[lang](key, { brand: brand.name[lang], ...values })
  const [shopUrl] = config.siteOrigins
  const link = (label: MessageKey, url: string): MailLink => ({ label: t(label), url })
  const toShop = (label: MessageKey, path = '') => link(label, `${shopUrl}${path}`)
  const toPortal = (path: string, label: MessageKey) =>
    link(label, `${config.backendUrl}/portal/${path}`)
  return {
    t,
    toPortal,
    toShop,
    note: (text: MessageKey, noteLink?: MailLink) => ({
      text: t(text),
      ...(noteLink && { link: noteLink }),
    }),
    contact: toShop('mail.contact', sitePaths.contact),
    newPassword: toPortal('forgot-password', 'mail.resetButton'),
    write({ subjectValues, ...draft }: Draft): Composition {
      const subject = t(`mail.subject.${kind}`, subjectValues)
      const defaults = { headline: subject, button: toShop('mail.shop'), notes: [] }
      const content = { ...defaults, ...draft, subject, preheader: t(`mail.preheader.${kind}`) }
      return { lang, content }
    },
  }
}
