import { useState } from 'react'

import { useAccountStorage } from '../useAccountStorage.ts'
import {
  type Favourite,
  type FavouriteProduct,
  parseRemoved,
  sampleFavourites,
  withoutRemoved,
  withRemoved,
} from './favourites.ts'

/** A favourite removed since the page was opened stays in `rows`, so that it can be restored. */
export function useFavourites() {
  const [stored, update] = useAccountStorage('removedFavourites')
  const [undoable, setUndoable] = useState<FavouriteProduct[]>([])
  const removed = parseRemoved(stored)
  const isRemoved = ({ product }: Favourite) => removed.includes(product)
  return {
    rows: sampleFavourites
      .filter((item) => !isRemoved(item) || undoable.includes(item.product))
      .map((item) => ({ item, removed: isRemoved(item) })),
    remove: (product: FavouriteProduct) => {
      setUndoable((products) => [...products, product])
      update((text) => withRemoved(text, product))
    },
    undo: (product: FavouriteProduct) => update((text) => withoutRemoved(text, product)),
    restoreSamples: () => update(() => null),
  }
}
