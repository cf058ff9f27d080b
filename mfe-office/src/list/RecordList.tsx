import type { Paged } from '@shop/contracts/wire/paging.ts'
import { useSearchParams } from '@shop/router'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Pagination } from '@shop/ui/navigation/Pagination.tsx'
import { type DenseColumn, DenseTable } from '@shop/ui/table/DenseTable.tsx'
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'

import { useT } from '../messages.generated.ts'
import { SortLink, useSort } from './SortLink.tsx'
import { useChoice } from './useChoice.tsx'

type Listed<Item> = Pick<Paged<Item>, 'results'> & Partial<Paged<Item>>

export interface ListColumn<Item> extends DenseColumn<Item> {
  /** What the address sorts by it: `total`, and `-total` for the greatest first. */
  sort?: string
  /** Sorts a list that comes whole by it; the others are sorted by the backend. */
  toSortValue?: (item: Item) => string | number
}

interface RecordListProps<Item, List extends Listed<Item>, Key extends QueryKey> {
  label: string
  query: UseQueryOptions<List, Error, List, Key>
  columns: readonly ListColumn<Item>[]
  getKey: (item: Item) => string
  /** Title of an empty list. */
  empty: string
  /** What can be done with several at once. @param clear chooses none again */
  bulk?: {
    toName: (item: Item) => string
    actions: (items: Item[], clear: () => void) => ReactNode
  }
}

/** The page of a list that the address names. */
export function usePageNumber(): number {
  const [search] = useSearchParams()
  const page = Number(search.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

function sortItems<Item>(
  items: readonly Item[],
  toValue: (item: Item) => string | number,
  isDescending: boolean,
): Item[] {
  const sorted = [...items].sort((one, other) => (toValue(one) < toValue(other) ? -1 : 1))
  return isDescending ? sorted.reverse() : sorted
}

/** The list of every page of the office: its states, its table and its pages. */
export function RecordList<Item, List extends Listed<Item>, Key extends QueryKey>({
  label,
  query,
  columns,
  getKey,
  empty,
  bulk,
}: RecordListProps<Item, List, Key>) {
  const t = useT()
  const page = usePageNumber()
  const [search] = useSearchParams()
  const { key: sortKey, isDescending } = useSort()
  const { data, error, refetch } = useQuery(query)
  const choice = useChoice(data?.results ?? [], getKey, bulk)
  if (!data) {
    if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />
    return (
      <Loading>
        <Skeleton height="18rem" shape="l" />
      </Loading>
    )
  }
  if (data.results.length === 0) return <EmptyState icon={<Inbox />} title={empty} />
  const hrefFor = (target: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(target))
    return `?${next}`
  }
  const toSortValue = columns.find(({ sort }) => sort === sortKey)?.toSortValue
  const items = toSortValue ? sortItems(data.results, toSortValue, isDescending) : data.results
  const sortable = columns.map(({ sort, ...column }) => ({
    ...column,
    ...(sort !== undefined && { head: <SortLink by={sort}>{column.title}</SortLink> }),
    ...(sort === sortKey &&
      sort !== undefined && {
        sorted: isDescending ? ('descending' as const) : ('ascending' as const),
      }),
  }))
  return (
    <>
      {data.paginate && <p>{t('list.count', { count: data.paginate.totalCount })}</p>}
      <DenseTable
        label={label}
        columns={[...choice.columns, ...sortable]}
        items={items}
        getKey={getKey}
      />
      {choice.bar}
      <Pagination page={page} totalPages={data.paginate?.totalPage ?? 1} hrefFor={hrefFor} />
    </>
  )
}
