import type { LocalizedText } from '@shop/contracts/text.ts'

/** What the shopper last did to a line; quantity 0 when it was removed. */
export interface Change {
  product: LocalizedText
  quantity: number
}
