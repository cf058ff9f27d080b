import { isolateNumbers } from '@shop/contracts/rules/isolate-numbers.ts'

import type { StoredFormContent } from '../../domain/forms/form.store.ts'
import { type FormSummary, summarizeForm } from '../../domain/forms/form.summary.ts'
import type { StoredMessage } from '../../domain/messages/message.store.ts'
import { type Language, type MessageKey, translations } from '../../platform/i18n/messages.ts'
import { mailStyles } from '../../platform/mail/mail.layout.ts'
import { type Html, html } from '../../platform/pages/html.ts'

interface Line {
  label: string
  text: string
}

function renderLine({ label, text }: Line): Html {
  return html`<p class="muted" style="${mailStyles.muted};margin:0 0 4px">${label}</p>
    <p
      class="text"
      dir="auto"
      style="margin:0 0 16px;${mailStyles.text};font-size:15px;line-height:1.6;white-space:pre-wrap;word-break:break-word"
    >
      ${text}
    </p>`
}

interface FormMail extends Pick<FormSummary, 'about' | 'replyTo'> {
  details: { html: Html; text: string }
}

/** Renders texts with their labels. */
export function renderLines(typed: readonly Line[]): FormMail['details'] {
  const lines = typed.map(({ label, text }) => ({ label, text: isolateNumbers(text) }))
  return {
    html: html`${lines.map(renderLine)}`,
    text: lines.map(({ label, text }) => `${label}:\n${text}`).join('\n\n'),
  }
}

/** Renders a form for the owner. @param lang of its labels */
export function renderForm(form: StoredFormContent, lang: Language): FormMail {
  const { about, replyTo, fields } = summarizeForm(form)
  const lines = fields.map(({ name, text }) => ({
    label: translations[lang](`forms.${name}` as MessageKey),
    text,
  }))
  return { about, replyTo, details: renderLines(lines) }
}

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
