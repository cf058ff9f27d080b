import type { LocalizedText } from '@shop/contracts/text.ts'

/** A product at its current price, in hundredths of OMR. */
export interface Offer {
  id: string
  title: LocalizedText
  price: number
}

export interface OrderLine extends Offer {
  quantity: number
}
