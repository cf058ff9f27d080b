import { emailSchema } from '@shop/contracts/text.ts'

import { type Language, type MessageKey, translations } from '../i18n/messages.ts'
import { mailStyles } from '../mail/mail.layout.ts'
import { type Html, html } from '../pages/html.ts'
import type { StoredFormContent } from './form.store.ts'
import type { StoredKind } from './form.types.ts'

/** The fields of each kind in the order that the owner reads them. */
const fieldsByKind: Record<StoredKind, readonly string[]> = {
  contact: ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'],
  support: ['name', 'email', 'question', 'comment'],
  comment: ['article', 'name', 'email', 'comments'],
  application: ['job', 'name', 'email', 'phone', 'message'],
  consent: ['document', 'version', 'choice'],
}

/** Subjects are one line, and short. */
const MAX_SUBJECT_CHARACTERS = 80

interface Line {
  label: string
  text: string
}

function listLines({ kind, fields }: StoredFormContent, lang: Language): Line[] {
  return fieldsByKind[kind].flatMap((field) => {
    const text = fields[field] ?? ''
    return text ? [{ label: translations[lang](`forms.${field}` as MessageKey), text }] : []
  })
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

/** What the owner's e-mail about a form consists of. */
export interface FormMail {
  /** What it is about, on one line: its subject or question, else who wrote. */
  about: string
  details: { html: Html; text: string }
  /** The sender's e-mail address, if what was typed is one. */
  replyTo: string | undefined
}

/** Renders a form for the owner. @param lang of its labels */
export function renderForm(form: StoredFormContent, lang: Language): FormMail {
  const { subject, question, job, article, name, firstName, lastName, email } = form.fields
  const sender = name || [firstName, lastName].filter(Boolean).join(' ') || email
  const about = subject || question || job || article || sender || ''
  const lines = listLines(form, lang)
  return {
    about: about.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, MAX_SUBJECT_CHARACTERS),
    details: {
      html: html`${lines.map(renderLine)}`,
      text: lines.map(({ label, text }) => `${label}:\n${text}`).join('\n\n'),
    },
    replyTo: emailSchema.safeParse(email).data,
  }
}
