import { componentQuery, getConfig, useFromServer } from '@shop/kernel'
import { ServerHtml } from '@shop/ui/page/ServerHtml.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { ServerShopLists } from './ServerShopLists.tsx'
import { ShopListSkeleton } from './ShopListSkeleton.tsx'
import { type ShopListName, ShopSection } from './ShopSection.tsx'
import { useNearViewport } from './useNearViewport.ts'

/** Early enough for the lists to be there when a shopper who scrolls is. */
const PRELOAD_PX = 1000

const listsQuery = componentQuery(
  'mfe-content/ShopLists',
  async () => (await import('./ShopLists.tsx')).ShopLists,
)

/** Settles when the data of the lists have come, or cannot be had. */
const listsSettledQuery = queryOptions({
  queryKey: ['home', 'settled'],
  queryFn: async ({ client }) => {
    const { bestSellersQuery, categoriesQuery } = await import('./shop.api.ts')
    await Promise.all([
      client.prefetchQuery(categoriesQuery),
      hasBestSellers() && client.prefetchQuery(bestSellersQuery),
    ])
    return true
  },
})

const hasBestSellers = () => getConfig().bestSellersUrl !== undefined

/** Categories and best sellers, loaded when they come near; what cannot be had is left out. */
export function ShopSections() {
  const [root, near] = useNearViewport(PRELOAD_PX)
  const { data: ShopLists, isError } = useQuery({ ...listsQuery, enabled: near })
  const fromServer = useFromServer()
  const { isFetched } = useQuery({ ...listsSettledQuery, enabled: near && fromServer })
  const bestSellers = hasBestSellers()
  // The server's lists stay until there are others to show.
  if (ShopLists && (isFetched || !fromServer)) {
    return (
      <div>
        <ShopLists bestSellers={bestSellers} />
      </div>
    )
  }
  if (fromServer) {
    return (
      <ServerHtml ref={root}>
        <ServerShopLists bestSellers={bestSellers} />
      </ServerHtml>
    )
  }
  if (isError) return null
  const names: ShopListName[] = bestSellers ? ['categories', 'bestSellers'] : ['categories']
  return (
    <div ref={root}>
      {names.map((name) => (
        <ShopSection key={name} list={name}>
          <ShopListSkeleton list={name} />
        </ShopSection>
      ))}
    </div>
  )
}
