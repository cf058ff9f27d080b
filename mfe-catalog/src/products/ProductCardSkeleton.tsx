import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'

import { Actions, Facts, Price, Surface, Title } from './product-card.styles.ts'

/** Holds the place of a product that has not arrived, of exactly a card's height. */
export function ProductCardSkeleton() {
  return (
    <Surface $flush aria-hidden>
      <Skeleton ratio="1 / 1" />
      <Facts>
        <Title as="div">
          <Skeleton width="85%" />
        </Title>
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
