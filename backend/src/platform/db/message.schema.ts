import type { FormKind } from '@shop/contracts/wire/form.ts'

import type { Language } from '../i18n/messages.ts'
import type { Json } from './json.ts'

/** A form that is stored as it was filled in; who wants the newsletter is a subscriber. */
export type StoredKind = Exclude<FormKind, 'newsletter'>

interface Answered {
  /** The text that was sent; null when it was settled without an e-mail. */
  answer: string | null
  answeredAt: string | null
  /** The user who did; null for forms that are older than the office. */
  answeredBy: string | null
}

/** The tables of what people write to the shop. */
export interface MessageSchema {
  messages: {
    id: string
    senderId: string
    receiverId: string
    message: string
    createdAt: string
  } & Answered
  forms: {
    /** The idempotency key that it was sent with. */
    id: string
    kind: StoredKind
    fields: Json<Record<string, string>>
    /** Language of the page that the form was on. */
    language: Language
    userId: string | null
    createdAt: string
    /** The order of that member that it is about. */
    orderId: string | null
    /** The address that was typed, normalised; null for none. */
    email: string | null
  } & Answered
  /** Those who get the newsletter, or have asked for it. Who unsubscribes is deleted. */
  subscribers: {
    id: string
    /** Lower case. */
    email: string
    language: Language
    requestedAt: string
    /** Null until the link in the e-mail is confirmed. */
    confirmedAt: string | null
    userId: string | null
  }
}
