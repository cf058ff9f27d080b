import type { OfficeMessage } from '@shop/contracts/wire/office-messages.ts'
import { formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, Link } from '@shop/router'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'

import { useInboxT, useOrdersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { OrderFacts } from './OrderFacts.tsx'

/** What the buyer of an order has asked about it, with links to the messages; nothing while that is nothing. */
export function OrderMessages({ messages }: { messages: readonly OfficeMessage[] }) {
  const t = useOrdersT()
  if (messages.length === 0) return null
  return (
    <OrderFacts
      title={t('order.messages')}
      facts={messages.map((message) => [
        <MessageOrigin key={message._id} message={message} />,
        <Link key={message._id} to={generatePath(paths.message, { id: message._id })}>
          <PersonalText>{message.about}</PersonalText>
        </Link>,
      ])}
    />
  )
}

/** When a message was sent, by whom, and whether it waits for an answer. */
function MessageOrigin({ message: { createdAt, from, state } }: { message: OfficeMessage }) {
  const t = useInboxT()
  const { lang } = useLanguage()
  return (
    <>
      <Time dateTime={createdAt}>{formatDateTime(createdAt, lang)}</Time>
      {' · '}
      <PersonalText>{from}</PersonalText>
      {' · '}
      <span>{t(`messages.${state}`)}</span>
    </>
  )
}
