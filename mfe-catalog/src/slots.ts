import type { LocalizedText } from '@shop/contracts/wire/text.ts'

/** What the slots of this remote's pages hand over, by name. */
export interface Slots {
  'product.below-details': { id: string; title: LocalizedText }
}
