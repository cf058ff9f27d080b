import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'

import { Actions, Facts, Price, Surface, Text } from './product-card.styles.ts'

/** Holds the place of a product that has not arrived, of exactly a card's height. */
export function ProductCardSkeleton() {
  return (
    <Surface $flush aria-hidden>
      <Skeleton ratio="1 / 1" />
      <Facts>
        <Text>
          <Skeleton width="85%" height="1lh" />
        </Text>
        <Price as="div">
          <Skeleton width="40%" height="1lh" />
        </Price>
        <Actions>
          <Skeleton height="2.75rem" shape="m" />
          <Skeleton height="2.75rem" shape="m" />
        </Actions>
      </Facts>
    </Surface>
  )
}
