import { componentQuery, getConfig } from '@shop/kernel'
import { useQuery } from '@tanstack/react-query'

import { ShopListSkeleton } from './ShopListSkeleton.tsx'
import { type ShopListName, ShopSection } from './ShopSection.tsx'
import { useNearViewport } from './useNearViewport.ts'

/** Early enough for the lists to be there when a shopper who scrolls is. */
const PRELOAD_PX = 1000

const listsQuery = componentQuery(
  'ShopLists',
  async () => (await import('./ShopLists.tsx')).ShopLists,
)

/** Categories and best sellers, loaded when they come near; what cannot be had is left out. */
export function ShopSections() {
  const [root, near] = useNearViewport(PRELOAD_PX)
  const { data: ShopLists, isError } = useQuery({ ...listsQuery, enabled: near })
  const hasBestSellers = getConfig().bestSellersUrl !== undefined
  const names: ShopListName[] = hasBestSellers ? ['categories', 'bestSellers'] : ['categories']
  if (isError) return null
  return (
    <div ref={root}>
      {ShopLists ? (
        <ShopLists bestSellers={hasBestSellers} />
      ) : (
        names.map((name) => (
          <ShopSection key={name} list={name}>
            <ShopListSkeleton list={name} />
          </ShopSection>
        ))
      )}
    </div>
  )
}
