import type { OfficeLogEntry } from '@shop/contracts/office.ts'
import { formatDateTime } from '@shop/i18n/format.ts'
import { mainApi, request } from '@shop/kernel/http'
import { useLanguage } from '@shop/kernel/language'
import type { Column } from '@shop/ui/table/DataTable.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { color, font } from '@shop/ui/tokens/tokens.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { PageFrame } from '../layout/PageFrame.tsx'
import { RecordList, usePageNumber } from '../list/RecordList.tsx'
import { useT } from '../messages.generated.ts'

function logQuery(page: number) {
  return queryOptions({
    queryKey: ['mfe-office', 'log', page],
    queryFn: ({ signal }) =>
      request(mainApi, async () => (await import('@shop/contracts/office.ts')).officeLogSchema, {
        url: '/office/log',
        params: { page },
        signal,
      }),
    staleTime: 0,
  })
}

/** Who has changed what. */
export function LogPage() {
  const t = useT()
  return (
    <PageFrame title={t('log.title')} intro={t('log.intro')}>
      <Entries />
    </PageFrame>
  )
}

function Entries() {
  const t = useT()
  const { lang } = useLanguage()
  const query = useQuery(logQuery(usePageNumber()))
  const columns: Column<OfficeLogEntry>[] = [
    {
      title: t('log.time'),
      cell: ({ at }) => <Time dateTime={at}>{formatDateTime(at, lang)}</Time>,
    },
    { title: t('log.who'), cell: ({ who }) => <bdi translate="no">{who}</bdi> },
    {
      title: t('log.what'),
      cell: ({ kind, subject }) => (
        <bdi translate="no">
          {kind} {subject}
        </bdi>
      ),
    },
    { title: t('log.change'), cell: ({ changes }) => <Changes changes={changes} /> },
  ]
  return (
    <RecordList
      label={t('log.title')}
      query={query}
      columns={columns}
      getKey={({ _id }) => _id}
      empty={t('log.empty')}
    />
  )
}

function Changes({ changes }: Pick<OfficeLogEntry, 'changes'>) {
  return (
    <List translate="no" dir="ltr">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <b>{field}</b> {before !== null && <del dir="auto">{before}</del>}{' '}
          {after !== null && <ins dir="auto">{after}</ins>}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  font-size: ${font.xs};
  list-style: none;
  overflow-wrap: anywhere;
  & del {
    color: ${color.muted};
  }
  & ins {
    text-decoration: none;
  }
`
