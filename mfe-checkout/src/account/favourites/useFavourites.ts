import { useState } from 'react'

import {
  removedFrom,
  sampleFavourites,
  withRemoval,
  type Favourite,
  type FavouriteName,
} from './favourites.ts'
import { useStored } from '../useAccountStorage.ts'

/** The favourites. One that was just removed keeps its place, so that it can be put back. */
export function useFavourites() {
  const [stored, update] = useStored('removedFavourites')
  const [undoable, setUndoable] = useState<FavouriteName[]>([])
  const removed = removedFrom(stored)
  const isRemoved = ({ goods }: Favourite) => removed.includes(goods)
  return {
    rows: sampleFavourites
      .filter((item) => !isRemoved(item) || undoable.includes(item.goods))
      .map((item) => ({ item, removed: isRemoved(item) })),
    remove(name: FavouriteName) {
      setUndoable((names) => [...names, name])
      update((text) => withRemoval(text, name))
    },
    undo: (name: FavouriteName) => update((text) => withRemoval(text, name, true)),
    restore: () => update(() => null),
  }
}
