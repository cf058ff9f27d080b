import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Pagination } from '@shop/ui/navigation/Pagination.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { MessageDialog } from '../message/MessageDialog.tsx'
import { useReceiver } from '../message/useReceiver.ts'
import paths from '../paths.json'
import { AgentCard } from './AgentCard.tsx'
import { AgentGrid } from './AgentGrid.tsx'
import { agentsQuery } from './agents.api.ts'
import { AgentSkeletons } from './AgentSkeletons.tsx'
import { NoAgents } from './NoAgents.tsx'
import { searchOf } from './page-address.ts'

/** One page of the directory, with the dialog that writes to somebody on it. */
export function AgentDirectory({ page }: { page: number }) {
  const t = useT()
  const { data, error, refetch } = useQuery(agentsQuery(page))
  const { receiverId, open, close } = useReceiver()

  if (!data) {
    return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <AgentSkeletons />
  }
  const { results, paginate } = data
  return (
    <section aria-labelledby="ambassadors">
      <Line>
        <h2 id="ambassadors">{t('agents.heading')}</h2>
        {results.length > 0 && <Count>{t('agents.count', { count: paginate.totalCount })}</Count>}
      </Line>
      {results.length === 0 ? (
        <NoAgents beyondLastPage={page > 1} />
      ) : (
        <AgentGrid>
          {results.map((agent) => (
            <AgentCard key={agent._id} agent={agent} onMessage={() => open(agent._id)} />
          ))}
        </AgentGrid>
      )}
      <Pagination
        page={page}
        totalPages={paginate.totalPage}
        hrefFor={(to) => paths.agents + searchOf(to)}
      />
      <MessageDialog agent={results.find(({ _id }) => _id === receiverId)} onClose={close} />
    </section>
  )
}

const Line = styled.div`
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
