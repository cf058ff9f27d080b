import {
  type OfficePermission,
  officePermissions,
} from '@shop/contracts/rules/office-permissions.ts'
import type { OfficeRole } from '@shop/contracts/wire/office.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useForm, useWatch } from 'react-hook-form'

import { FailureNotice } from '../form/FailureNotice.tsx'
import { useDraft } from '../form/useDraft.ts'
import { useSave } from '../form/useSave.ts'
import { useStaffT, useT } from '../messages.generated.ts'
import { changeStaff } from './staff.api.ts'

interface Values {
  email: string
  role: OfficeRole
  permissions: OfficePermission[]
}
const emptyValues: Values = { email: '', role: 'staff', permissions: [] }

/** Offers a role to an e-mail address. */
export function InviteForm() {
  const t = useStaffT()
  const tOffice = useT()
  const form = useForm({ defaultValues: emptyValues })
  const role = useWatch({ control: form.control, name: 'role' })
  useDraft(form, undefined)
  const { mutate, isPending, error } = useSave(changeStaff, () => form.reset(emptyValues))
  return (
    <Card as="section" aria-labelledby="invite">
      <Stack as="form" noValidate $gap="5" onSubmit={form.handleSubmit((values) => mutate(values))}>
        <h2 id="invite">{t('staff.invite')}</h2>
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
        {role === 'staff' && (
          <Stack role="group" aria-label={t('staff.may')} $gap="1">
            <span aria-hidden>{t('staff.may')}</span>
            {officePermissions.map((permission) => (
              <Checkbox
                key={permission}
                label={t(`permission.${permission}`)}
                value={permission}
                {...form.register('permissions')}
              />
            ))}
          </Stack>
        )}
        <FailureNotice error={error} />
        <Stack $row $justify="end">
          <Button type="submit" busy={isPending}>
            {t('staff.send')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
