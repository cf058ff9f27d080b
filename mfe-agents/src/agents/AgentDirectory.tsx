import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Pagination } from '@shop/ui/navigation/Pagination.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { LazyMessageDialog } from '../message/LazyMessageDialog.tsx'
import { useReceiver } from '../message/useReceiver.ts'
import { useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { AgentCard } from './AgentCard.tsx'
import { AgentGrid } from './AgentGrid.tsx'
import { AgentListSkeleton } from './AgentListSkeleton.tsx'
import { agentsQuery } from './agents.api.ts'
import { toPageSearch } from './directory-params.ts'
import { EmptyDirectory } from './EmptyDirectory.tsx'

/** A page of the directory, with the message dialog. */
export function AgentDirectory({ page }: { page: number }) {
  const t = useT()
  const { data, error, refetch } = useQuery(agentsQuery(page))
  const { receiverId, open, close } = useReceiver()

  if (!data) {
    return error ? (
      <ErrorNotice error={error} onRetry={() => void refetch()} />
    ) : (
      <AgentListSkeleton />
    )
  }
  const { results, paginate } = data
  return (
    <section aria-labelledby="ambassadors">
      <Header>
        <h2 id="ambassadors">{t('agents.heading')}</h2>
        {results.length > 0 && <Count>{t('agents.count', { count: paginate.totalCount })}</Count>}
      </Header>
      {results.length === 0 ? (
        <EmptyDirectory pastLastPage={page > 1} />
      ) : (
        <AgentGrid>
          {results.map((agent, index) => (
            <AgentCard
              key={agent._id}
              agent={agent}
              priority={index === 0}
              onMessage={() => open(agent._id)}
            />
          ))}
        </AgentGrid>
      )}
      <Pagination
        page={page}
        totalPages={paginate.totalPage}
        hrefFor={(target) => paths.agents + toPageSearch(target)}
      />
      <LazyMessageDialog agent={results.find(({ _id }) => _id === receiverId)} onClose={close} />
    </section>
  )
}

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[5]};
  margin-block-end: ${space[5]};
`

const Count = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
`
