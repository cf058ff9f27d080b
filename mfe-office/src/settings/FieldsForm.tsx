import { emptyRecord } from '@shop/contracts/wire/office-record.ts'
import {
  type OfficeSettings,
  type SettingName,
  shopSettings,
} from '@shop/contracts/wire/office-settings.ts'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { useForm } from 'react-hook-form'

import { toChange, toValues } from '../records/record-values.ts'
import { RecordFields } from '../records/RecordFields.tsx'
import { SettingForm } from './SettingForm.tsx'

interface FieldsFormProps<Name extends SettingName> {
  name: Name
  stored: OfficeSettings[Name]
}

/** The form of a setting by its table. Reads `stored` once: what is read anew must not overwrite what was typed. */
export function FieldsForm<Name extends SettingName>({ name, stored }: FieldsFormProps<Name>) {
  const { fields } = shopSettings[name]
  const read = (value: object | null) => toValues(fields, value ?? emptyRecord(fields), !value)
  const form = useForm({ defaultValues: read(stored.value), mode: 'onTouched' })
  return (
    <SettingForm
      name={name}
      storedVersion={stored.version}
      form={form}
      toChange={(values) => toChange(fields, values, {})}
      onReset={(value) => form.reset(read(value))}
    >
      <FormGrid>
        <RecordFields form={form} kind="setting" fields={fields} />
      </FormGrid>
    </SettingForm>
  )
}
