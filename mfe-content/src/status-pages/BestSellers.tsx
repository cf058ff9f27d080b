import { bestSellersQuery, toProductCard } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { ShopCard } from '@shop/shop-ui/card/ShopCard.tsx'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { useStatusPagesT } from '../messages.generated.ts'

/** One row on a large screen. */
const SHOWN_PRODUCTS = 4

/** What there is to see in place of what was announced. */
export function BestSellers() {
  const t = useStatusPagesT()
  const { data = [] } = useQuery(bestSellersQuery('mfe-content'))
  if (data.length === 0) return null
  return (
    <Root aria-labelledby="best-sellers">
      <h2 id="best-sellers">{t('comingSoon.goods')}</h2>
      <CardGrid aria-labelledby="best-sellers">
        {data.slice(0, SHOWN_PRODUCTS).map((product) => (
          <ShopCard key={product._id} {...toProductCard(product)} ratio={[1, 1]} />
        ))}
      </CardGrid>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${space[5]};
  padding-block-end: ${space.section};
`
