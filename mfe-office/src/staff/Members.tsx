import { officePermissions } from '@shop/contracts/rules/office-permissions.ts'
import type { StaffMember } from '@shop/contracts/wire/office.ts'
import { useSession } from '@shop/kernel/session'
import { Button } from '@shop/ui/button/Button.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { Column } from '@shop/ui/table/DataTable.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'

import { FailureNotice } from '../form/FailureNotice.tsx'
import { useSave } from '../form/useSave.ts'
import { RecordList } from '../list/RecordList.tsx'
import { useStaffT } from '../messages.generated.ts'
import { changeStaff, staffQuery } from './staff.api.ts'

/** Everybody with a role, and what they may do besides. */
export function Members() {
  const t = useStaffT()
  const ownId = useSession()?.user._id
  const { mutate, error, isPending } = useSave(changeStaff)
  const columns: Column<StaffMember>[] = [
    { title: t('staff.name'), cell: ({ name }) => <PersonalText>{name}</PersonalText> },
    {
      title: t('staff.email'),
      cell: ({ email }) => <PersonalText>{email}</PersonalText>,
    },
    { title: t('staff.role'), long: false, cell: ({ role }) => t(`role.${role}`) },
    {
      title: t('staff.may'),
      long: false,
      cell: (member) =>
        member.role === 'owner' ? t('staff.everything') : <Permissions member={member} />,
    },
    {
      title: t('staff.app'),
      long: false,
      cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'staff.appReady' : 'staff.appMissing'),
    },
    {
      title: t('staff.change'),
      actions: true,
      cell: ({ _id, email, name }) =>
        _id !== ownId && (
          <Button
            variant="secondary"
            busy={isPending}
            aria-label={t('staff.removeName', { name: name || email })}
            onClick={() => mutate({ email, role: null, permissions: [] })}
          >
            {t('staff.remove')}
          </Button>
        ),
    },
  ]
  return (
    <>
      <h2>{t('staff.members')}</h2>
      <FailureNotice error={error} />
      <RecordList
        label={t('staff.title')}
        query={staffQuery}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t('staff.empty')}
      />
    </>
  )
}

/** Each is saved as it is clicked. */
function Permissions({ member: { name, email, permissions } }: { member: StaffMember }) {
  const t = useStaffT()
  const { mutate, error, isPending } = useSave(changeStaff)
  return (
    <Stack role="group" aria-label={t('staff.mayName', { name: name || email })} $gap="1">
      {officePermissions.map((permission) => (
        <Checkbox
          key={permission}
          label={t(`permission.${permission}`)}
          checked={permissions.includes(permission)}
          disabled={isPending}
          onChange={({ target: { checked } }) => {
            const others = permissions.filter((each) => each !== permission)
            const changed = checked ? [...others, permission] : others
            mutate({ email, role: 'staff', permissions: changed })
          }}
        />
      ))}
      <FailureNotice error={error} />
    </Stack>
  )
}
