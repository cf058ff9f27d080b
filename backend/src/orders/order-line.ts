import type { ShownEngraving } from '@shop/contracts/engraving.ts'
import type { ProductSurface } from '@shop/contracts/surface.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'

/** A product at its current price, in hundredths of OMR. */
export interface Offer {
  id: string
  title: LocalizedText
  price: number
  /** Where it takes a name. */
  surface?: ProductSurface | undefined
}

export interface OrderLine extends Omit<Offer, 'surface'> {
  quantity: number
  /** With its place on the cover when it was ordered. */
  engraving?: ShownEngraving | undefined
}
