import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { formatMessage, type Message, type Values } from '@shop/i18n/format-message.ts'

import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

export type Language = 'en' | 'ar'

export type MessageKey = keyof typeof en

/** The text of a message. @param values of its arguments */
export type Translate = (key: MessageKey, values?: Values) => string

function createTranslate(lang: Language, catalogue: Record<MessageKey, string>): Translate {
  const messages = new Map(
    Object.entries(catalogue).map(([key, icu]) => [key, compileMessageOrThrow(icu) as Message]),
  )
  // A form's outcome, which a browser keeps for some minutes, may name a message of a former version.
  return (key, values = {}) => formatMessage(messages.get(key) ?? '', values, lang)
}

/** The texts of pages and e-mails, in ICU MessageFormat. */
export const translations: Record<Language, Translate> = {
  en: createTranslate('en', en),
  ar: createTranslate('ar', ar),
}
