import paths from '../paths.json'

/** The templates, in the order of a shopper's way; their texts are messages that begin with these names. */
export const emails = [
  'confirmation',
  'cart',
  'offers',
  'order',
  'voucher',
  'reset',
  'review',
] as const

export type Email = (typeof emails)[number]

/** Address of a template's preview. */
export function getEmailPath(email: Email): string {
  return paths[`emails.${email}`]
}

/** What the sample e-mails say of themselves: who gets them, when, and the limits they name. */
export const sampleEmail = {
  recipient: 'maha@example.com',
  /** ISO 8601, as the sender's clock showed it. */
  sentAt: '2026-03-09T09:30:00+04:00',
  orderNumber: '482913',
  /** How long the link of the sign-up e-mail is valid. */
  confirmationMinutes: 30,
  /** How long the link of the reset e-mail is valid. */
  resetSeconds: 45,
} as const
