import {
  bestSellersQuery,
  hasBestSellers,
  toProductCard,
} from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { ShopCard, ShopCardSkeleton } from '@shop/shop-ui/card/ShopCard.tsx'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

const RATIO = [1, 1] as const

/** One row on a large screen. */
const MAX_CARDS = 4

/**
 * Best sellers for an address that leads nowhere; nothing while they are unknown. The browser fetches them: rendering
 * addresses that somebody has made up costs the server no request.
 */
export function BestSellers() {
  const t = useT()
  const id = useId()
  const query = { ...bestSellersQuery('shell'), enabled: hasBestSellers() }
  const { data, isError } = useQuery(query)
  if (!hasBestSellers() || isError || data?.length === 0) return null
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{t('notFound.bestSellers')}</h2>
      {data ? (
        <CardGrid aria-labelledby={id}>
          {data.slice(0, MAX_CARDS).map((product) => (
            <ShopCard key={product._id} {...toProductCard(product)} ratio={RATIO} />
          ))}
        </CardGrid>
      ) : (
        <CardGrid as="div" aria-hidden>
          {Array.from({ length: MAX_CARDS }, (_, index) => (
            <ShopCardSkeleton key={index} ratio={RATIO} hasProduct />
          ))}
        </CardGrid>
      )}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${space[5]};
  padding-block-end: ${space.section};
`
