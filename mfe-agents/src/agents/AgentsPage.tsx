import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { type AgentFilter, agentFilters, mapFilters } from '@shop/contracts/wire/agent-filters.ts'
import { useSearchParams } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Pagination } from '@shop/ui/navigation/Pagination.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import UsersRound from 'lucide-react/icons/users-round'
import { styled } from 'styled-components'

import { LazyMessageDialog } from '../message/LazyMessageDialog.tsx'
import { useReceiver } from '../message/useReceiver.ts'
import { useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { AgentCard } from './AgentCard.tsx'
import { AgentGrid, AgentListSkeleton, LastCell } from './AgentGrid.tsx'
import {
  agentsQuery,
  type DirectoryParams,
  listFilters,
  parseDirectoryParams,
} from './agents.api.ts'
import { toDirectoryPath } from './directory-path.ts'
import { DirectoryFilter } from './DirectoryFilter.tsx'
import { LazyNearestAgent } from './LazyNearestAgent.tsx'

const filterNames = Object.keys(agentFilters) as AgentFilter[]

export function AgentsPage() {
  const t = useT()
  const [search] = useSearchParams()
  const params = parseDirectoryParams(search)
  const { page } = params
  return (
    <Page>
      <PageMeta
        title={t('meta.agents.title')}
        description={t('meta.agents.description')}
        page={page}
        query={page > 1 ? `?page=${page}` : ''}
        filtered={Object.keys(listFilters(params.filters)).length > 0}
      />
      <PageHeading
        title={t('agents.title')}
        intro={t('agents.intro')}
        breadcrumb={[
          { label: t('agents.breadcrumb'), to: sitePaths.shop },
          { label: t('agents.title') },
        ]}
      />
      <AgentDirectory params={params} />
    </Page>
  )
}

function AgentDirectory({ params }: { params: DirectoryParams }) {
  const t = useT()
  const { page, filters } = params
  const { data, error, refetch, isPlaceholderData } = useQuery(agentsQuery(params))
  const { receiverId, open, close } = useReceiver()

  if (!data) {
    return error ? (
      <ErrorNotice error={error} onRetry={() => void refetch()} />
    ) : (
      <AgentListSkeleton />
    )
  }
  const { results, paginate } = data
  // A filter of which the backend knows no names filters nothing.
  const filtered = filterNames.find(
    (filter) => filters[filter] && (data[agentFilters[filter]] ?? []).length > 0,
  )
  return (
    <section aria-labelledby="ambassadors" aria-busy={isPlaceholderData}>
      <Header>
        <h2 id="ambassadors">{t('agents.heading')}</h2>
        {results.length > 0 && !paginate.estimated && (
          <Muted>{t('agents.count', { count: paginate.totalCount })}</Muted>
        )}
        <Filters>
          {filterNames.map((filter) => (
            <DirectoryFilter
              key={filter}
              filter={filter}
              facets={data[agentFilters[filter]] ?? []}
              filters={filters}
            />
          ))}
        </Filters>
      </Header>
      {results.length === 0 ? (
        <EmptyDirectory reason={page > 1 ? 'page' : (filtered ?? 'none')} />
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
          <LastCell>
            <LazyNearestAgent />
          </LastCell>
        </AgentGrid>
      )}
      <Pagination
        page={page}
        totalPages={paginate.totalPage}
        hrefFor={(page) => toDirectoryPath({ page, filters })}
      />
      <LazyMessageDialog agent={results.find(({ _id }) => _id === receiverId)} onClose={close} />
    </section>
  )
}

/** Empty state of the directory, of a page past the last one, or of a filter that no agent passes. */
function EmptyDirectory({ reason }: { reason: 'none' | 'page' | AgentFilter }) {
  const t = useT()
  const [title, text, to, action] = {
    none: [t('agents.empty'), t('agents.emptyHint'), sitePaths.shop, t('agents.toShop')] as const,
    page: [
      t('agents.noPage'),
      t('agents.noPageHint'),
      paths.agents,
      t('agents.firstPage'),
    ] as const,
    ...mapFilters(
      (filter) =>
        [
          t(`agents.none.${filter}`),
          t('agents.noneHint'),
          paths.agents,
          t('agents.allAgents'),
        ] as const,
    ),
  }[reason]
  return (
    <EmptyState
      icon={<UsersRound />}
      title={title}
      text={text}
      action={<ButtonLink to={to}>{action}</ButtonLink>}
    />
  )
}

const Page = styled(Container)`
  padding-block-end: ${space.section};
`

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  margin-block-end: ${space[5]};
`

const Filters = styled.div`
  display: grid;
  grid-auto-flow: column;
  gap: ${space[3]} ${space[5]};
  margin-inline-start: auto;
  &:empty {
    display: none;
  }
  ${mediaQuery.phone} {
    grid-auto-columns: minmax(0, 1fr);
    inline-size: 100%;
    column-gap: ${space[3]};
  }
`
