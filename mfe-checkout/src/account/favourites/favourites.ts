/** The sample favourites: the name is the message `goods.NAME`, `product` an `_id` of the demo shop, the price OMR (decimal). */
export const sampleFavourites = [
  { goods: 'walnut', product: 'walnut-wood-card', price: 12.5 },
  { goods: 'stand', product: 'oak-desk-stand', price: 15.9 },
  { goods: 'tee', product: 'sand-smart-tee', price: 9.9 },
  { goods: 'fob', product: 'teal-round-fob', price: 3.5 },
] as const

export type Favourite = (typeof sampleFavourites)[number]
export type FavouriteName = Favourite['goods']

/** Which were removed, from what the browser keeps; whatever else is in there does not count. */
export function removedFrom(stored: string | null): FavouriteName[] {
  const names = new Set(stored?.split(' '))
  return sampleFavourites.map(({ goods }) => goods).filter((name) => names.has(name))
}

/** What to keep once `name` is removed or, by `undo`, put back. */
export function withRemoval(stored: string | null, name: FavouriteName, undo = false) {
  const others = removedFrom(stored).filter((other) => other !== name)
  return (undo ? others : [...others, name]).join(' ') || null
}
