import { useParams, useSearchParams } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { RecordLoader } from '../form/RecordLoader.tsx'
import { useT } from '../messages.generated.ts'
import { PageFrame } from './PageFrame.tsx'

interface RecordProps<Item, Key extends QueryKey> {
  query: UseQueryOptions<Item, Error, Item, Key>
  /** @param reload reads the record anew */
  children: (item: Item, reload: () => void) => ReactNode
}

interface RecordPageProps<Item, New, Key extends QueryKey> {
  title: string
  /** The title once the record is there, where it has one of its own. */
  toTitle?: (item: Item) => string
  /** The pages above it. */
  above: { label: string; to: string }[]
  /** The parameter of the address that names the record. */
  param?: string
  /** What the parameter `new` opens. */
  created?: {
    title: string
    item: New
    /** How a copy of a stored one differs from it; without it, none is duplicated. */
    copy?: Partial<New>
  }
  query: (id: string) => UseQueryOptions<Item, Error, Item, Key>
  children: (item: Item | New, reload: () => void) => ReactNode
}

/** The page of one record: what shows it, or the state of its loading. */
export function RecordPage<Item, Key extends QueryKey, New = Item>({
  title: generalTitle,
  toTitle,
  above,
  param = 'id',
  created,
  query,
  children,
}: RecordPageProps<Item, New, Key>) {
  const t = useT()
  const { [param]: id = '' } = useParams()
  const [search] = useSearchParams()
  const source = search.get('from')
  const added = id === 'new' ? created : undefined
  const { data } = useQuery({ ...query(id), enabled: false })
  const storedTitle = data === undefined ? undefined : toTitle?.(data)
  const title = added?.title ?? storedTitle ?? generalTitle
  const list = above.at(-1)?.to
  const duplicate = !added && created?.copy && (
    <ButtonLink variant="secondary" to={`${list}/new?${new URLSearchParams({ from: id })}`}>
      {t('form.duplicate')}
    </ButtonLink>
  )
  return (
    <PageFrame title={title} breadcrumb={[...above, { label: title }]} actions={duplicate}>
      {added?.copy && source !== null ? (
        <StoredRecord key={`copy of ${source}`} query={query(source)}>
          {(item, reload) => children({ ...item, ...added.copy }, reload)}
        </StoredRecord>
      ) : added ? (
        children(added.item, () => undefined)
      ) : (
        <StoredRecord key={id} query={query(id)}>
          {children}
        </StoredRecord>
      )}
    </PageFrame>
  )
}

function StoredRecord<Item, Key extends QueryKey>({ query, children }: RecordProps<Item, Key>) {
  const stored = useQuery(query)
  return (
    <RecordLoader query={stored}>
      {(item) => children(item, () => void stored.refetch())}
    </RecordLoader>
  )
}
