import type { OfficeLogEntry } from '@shop/contracts/wire/office.ts'
import { formatDateTime } from '@shop/i18n/format.ts'
import { mainApi, request } from '@shop/kernel/http'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { queryOptions } from '@tanstack/react-query'

import { PageFrame } from '../layout/PageFrame.tsx'
import { type ListColumn, RecordList, usePageNumber } from '../list/RecordList.tsx'
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
  const { lang } = useLanguage()
  const columns: ListColumn<OfficeLogEntry>[] = [
    {
      title: t('log.time'),
      long: false,
      cell: ({ at }) => <Time dateTime={at}>{formatDateTime(at, lang, 'medium')}</Time>,
    },
    { title: t('log.who'), cell: ({ who }) => <PersonalText>{who}</PersonalText> },
    {
      title: t('log.what'),
      cell: (entry) => <Subject entry={entry} />,
    },
    {
      title: t('log.change'),
      whole: true,
      cell: ({ kind, changes }) => <Changes kind={kind} changes={changes} />,
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

function Subject({ entry: { kind, subject, subjectName } }: { entry: OfficeLogEntry }) {
  const { findKind, findPath, findSubject } = useLabels()
  const label = findKind(kind)
  const path = findPath(kind, subject)
  const title = findSubject(kind, subject) ?? <PersonalText>{subjectName ?? subject}</PersonalText>
  return (
    <span>
      {label === undefined ? <bdi translate="no">{kind}</bdi> : <span>{label}</span>}{' '}
      {path === null ? <span>{title}</span> : <Link to={path}>{title}</Link>}
    </span>
  )
}
