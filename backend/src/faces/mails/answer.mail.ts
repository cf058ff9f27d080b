import type { StoredMessage } from '../../domain/messages/message.store.ts'
import { type Language, translations } from '../../platform/i18n/messages.ts'
import { type FormMail, renderLines } from './form.mail.ts'

/** What an answer quotes of what was written. */
const QUOTED_FIELDS = ['subject', 'question', 'message', 'comment', 'comments']

/** Renders an answer above what it answers. @param lang of its labels */
export function renderAnswer(
  { answer, fields }: StoredMessage,
  lang: Language,
): FormMail['details'] {
  const t = translations[lang]
  const quoted = fields.filter(({ name }) => QUOTED_FIELDS.includes(name))
  return renderLines([
    { label: t('mail.answer'), text: answer?.text ?? '' },
    ...quoted.map(({ text }) => ({ label: t('mail.youWrote'), text })),
  ])
}
