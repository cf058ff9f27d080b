// card-validator was not taken: it rejects brands it does not know, which this provider declines, and
// reads the system clock, while the backend's clock is injected.
import { normalizeCardNumber, passesLuhn } from '@shop/contracts/rules/card-number.ts'
import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'

import type { MessageKey } from '../../platform/i18n/messages.ts'

interface CardInput {
  number: string
  expiry: string
  cvc: string
}

type CardField = keyof CardInput
type PaymentOutcome = 'paid' | 'declined' | 'expired'

/** Test card numbers; any other valid number is declined. */
export const TEST_CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  expires: '4000 0000 0000 0069',
}

const MAX_YEARS_AHEAD = 50

function isFutureExpiry(text: string, now: Date): boolean {
  const match = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(normalizeTyped(text))
  if (!match?.[1] || !match[2]) return false
  const month = Number(match[1])
  const year = match[2].length === 2 ? 2000 + Number(match[2]) : Number(match[2])
  if (month < 1 || month > 12 || year > now.getUTCFullYear() + MAX_YEARS_AHEAD) return false
  // A card is valid until the end of its month.
  return Date.UTC(year, month) > now.getTime()
}

/** Validates the card form. @returns names of error texts by field; empty when the payment can be attempted */
export function findInvalidFields(
  card: CardInput,
  now: Date,
): Partial<Record<CardField, MessageKey>> {
  const number = normalizeCardNumber(card.number)
  const numberIsValid = /^\d{13,19}$/.test(number) && passesLuhn(number)
  const cvcIsValid = /^\d{3,4}$/.test(normalizeCardNumber(card.cvc))
  return {
    ...(!numberIsValid && { number: 'card.invalidNumber' }),
    ...(!isFutureExpiry(card.expiry, now) && { expiry: 'card.invalidExpiry' }),
    ...(!cvcIsValid && { cvc: 'card.invalidCvc' }),
  }
}

/** Outcome of a payment with a valid card number. */
export function simulatePayment(number: string): PaymentOutcome {
  const digits = normalizeCardNumber(number)
  if (digits === normalizeCardNumber(TEST_CARDS.pays)) return 'paid'
  return digits === normalizeCardNumber(TEST_CARDS.expires) ? 'expired' : 'declined'
}
