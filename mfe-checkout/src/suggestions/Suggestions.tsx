import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { safeLocalStorage } from '@shop/kernel/storage'
import { skipToken, useQueries, useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'

import { useT } from '../messages.generated.ts'
import { categoryProductsQuery, productQuery } from './products.api.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { MAX_SUGGESTIONS, parseViewedIds, pickSuggestions } from './suggestions.ts'

interface SuggestionsProps {
  cartIds: readonly string[]
}

/** Products related to the cart's first one, and viewed ones. A list that is empty or fails is left out. */
export const Suggestions = memo(function Suggestions({ cartIds }: SuggestionsProps) {
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
}, hasSameIds)

/** A change of a quantity leaves the suggestions as they are. */
function hasSameIds(before: SuggestionsProps, { cartIds }: SuggestionsProps): boolean {
  const ids = before.cartIds
  return ids.length === cartIds.length && ids.every((id, index) => id === cartIds[index])
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
