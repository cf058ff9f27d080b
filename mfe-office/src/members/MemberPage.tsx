import type { OfficeMemberDetails } from '@shop/contracts/wire/office-members.ts'
import { formatDateTime, formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useNavigate } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { FailureNotice } from '../form/FailureNotice.tsx'
import { DefinitionList, type Fact } from '../layout/DefinitionList.tsx'
import { RecordPage } from '../layout/RecordPage.tsx'
import { saveFile } from '../list/save-file.ts'
import { useMembersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { DeletionDialog } from './DeletionDialog.tsx'
import { exportMember, memberQuery } from './members.api.ts'

/** One member, and their personal data. */
export function MemberPage() {
  const t = useMembersT()
  return (
    <RecordPage
      title={t('member.title')}
      above={[{ label: t('members.title'), to: paths.members }]}
      query={memberQuery}
    >
      {(member) => (
        <>
          <Facts member={member} />
          <PersonalData member={member} />
        </>
      )}
    </RecordPage>
  )
}

function Facts({ member }: { member: OfficeMemberDetails }) {
  const t = useMembersT()
  const { lang } = useLanguage()
  const { name, email, phone, createdAt, orders, paidOrders, messages } = member
  const facts: Fact[] = [
    [t('member.name'), <PersonalText key="name">{name}</PersonalText>],
    [t('member.email'), <PersonalText key="email">{email}</PersonalText>],
    [t('member.phone'), <PersonalText key="phone">{phone}</PersonalText>],
    [
      t('member.createdAt'),
      <Time key="time" dateTime={createdAt}>
        {formatDateTime(createdAt, lang)}
      </Time>,
    ],
    [t('member.orders'), formatNumber(orders, lang)],
    [t('member.paidOrders'), formatNumber(paidOrders, lang)],
    [t('member.messages'), formatNumber(messages, lang)],
  ]
  return (
    <Card as="section">
      <List facts={facts} />
    </Card>
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
    <Card as="section">
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
    </Card>
  )
}

const List = styled(DefinitionList)`
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
`
