import amex from '@shop/ui/brand/cards/amex.svg'
import mastercard from '@shop/ui/brand/cards/mastercard.svg'
import visa from '@shop/ui/brand/cards/visa.svg'

import type { CardType, SavedCard } from './card.ts'

export const cardPictures: Record<CardType, string> = { visa, amex, master: mastercard }

/** The cards that the page begins with; their holder is the message `sample.name`. */
export const sampleCards: Omit<SavedCard, 'name'>[] = [
  { type: 'visa', digits: '4242', month: 9, year: 2028 },
  { type: 'master', digits: '4444', month: 1, year: 2029 },
  { type: 'amex', digits: '0005', month: 12, year: 2027 },
]
