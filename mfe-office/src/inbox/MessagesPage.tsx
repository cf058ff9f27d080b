import {
  type OfficeMessage,
  officeMessageSorts,
  officeMessageStates,
} from '@shop/contracts/wire/office-messages.ts'
import { generatePath, Link, useSearchParams } from '@shop/router'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'

import { PageFrame } from '../layout/PageFrame.tsx'
import { FilterTabs } from '../list/FilterTabs.tsx'
import { type ListColumn, RecordList, usePageNumber } from '../list/RecordList.tsx'
import { ShortTime } from '../list/ShortTime.tsx'
import { useInboxT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { messagesQuery } from './inbox.api.ts'

/** What people have written to the shop, the newest first. */
export function MessagesPage() {
  const t = useInboxT()
  const page = usePageNumber()
  const [search] = useSearchParams()
  const typed = search.get('state')
  const state = officeMessageStates.find((each) => each === typed) ?? ''
  const sort = officeMessageSorts.find((each) => each === search.get('sort'))
  const columns: ListColumn<OfficeMessage>[] = [
    {
      title: t('messages.about'),
      cell: ({ _id, about, beginning }) => (
        <>
          <Link to={generatePath(paths.message, { id: _id })}>
            {about === '' ? t('messages.nothing') : <PersonalText>{about}</PersonalText>}
          </Link>
          {beginning && beginning !== about && (
            <Muted as="span">
              {' '}
              <PersonalText>{beginning}</PersonalText>
            </Muted>
          )}
        </>
      ),
    },
    {
      title: t('messages.from'),
      plain: true,
      cell: ({ from }) =>
        from === '' ? t('messages.nobody') : <PersonalText>{from}</PersonalText>,
    },
    {
      title: t('messages.kind'),
      sort: 'kind',
      long: false,
      plain: true,
      cell: ({ kind }) => t(`messages.kind.${kind}`),
    },
    {
      title: t('messages.time'),
      sort: 'received',
      long: false,
      plain: true,
      cell: ({ createdAt }) => <ShortTime at={createdAt} />,
    },
    {
      title: t('messages.state'),
      long: false,
      plain: true,
      cell: (message) => t(`messages.${message.state}`),
    },
  ]
  return (
    <PageFrame title={t('messages.title')} intro={t('messages.intro')}>
      <FilterTabs
        label={t('messages.state')}
        parameter="state"
        chosen={state || 'all'}
        tabs={[
          { value: 'all', label: t('messages.all') },
          ...officeMessageStates.map((value) => ({ value, label: t(`messages.${value}`) })),
        ]}
      />
      <RecordList
        label={t('messages.title')}
        query={messagesQuery({ state, page, ...(sort && { sort }) })}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t('messages.empty')}
      />
    </PageFrame>
  )
}
