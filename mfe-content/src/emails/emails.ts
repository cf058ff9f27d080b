import { paths } from '../paths.generated.ts'

/** The templates, in the order a shopper receives them; their texts are the messages `EMAIL.…`. */
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

/** Path of a template's preview. */
export function getEmailPath(email: Email): string {
  return paths[`emails.${email}`]
}

/** Sample data of the templates. */
export const sampleEmail = {
  recipient: 'maha@example.com',
  /** ISO 8601, in the sender's time zone. */
  sentAt: '2026-03-09T09:30:00+04:00',
  orderNumber: '482913',
  /** Validity of the link in the sign-up e-mail. */
  confirmationMinutes: 30,
  /** Validity of the link in the reset e-mail. */
  resetSeconds: 45,
} as const
