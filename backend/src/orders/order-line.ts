import type { ShownEngraving } from '@shop/contracts/engraving.ts'
import type { LineEngravings } from '@shop/contracts/engraving-list.ts'
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

export interface OrderLine extends Omit<Offer, 'surface'>, LineEngravings {
  quantity: number
  /** With its place on the cover when it was ordered. */
  engraving?: ShownEngraving | undefined
  /** Pieces in a package that each have a text, when it was ordered; one, if not said. */
  pieces?: number | undefined
}

/** How an order gets to its buyer, as was agreed. */
export interface OrderDelivery {
  /** Id of the option of the settings. */
  id: string
  /** Hundredths of OMR. */
  price: number
  /** Working days from its payment on; no day is promised without. */
  days?: number | undefined
  /** Name of the store where it is collected. */
  store?: LocalizedText | undefined
}
