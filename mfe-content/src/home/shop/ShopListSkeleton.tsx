import { Card } from '@shop/ui/card/Card.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { CardGrid } from '@shop/ui/layout/CardGrid.tsx'

import { Details, Price, ratios, Title } from './shop-card.styles.ts'
import type { ShopListName } from './ShopSection.tsx'

const CARDS = 8

/** As high as the list of as many cards. */
export function ShopListSkeleton({ list }: { list: ShopListName }) {
  return (
    <CardGrid as="div" aria-hidden>
      {Array.from({ length: CARDS }, (_, index) => (
        <Card key={index} $flush>
          <Skeleton ratio={ratios[list].join(' / ')} />
          <Details>
            <Title as="div">
              <Skeleton width="75%" height="1lh" />
            </Title>
            {list === 'bestSellers' && (
              <Price as="div">
                <Skeleton width="40%" height="1lh" />
              </Price>
            )}
          </Details>
        </Card>
      ))}
    </CardGrid>
  )
}
