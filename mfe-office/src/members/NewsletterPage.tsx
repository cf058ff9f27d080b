import type { Subscriber } from '@shop/contracts/wire/office-members.ts'
import { formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import type { Column } from '@shop/ui/table/DataTable.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'

import { PageFrame } from '../layout/PageFrame.tsx'
import { ExportButton } from '../list/ExportButton.tsx'
import { RecordList, usePageNumber } from '../list/RecordList.tsx'
import { useMembersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { loadSubscriberTable, newsletterQuery } from './members.api.ts'

/** Everybody who has confirmed that they want the newsletter. */
export function NewsletterPage() {
  const t = useMembersT()
  const { lang } = useLanguage()
  const title = t('newsletter.title')
  const columns: Column<Subscriber>[] = [
    { title: t('member.email'), cell: ({ email }) => <PersonalText>{email}</PersonalText> },
    {
      title: t('newsletter.language'),
      long: false,
      cell: ({ language }) => t(`newsletter.language.${language}`),
    },
    {
      title: t('newsletter.confirmedAt'),
      long: false,
      cell: ({ confirmedAt }) => (
        <Time dateTime={confirmedAt}>{formatDateTime(confirmedAt, lang)}</Time>
      ),
    },
  ]
  return (
    <PageFrame
      title={title}
      intro={t('newsletter.intro')}
      breadcrumb={[{ label: t('members.title'), to: paths.members }, { label: title }]}
    >
      <ExportButton
        label={t('newsletter.export')}
        load={() => loadSubscriberTable(lang)}
        fileName="newsletter.csv"
      />
      <RecordList
        label={title}
        query={newsletterQuery(usePageNumber())}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t('newsletter.empty')}
      />
    </PageFrame>
  )
}
