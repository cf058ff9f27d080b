import { sitePaths } from '@shop/contracts/site-paths.ts'
import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { safeLocalStorage } from '@shop/kernel'
import { skipToken, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useT } from '../messages.generated.ts'
import { categoryProductsQuery, productQuery } from './products.api.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { MAX_SUGGESTIONS, parseViewedIds, pickSuggestions } from './suggestions.ts'

/** Products related to the cart's first one, and viewed ones. A list that is empty or fails is left out. */
export function Suggestions({ cartIds }: { cartIds: readonly string[] }) {
  const t = useT()
  const viewed = useViewedProducts(cartIds)
  const related = useRelatedProducts(cartIds, viewed.ids)
  return (
    <>
      <SuggestionList title={t('suggestions.related')} items={related} />
      <SuggestionList
        title={t('suggestions.viewed')}
        items={viewed.items}
        link={{ to: sitePaths.recent, label: t('suggestions.viewedAll') }}
      />
    </>
  )
}

function useViewedProducts(cartIds: readonly string[]) {
  const [viewedIds] = useState(() =>
    safeLocalStorage.readJson(storageKeys.recentlyViewed, parseViewedIds),
  )
  const ids = viewedIds.filter((id) => !cartIds.includes(id)).slice(0, MAX_SUGGESTIONS)
  const queries = useQueries({ queries: ids.map((id) => productQuery(id)) })
  const items = ids.flatMap((id, index) => {
    const query = queries[index]
    return query?.isError ? [] : [{ id, product: query?.data }]
  })
  return { ids, items }
}

function useRelatedProducts(cartIds: readonly string[], viewedIds: readonly string[]) {
  const [firstId] = cartIds
  const first = useQuery({
    ...productQuery(firstId ?? ''),
    ...(firstId === undefined && { queryFn: skipToken }),
  })
  const categoryId = first.data?.categoryId ?? ''
  const { data } = useQuery({
    ...categoryProductsQuery(categoryId),
    ...(categoryId === '' && { queryFn: skipToken }),
  })
  const products = pickSuggestions(data?.results ?? [], [...cartIds, ...viewedIds])
  return products.map((product) => ({ id: product._id, product }))
}
