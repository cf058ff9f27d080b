import { emailSchema } from '@shop/contracts/wire/text.ts'

import type { StoredKind } from '../../platform/db/message.schema.ts'
import type { StoredFormContent } from './form.store.ts'

/** The fields of each kind in the order that the owner reads them. */
const fieldsByKind: Record<StoredKind, readonly string[]> = {
  contact: ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'],
  support: ['name', 'email', 'question', 'comment'],
  comment: ['article', 'name', 'email', 'comments'],
  application: ['job', 'name', 'email', 'phone', 'message'],
  order: ['order', 'name', 'email', 'message'],
  consent: ['document', 'version', 'choice'],
}

/** Subjects are one line, and short. */
const MAX_SUBJECT_CHARACTERS = 80

export interface FormSummary {
  /** What it is about, on one line: its subject or question, else who wrote. */
  about: string
  /** Name of whoever wrote, else the e-mail address that was typed; empty when neither was. */
  sender: string
  /** The sender's e-mail address, if what was typed is one. */
  replyTo: string | undefined
  fields: { name: string; text: string }[]
}

/** Shortens a text to one line, as subjects and lists have it. */
export const toLine = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT_CHARACTERS)

/** Finds in the fields of a form what each kind has. */
export function summarizeForm({ kind, fields }: StoredFormContent): FormSummary {
  const { subject, question, job, article, order, message } = fields
  const { name, firstName, lastName, email } = fields
  const sender = name || [firstName, lastName].filter(Boolean).join(' ') || email || ''
  return {
    about: toLine(subject || question || job || article || (order && message) || sender),
    sender: toLine(sender),
    replyTo: emailSchema.safeParse(email).data,
    fields: fieldsByKind[kind].flatMap((field) => {
      const text = fields[field] ?? ''
      return text ? [{ name: field, text }] : []
    }),
  }
}
