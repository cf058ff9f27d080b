import { Card } from '@shop/ui/card/Card.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export function CategoriesSkeleton() {
  return (
    <Loading>
      <CardGrid as="div">
        {Array.from({ length: 7 }, (_, index) => (
          <Frame key={index} $flush $wide={index === 0}>
            <Skeleton ratio={index === 0 ? '16 / 9' : '4 / 3'} />
            <Lines>
              <Skeleton width="70%" height="1.25rem" />
              <Skeleton width="90%" height="2rem" />
            </Lines>
          </Frame>
        ))}
      </CardGrid>
    </Loading>
  )
}

const Frame = styled(Card)<{ $wide: boolean }>`
  ${({ $wide }) => $wide && 'grid-column: span 2;'}
`

const Lines = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]} ${space[4]};
`
