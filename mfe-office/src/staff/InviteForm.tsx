import {
  type OfficePermission,
  officePermissions,
} from '@shop/contracts/rules/office-permissions.ts'
import { type OfficeRole, staffChangeSchema } from '@shop/contracts/wire/office.ts'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useForm, useWatch } from 'react-hook-form'

import { RecordForm } from '../form/RecordForm.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { useStaffT } from '../messages.generated.ts'
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
  const errorText = useErrorText()
  const form = useForm({ defaultValues: emptyValues, mode: 'onTouched' })
  const role = useWatch({ control: form.control, name: 'role' })
  return (
    <section aria-labelledby="invite">
      <RecordForm
        form={form}
        schema={staffChangeSchema}
        toChange={(values) => values}
        draft="invitation"
        version={undefined}
        save={changeStaff}
        onSaved={() => form.reset(emptyValues)}
        submit={t('staff.send')}
      >
        <h2 id="invite">{t('staff.invite')}</h2>
        <FormField
          form={form}
          name="email"
          type="email"
          label={t('staff.email')}
          hint={t('staff.emailHint')}
          maxLength={200}
          rules={{ missing: isFilled }}
          errorText={errorText}
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
      </RecordForm>
    </section>
  )
}
