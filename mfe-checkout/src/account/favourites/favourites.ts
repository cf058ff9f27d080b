/** `product`: names the message `products.PRODUCT`; `productId`: `_id` in the demo shop; `price`: OMR (decimal). */
export const sampleFavourites = [
  { product: 'walnut', productId: 'walnut-wood-card', price: 12.5 },
  { product: 'stand', productId: 'oak-desk-stand', price: 15.9 },
  { product: 'tee', productId: 'sand-smart-tee', price: 9.9 },
  { product: 'fob', productId: 'teal-round-fob', price: 3.5 },
] as const

export type Favourite = (typeof sampleFavourites)[number]
export type FavouriteProduct = Favourite['product']

/** The removed favourites, stored separated by spaces; unknown names are ignored. */
export function parseRemoved(stored: string | null): FavouriteProduct[] {
  const names = new Set(stored?.split(' '))
  return sampleFavourites.map(({ product }) => product).filter((product) => names.has(product))
}

export function withRemoved(stored: string | null, product: FavouriteProduct): string {
  return [...parseRemoved(stored).filter((other) => other !== product), product].join(' ')
}

/** @returns null when none is left */
export function withoutRemoved(stored: string | null, product: FavouriteProduct): string | null {
  return (
    parseRemoved(stored)
      .filter((other) => other !== product)
      .join(' ') || null
  )
}
