import type { OfficeLogEntry } from '@shop/contracts/wire/office.ts'
import { mainApi, request } from '@shop/kernel/http'
import { Link } from '@shop/router'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { PageFrame } from '../layout/PageFrame.tsx'
import { type ListColumn, RecordList, usePageNumber } from '../list/RecordList.tsx'
import { ShortTime } from '../list/ShortTime.tsx'
import { useLogT } from '../messages.generated.ts'
import { Changes } from './Changes.tsx'
import { useLabels } from './useLabels.ts'

function logQuery(page: number) {
  return queryOptions({
    queryKey: ['mfe-office', 'log', page],
    queryFn: ({ signal }) =>
      request(
        mainApi,
        async () => (await import('@shop/contracts/wire/office.ts')).officeLogSchema,
        {
          url: '/office/log',
          params: { page },
          signal,
        },
      ),
    staleTime: 0,
  })
}

/** The audit log. */
export function LogPage() {
  const t = useLogT()
  const columns: ListColumn<OfficeLogEntry>[] = [
    {
      title: t('log.time'),
      long: false,
      cell: ({ at }) => <ShortTime at={at} withTime />,
    },
    { title: t('log.who'), plain: true, cell: ({ who }) => <PersonalText>{who}</PersonalText> },
    {
      title: t('log.what'),
      plain: true,
      cell: (entry) => <Subject entry={entry} />,
    },
    {
      title: t('log.change'),
      plain: true,
      whole: true,
      cell: ({ kind, changes }) => (
        <Limited>
          <Changes kind={kind} changes={changes} />
        </Limited>
      ),
    },
  ]
  return (
    <PageFrame title={t('log.title')} intro={t('log.intro')}>
      <RecordList
        label={t('log.title')}
        query={logQuery(usePageNumber())}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t('log.empty')}
      />
    </PageFrame>
  )
}

/** Long texts leave the other columns room. */
const Limited = styled.div`
  max-inline-size: 28rem;
`

/** Ids that say nothing to a person. */
const RANDOM_ID = /^[\da-f]{8}-?([\da-f]{4}-?){3}[\da-f]{12}$/

function Subject({ entry: { kind, subject, subjectName } }: { entry: OfficeLogEntry }) {
  const { findKind, findPath, findSubject } = useLabels()
  const label = findKind(kind) ?? <bdi translate="no">{kind}</bdi>
  const path = findPath(kind, subject)
  const link = (text: ReactNode) =>
    path === null ? <span>{text}</span> : <Link to={path}>{text}</Link>
  if (subjectName === undefined && RANDOM_ID.test(subject)) return link(label)
  return (
    <span>
      <span>{label}</span>{' '}
      {link(findSubject(kind, subject) ?? <PersonalText>{subjectName ?? subject}</PersonalText>)}
    </span>
  )
}
