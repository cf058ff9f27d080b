import { Card } from '@shop/ui/card/Card.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

const SKELETON_CARDS = 6

export function AgentListSkeleton() {
  const t = useT()
  return (
    <Loading label={t('agents.loading')}>
      <Title>
        <Skeleton width="12rem" height="2rem" />
      </Title>
      <AgentGrid aria-hidden>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <Card as="li" $flush key={index}>
            <Skeleton ratio="640 / 240" shape="s" />
            <Lines>
              <Skeleton width="60%" height="1.5rem" />
              <Skeleton width="30%" />
              <Skeleton width="70%" />
              <Skeleton width="85%" />
              <Skeleton height="2.75rem" shape="m" />
            </Lines>
          </Card>
        ))}
      </AgentGrid>
    </Loading>
  )
}

export const AgentGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  margin-block-end: ${space[7]};
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** What the last row of agents leaves of the grid, or a row of its own. */
export const LastCell = styled.li`
  min-block-size: 18rem;
  ${mediaQuery.tablet} {
    &:nth-child(odd) {
      grid-column: span 2;
    }
  }
  ${mediaQuery.laptop} {
    && {
      grid-column: auto;
    }
    &&:nth-child(3n + 1) {
      grid-column: span 3;
    }
    &&:nth-child(3n + 2) {
      grid-column: span 2;
    }
  }
`

const Title = styled.div`
  margin-block-end: ${space[5]};
`

const Lines = styled(Stack)`
  block-size: 20rem;
  justify-content: space-between;
  padding: ${space[7]} ${space[5]} ${space[5]};
`
