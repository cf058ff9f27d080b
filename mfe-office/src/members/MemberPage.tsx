import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeMemberDetails } from '@shop/contracts/wire/office-members.ts'
import { officeOrderSorts } from '@shop/contracts/wire/office-orders.ts'
import { formatDateTime, formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useNavigate, useSearchParams } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { saveFile } from '@shop/ui/dom/save-file.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { FailureNotice } from '../form/FailureNotice.tsx'
import { Columns } from '../layout/Columns.tsx'
import type { Fact } from '../layout/DefinitionList.tsx'
import { RecordPage } from '../layout/RecordPage.tsx'
import { RecordList, usePageNumber } from '../list/RecordList.tsx'
import { useMembersT } from '../messages.generated.ts'
import { Email, Phone } from '../orders/Contact.tsx'
import { Events, NoteForm, NoteText } from '../orders/Notes.tsx'
import { OrderCard, OrderFacts } from '../orders/OrderFacts.tsx'
import { ordersQuery } from '../orders/orders.api.ts'
import { useOrderColumns } from '../orders/useOrderColumns.tsx'
import { paths } from '../paths.generated.ts'
import { DeletionDialog } from './DeletionDialog.tsx'
import { addNote, exportMember, memberQuery } from './members.api.ts'

/** One member: their orders, how they are reached, what the office notes about them, and their personal data. */
export function MemberPage() {
  const t = useMembersT()
  return (
    <RecordPage
      title={t('member.title')}
      above={[{ label: t('members.title'), to: paths.members }]}
      query={memberQuery}
    >
      {(member) => (
        <Columns>
          <Stack as="section" $gap="4">
            <h2>{t('member.orders')}</h2>
            <Orders memberId={member._id} />
          </Stack>
          <Stack $gap="4">
            <Facts member={member} />
            <Notes member={member} />
            <PersonalData member={member} />
          </Stack>
        </Columns>
      )}
    </RecordPage>
  )
}

function Orders({ memberId }: { memberId: string }) {
  const t = useMembersT()
  const [search] = useSearchParams()
  const page = usePageNumber()
  const sort = officeOrderSorts.find((each) => each === search.get('sort'))
  return (
    <RecordList
      label={t('member.orders')}
      query={ordersQuery({ q: '', status: '', member: memberId, page, ...(sort && { sort }) })}
      columns={useOrderColumns(false)}
      getKey={({ _id }) => _id}
      empty={t('member.noOrders')}
    />
  )
}

function Facts({ member }: { member: OfficeMemberDetails }) {
  const t = useMembersT()
  const { lang } = useLanguage()
  const { name, email, phone, orders, paidOrders, messages } = member
  const toTime = (at: string | null) =>
    at && <Time dateTime={at}>{formatDateTime(at, lang, 'medium')}</Time>
  const facts: Fact[] = [
    [t('member.phone'), <Phone key="phone" phone={phone} />],
    [t('member.email'), <Email key="email" email={email} />],
    [t('member.createdAt'), toTime(member.createdAt)],
    [t('member.paid'), <Amount key="paid" hundredths={toHundredths(member.paid)} />],
    [t('member.orders'), formatNumber(orders, lang)],
    [t('member.paidOrders'), formatNumber(paidOrders, lang)],
    [t('member.firstOrder'), toTime(member.firstOrderAt)],
    [t('member.lastOrder'), toTime(member.lastOrderAt)],
    [t('member.messages'), formatNumber(messages, lang)],
  ]
  return (
    <OrderFacts
      title={<PersonalText>{name}</PersonalText>}
      facts={facts.filter(([, value]) => value !== null)}
    />
  )
}

function Notes({ member: { _id: id, notes } }: { member: OfficeMemberDetails }) {
  const t = useMembersT()
  return (
    <OrderCard as="section">
      <h2>{t('member.notes')}</h2>
      <NoteForm about={`member:${id}`} save={(note) => addNote(id, note)} />
      <Events aria-label={t('member.notes')}>
        {notes.map((note, index) => (
          <li key={`${note.at} ${index}`}>
            <NoteText note={note} />
          </li>
        ))}
      </Events>
    </OrderCard>
  )
}

function PersonalData({ member }: { member: OfficeMemberDetails }) {
  const t = useMembersT()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const download = useMutation({
    mutationFn: () => exportMember(member._id),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile(file, `member-${member._id}.json`)
    },
  })
  return (
    <OrderCard as="section">
      <Stack $gap="4">
        <h2>{t('member.data')}</h2>
        <p>{t('member.dataText')}</p>
        <FailureNotice error={download.error} />
        <Stack $row $gap="3">
          <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
            {t('member.download')}
          </Button>
          {!member.hasRole && (
            <Button variant="danger" onClick={() => setIsAsking(true)}>
              {t('member.delete')}
            </Button>
          )}
        </Stack>
        {member.hasRole && <p>{t('member.hasRole')}</p>}
      </Stack>
      <DeletionDialog
        member={member}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onDeleted={() => void navigate(paths.members)}
      />
    </OrderCard>
  )
}
