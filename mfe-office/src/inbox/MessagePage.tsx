import type { OfficeMessageDetails } from '@shop/contracts/wire/office-messages.ts'
import { formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, Link } from '@shop/router'
import { Card } from '@shop/ui/card/Card.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import type { ReactNode } from 'react'

import { Columns } from '../layout/Columns.tsx'
import type { Fact } from '../layout/DefinitionList.tsx'
import { RecordPage } from '../layout/RecordPage.tsx'
import { useInboxT } from '../messages.generated.ts'
import { Email, Phone } from '../orders/Contact.tsx'
import { OrderFacts } from '../orders/OrderFacts.tsx'
import { paths } from '../paths.generated.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { messageQuery } from './inbox.api.ts'

/** One message, and its answer. */
export function MessagePage() {
  const t = useInboxT()
  return (
    <RecordPage
      title={t('message.title')}
      above={[{ label: t('messages.title'), to: paths.messages }]}
      query={messageQuery}
    >
      {(message, reload) => (
        <Columns>
          <Stack $gap="4">
            <Written message={message} />
            {message.answer ? (
              <GivenAnswer answer={message.answer} />
            ) : (
              <AnswerForm message={message} reload={reload} />
            )}
          </Stack>
          <Sender message={message} />
        </Columns>
      )}
    </RecordPage>
  )
}

/** What somebody has written, in their own lines and direction; the other fields are about it. */
const longFields: readonly string[] = ['message', 'comment', 'comments']

/** Fields by which whoever wrote is reached. */
const contacts: { readonly [name: string]: (text: string) => ReactNode } = {
  email: (text) => <Email email={text} />,
  phone: (text) => <Phone phone={text} />,
}

function Written({ message }: { message: OfficeMessageDetails }) {
  const t = useInboxT()
  const { kind, fields } = message
  return (
    <Card as="section">
      <Stack $gap="3">
        <h2>{t(`messages.kind.${kind}`)}</h2>
        {fields
          .filter(({ name }) => longFields.includes(name))
          .map(({ name, text }) => (
            <PersonalText key={name} multiline>
              {text}
            </PersonalText>
          ))}
      </Stack>
    </Card>
  )
}

/** Who wrote, when, and how they are reached. */
function Sender({ message }: { message: OfficeMessageDetails }) {
  const t = useInboxT()
  const { lang } = useLanguage()
  const { createdAt, agent, from, orderId, fields } = message
  const facts: Fact[] = [
    [
      t('messages.time'),
      <Time key="time" dateTime={createdAt}>
        {formatDateTime(createdAt, lang)}
      </Time>,
    ],
    ...fields
      .filter(({ name }) => !longFields.includes(name))
      .map(({ name, text }): Fact => [
        t(`message.field.${name}`),
        name === 'order' && orderId ? (
          <OrderLink key={name} id={orderId} number={text} />
        ) : (
          (contacts[name]?.(text) ?? <PersonalText key={name}>{text}</PersonalText>)
        ),
      ]),
  ]
  if (agent !== null) {
    const sender = <PersonalText key="from">{from}</PersonalText>
    const addressee = (
      <bdi key="agent" translate="no">
        {agent}
      </bdi>
    )
    facts.splice(1, 0, [t('messages.from'), sender], [t('message.agent'), addressee])
  }
  return <OrderFacts title={t('messages.from')} facts={facts} />
}

function OrderLink({ id, number }: { id: string; number: string }) {
  return <Link to={generatePath(paths.order, { id })}>{number}</Link>
}

function GivenAnswer({ answer }: { answer: NonNullable<OfficeMessageDetails['answer']> }) {
  const t = useInboxT()
  const { lang } = useLanguage()
  const { text, by, at } = answer
  const sentence =
    text === null && by === ''
      ? t('answer.earlier')
      : t(text === null ? 'answer.settled' : 'answer.sent', { by: by || '–' })
  return (
    <Card as="section">
      <Stack $gap="3">
        <h2>{t('answer.title')}</h2>
        <p>
          <span>{sentence}</span> <Time dateTime={at}>{formatDateTime(at, lang)}</Time>
        </p>
        {text !== null && <PersonalText multiline>{text}</PersonalText>}
      </Stack>
    </Card>
  )
}
