import { PriceNotes } from '@shop/shop-ui/price/Price.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'

import { Actions, Details, Prices, Root, Text } from './product-card.styles.ts'

export function ProductsSkeleton() {
  return (
    <Loading>
      <CardGrid $medium={3} as="div">
        {Array.from({ length: 8 }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </CardGrid>
    </Loading>
  )
}

/** Exactly as high as a card, since all rows of a long grid are. */
export function ProductCardSkeleton() {
  return (
    <Root $flush aria-hidden>
      <Skeleton ratio="1 / 1" />
      <Details>
        <Text>
          <Skeleton width="85%" height="1lh" />
        </Text>
        <Prices as="div">
          <Skeleton width="40%" height="1lh" />
          <PriceNotes />
        </Prices>
        <Actions>
          <Skeleton height="2.75rem" shape="m" />
          <Skeleton height="2.75rem" shape="m" />
        </Actions>
      </Details>
    </Root>
  )
}
