import type { OfficeMessage } from '@shop/contracts/wire/office-messages.ts'
import { generatePath, Link } from '@shop/router'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'

import { ShortTime } from '../list/ShortTime.tsx'
import { useInboxT, useOverviewT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { ShortList } from './ShortList.tsx'

/** The newest messages that nobody has answered. */
export function NewMessages({ messages }: { messages: readonly OfficeMessage[] }) {
  const t = useOverviewT()
  const tInbox = useInboxT()
  return (
    <ShortList
      title={t('today.messagesTitle')}
      none={t('today.noMessages')}
      all={{ to: paths.messages, label: t('today.allMessages') }}
      items={messages.map(({ _id, about, beginning, from, kind, createdAt }) => ({
        key: _id,
        subject: (
          <Link to={generatePath(paths.message, { id: _id })}>
            <PersonalText>{about || from || t('today.message')}</PersonalText>
          </Link>
        ),
        detail: beginning ? (
          <PersonalText>{beginning}</PersonalText>
        ) : (
          tInbox(`messages.kind.${kind}`)
        ),
        note: <ShortTime at={createdAt} />,
      }))}
    />
  )
}
