import type { OfficeRole, StaffMember } from '@shop/contracts/office.ts'
import { getConfig } from '@shop/kernel/config'
import { useSession } from '@shop/kernel/session'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { Column } from '@shop/ui/table/DataTable.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'

import { FailureNotice } from '../form/FailureNotice.tsx'
import { useSave } from '../form/useSave.ts'
import { PageFrame } from '../layout/PageFrame.tsx'
import { RecordList } from '../list/RecordList.tsx'
import { useStaffT, useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { changeRole, staffQuery } from './staff.api.ts'

/** Who may use the office. */
export function StaffPage() {
  const t = useStaffT()
  return (
    <PageFrame title={t('staff.title')} intro={t('staff.intro')}>
      <FirstSteps />
      <NewMember />
      <Members />
    </PageFrame>
  )
}

/** How somebody with a new role gets to their first code. */
function FirstSteps() {
  const t = useStaffT()
  const officeUrl = new URL(paths.overview, getConfig().siteUrl).href
  return (
    <Card as="section" aria-labelledby="first-steps">
      <Stack $gap="3">
        <h2 id="first-steps">{t('staff.stepsTitle')}</h2>
        <Steps>
          <li>{t('staff.stepRegister')}</li>
          <li>{t('staff.stepAdd')}</li>
          <li>{t('staff.stepLogIn', { address: `\u2066${officeUrl}\u2069` })}</li>
          <li>{t('staff.stepApp')}</li>
          <li>{t('staff.stepReady')}</li>
        </Steps>
        <p>{t('staff.lost')}</p>
      </Stack>
    </Card>
  )
}

function Members() {
  const t = useStaffT()
  const ownId = useSession()?.user._id
  const query = useQuery(staffQuery)
  const { mutate, error, isPending } = useSave(changeRole)
  const columns: Column<StaffMember>[] = [
    { title: t('staff.name'), cell: ({ name }) => <PersonalText>{name}</PersonalText> },
    {
      title: t('staff.email'),

      cell: ({ email }) => <PersonalText>{email}</PersonalText>,
    },
    { title: t('staff.role'), long: false, cell: ({ role }) => t(`role.${role}`) },
    {
      title: t('staff.app'),
      long: false,
      cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'staff.appReady' : 'staff.appMissing'),
    },
    {
      title: t('staff.change'),
      long: false,
      cell: ({ _id, email, name }) =>
        _id !== ownId && (
          <Button
            variant="secondary"
            busy={isPending}
            aria-label={t('staff.removeName', { name: name || email })}
            onClick={() => mutate({ email, role: null })}
          >
            {t('staff.remove')}
          </Button>
        ),
    },
  ]
  return (
    <>
      <FailureNotice error={error} />
      <RecordList
        label={t('staff.title')}
        query={query}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t('staff.empty')}
      />
    </>
  )
}

const emptyValues: { email: string; role: OfficeRole } = { email: '', role: 'staff' }

function NewMember() {
  const t = useStaffT()
  const tOffice = useT()
  const form = useForm({ defaultValues: emptyValues })
  const { mutate, isPending, error } = useSave(changeRole, () => form.reset(emptyValues))
  return (
    <Card as="section" aria-labelledby="new-member">
      <Stack as="form" noValidate $gap="5" onSubmit={form.handleSubmit((values) => mutate(values))}>
        <h2 id="new-member">{t('staff.new')}</h2>
        <FormField
          form={form}
          name="email"
          type="email"
          label={t('staff.email')}
          hint={t('staff.emailHint')}
          maxLength={200}
          rules={{ missing: isFilled }}
          errorText={(_, { label }) => tOffice('error.missing', { field: label })}
        />
        <FormField form={form} name="role" kind="select" label={t('staff.role')}>
          <option value="staff">{t('role.staff')}</option>
          <option value="owner">{t('role.owner')}</option>
        </FormField>
        <FailureNotice error={error} />
        <Stack $row $justify="end">
          <Button type="submit" busy={isPending}>
            {t('staff.add')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}

const Steps = styled.ol`
  display: grid;
  /* Lists with a class have no numbers otherwise. */
  && {
    list-style: decimal;
  }
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
`
