import { sitePaths } from '@shop/contracts/site-paths.ts'

import type { Deps } from '../deps.ts'
import { type Language, type MessageKey, translations } from '../i18n/messages.ts'
import type { MailContent, MailLink } from './mail.layout.ts'
import type { MailKind } from './mail.types.ts'

export interface Composition {
  lang: Language
  content: MailContent
}

/** Content of an e-mail besides its subject and preheader; the headline is the subject by default. */
export interface Draft extends Partial<Omit<MailContent, 'subject' | 'preheader'>> {
  text: string
  /** The subject's arguments. */
  subjectValues?: Record<string, string>
}

/** Creates what composers write with: texts of the recipient's language, and links. */
export function createWriter({ config }: Deps, kind: MailKind, lang: Language) {
  const t = translations[lang]
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
