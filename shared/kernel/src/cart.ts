export {
  countItemPieces,
  listItemEngravings,
  MAX_CART_LINES,
  MAX_ENTERED_QUANTITY,
  MAX_QUANTITY,
  toCartItem,
  toItemEngravings,
  toShownEngraving,
  type CartItem,
  type TypedEngraving,
} from './cart/cart.ts'
export {
  cart,
  onCartUnsaved,
  useCart,
  useCartStorage,
  type AddOutcome,
  type CartStorageState,
} from './cart/cart.store.ts'
