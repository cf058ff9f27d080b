import type { Row } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { translations } from '../i18n/messages.ts'
import type { Language } from '../pages/negotiate-language.ts'
import type { MailContent, MailLink } from './mail.layout.ts'
import type { MailData, MailKind } from './mail.types.ts'

interface Composition {
  lang: Language
  content: MailContent
}

/** Composes one kind of e-mail. @returns `null` when there is nobody to send it to */
export type Compose<Kind extends MailKind> = (
  deps: Deps,
  mail: Row<'mails'>,
  data: MailData[Kind],
) => Promise<Composition | null>

/**
 * A first name for a greeting; empty when it does not look like one: whoever registers with somebody
 * else's address must not get a message of their own, such as a link, into our e-mail.
 */
export function toGreetingName(firstName: string): string {
  return /^[\p{L}\p{M}'’. -]{1,40}$/u.test(firstName) && !/\.\p{L}/u.test(firstName)
    ? firstName
    : ''
}

/** What a greeting is formatted with: the name, if it has one. */
export function toGreeting(firstName: string): { name: string; named: 'yes' | 'no' } {
  const name = toGreetingName(firstName)
  return { name, named: name ? 'yes' : 'no' }
}

/** An e-mail address or amount that keeps its order inside Arabic text: LRI … PDI. */
export const isolate = (text: string): string => `\u2066${text}\u2069`

/** Address of the shop. */
export function getShopUrl({ config }: Deps): string {
  return config.siteOrigins[0]
}

/** A link to a page of the member portal. */
export function linkToPortal({ config }: Deps, path: string, label: string): MailLink {
  return { label, url: `${config.backendUrl}/portal/${path}` }
}

/** A link to the shop's contact page. */
export function linkToContact(deps: Deps, lang: Language): MailLink {
  return { label: translations[lang]('mail.contact'), url: `${getShopUrl(deps)}/contact` }
}
