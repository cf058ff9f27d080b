import amex from '@shop/ui/brand/cards/amex.svg'
import mastercard from '@shop/ui/brand/cards/mastercard.svg'
import visa from '@shop/ui/brand/cards/visa.svg'

import type { CardSummary, CardType } from './card.ts'

export const cardLogos: Record<CardType, string> = { visa, amex, master: mastercard }

/** The cardholder is the message `sample.name`. */
export const sampleCards: Omit<CardSummary, 'name'>[] = [
  { type: 'visa', lastDigits: '4242', month: 9, year: 2028 },
  { type: 'master', lastDigits: '4444', month: 1, year: 2029 },
  { type: 'amex', lastDigits: '0005', month: 12, year: 2027 },
]
