/** What the slots of this remote's pages hand over, by name. */
export interface Slots {
  'cart.empty': object
  /** Below the lines of a cart. */
  'cart.below': { productIds: readonly string[] }
  'payment-result.below': object
}
