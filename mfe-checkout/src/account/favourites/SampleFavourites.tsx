import { Button } from '@shop/ui/button/Button.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { useState } from 'react'

import { useAccountT } from '../../messages.generated.ts'
import pictures from '../pictures/favourites.json'
import { useAccountStorage } from '../useAccountStorage.ts'
import { FavouriteList, FavouriteRow, RemovedRow } from './FavouriteRow.tsx'
import {
  type Favourite,
  type FavouriteProduct,
  parseRemoved,
  sampleFavourites,
  withoutRemoved,
  withRemoved,
} from './favourites.ts'

/** The template's list: products of the demonstration, which can be removed in this browser. */
export function SampleFavourites() {
  const t = useAccountT()
  const { rows, remove, undo, restoreSamples } = useSampleFavourites()
  if (rows.length === 0) {
    return (
      <Button variant="secondary" onClick={restoreSamples}>
        {t('favourites.restoreSamples')}
      </Button>
    )
  }
  return (
    <>
      <Muted>{t('favourites.sampleNote')}</Muted>
      <FavouriteList>
        {rows.map(({ item, removed }) => {
          const name = t(`products.${item.product}`)
          return removed ? (
            <RemovedRow key={item.product} name={name} onUndo={() => undo(item.product)} />
          ) : (
            <FavouriteRow
              key={item.product}
              id={item.productId}
              name={name}
              price={item.price}
              picture={<ResponsiveImage files={pictures[item.productId]} alt="" sizes="4rem" />}
              onRemove={() => remove(item.product)}
            />
          )
        })}
      </FavouriteList>
    </>
  )
}

/** A favourite removed since the page was opened stays in `rows`, so that it can be restored. */
function useSampleFavourites() {
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
