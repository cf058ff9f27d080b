import type { LineEngravings } from '@shop/contracts/rules/engraving-list.ts'
import type { ShownEngraving } from '@shop/contracts/wire/engraving.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'

export interface OrderLine extends LineEngravings {
  /** Id of the product. */
  id: string
  title: LocalizedText
  /** What one cost when it was ordered, in hundredths of OMR. */
  price: number
  quantity: number
  /** With its place on the cover when it was ordered. */
  engraving?: ShownEngraving | undefined
  /** Pieces in a package that each have a text, or their surfaces, when it was ordered; one, if not said. */
  pieces?: number | undefined
  /** Names of the surfaces of a piece, where there were several. */
  places?: LocalizedText[] | undefined
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
