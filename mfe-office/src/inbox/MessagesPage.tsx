import { type OfficeMessage, officeMessageStates } from '@shop/contracts/wire/office-messages.ts'
import { formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, Link, useSearchParams } from '@shop/router'
import { Field } from '@shop/ui/form/Field.tsx'
import { Select } from '@shop/ui/form/Select.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'

import { PageFrame } from '../layout/PageFrame.tsx'
import { type ListColumn, RecordList, usePageNumber } from '../list/RecordList.tsx'
import { SearchBar } from '../list/SearchBar.tsx'
import { useInboxT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { messagesQuery } from './inbox.api.ts'

/** What people have written to the shop, the newest first. */
export function MessagesPage() {
  const t = useInboxT()
  const { lang } = useLanguage()
  const page = usePageNumber()
  const [search] = useSearchParams()
  const typed = search.get('state')
  const state = officeMessageStates.find((each) => each === typed) ?? ''
  const columns: ListColumn<OfficeMessage>[] = [
    {
      title: t('messages.about'),
      cell: ({ _id, about }) => (
        <Link to={generatePath(paths.message, { id: _id })}>
          {about === '' ? t('messages.nothing') : <PersonalText>{about}</PersonalText>}
        </Link>
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
      long: false,
      plain: true,
      cell: ({ kind }) => t(`messages.kind.${kind}`),
    },
    {
      title: t('messages.time'),
      long: false,
      plain: true,
      cell: ({ createdAt }) => (
        <Time dateTime={createdAt}>{formatDateTime(createdAt, lang, 'medium')}</Time>
      ),
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
      <SearchBar key={String(search)} words={false}>
        <Field label={t('messages.state')}>
          <Select name="state" defaultValue={state}>
            <option value="">{t('messages.all')}</option>
            {officeMessageStates.map((each) => (
              <option key={each} value={each}>
                {t(`messages.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      </SearchBar>
      <RecordList
        label={t('messages.title')}
        query={messagesQuery({ state, page })}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t('messages.empty')}
      />
    </PageFrame>
  )
}
