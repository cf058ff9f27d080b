/** What the slots of this remote's pages hand over, by name. */
export interface Slots {
  'cart.empty': object
  'payment-result.below': object
}
