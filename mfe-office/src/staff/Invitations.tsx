import type { StaffInvitation } from '@shop/contracts/wire/office.ts'
import { formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { Column } from '@shop/ui/table/DataTable.tsx'
import { DenseTable } from '@shop/ui/table/DenseTable.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { useQuery } from '@tanstack/react-query'

import { FailureNotice } from '../form/FailureNotice.tsx'
import { useSave } from '../form/useSave.ts'
import { useStaffT } from '../messages.generated.ts'
import { changeStaff, staffQuery } from './staff.api.ts'

/** Who was invited, and has not taken up the role yet. */
export function Invitations() {
  const t = useStaffT()
  const { lang } = useLanguage()
  const { data } = useQuery(staffQuery)
  const { mutate, error, isPending } = useSave(changeStaff)
  const invitations = data?.invitations ?? []
  if (invitations.length === 0) return null
  const columns: Column<StaffInvitation>[] = [
    {
      title: t('staff.email'),
      cell: ({ email }) => <PersonalText>{email}</PersonalText>,
    },
    { title: t('staff.role'), long: false, cell: ({ role }) => t(`role.${role}`) },
    {
      title: t('staff.may'),
      long: false,
      cell: (invitation) => <Offered invitation={invitation} />,
    },
    {
      title: t('staff.until'),
      long: false,
      cell: ({ expiresAt, hasExpired }) =>
        hasExpired ? (
          t('staff.expired')
        ) : (
          <Time dateTime={expiresAt}>{formatDateTime(expiresAt, lang)}</Time>
        ),
    },
    {
      title: t('staff.change'),
      actions: true,
      cell: ({ email, role, permissions }) => (
        <Stack $row $gap="3">
          <Button
            variant="secondary"
            busy={isPending}
            aria-label={t('staff.resendName', { email })}
            onClick={() => mutate({ email, role, permissions })}
          >
            {t('staff.resend')}
          </Button>
          <Button
            variant="secondary"
            busy={isPending}
            aria-label={t('staff.withdrawName', { email })}
            onClick={() => mutate({ email, role: null, permissions: [] })}
          >
            {t('staff.withdraw')}
          </Button>
        </Stack>
      ),
    },
  ]
  return (
    <>
      <h2>{t('staff.invited')}</h2>
      <FailureNotice error={error} />
      <DenseTable
        label={t('staff.invited')}
        columns={columns}
        items={invitations}
        getKey={({ _id }) => _id}
      />
    </>
  )
}

function Offered({ invitation: { role, permissions } }: { invitation: StaffInvitation }) {
  const t = useStaffT()
  if (role === 'owner') return t('staff.everything')
  if (permissions.length === 0) return t('staff.nothing')
  return permissions.map((permission) => (
    <div key={permission}>{t(`permission.${permission}`)}</div>
  ))
}
