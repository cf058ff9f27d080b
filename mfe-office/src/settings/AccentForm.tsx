import type { OfficeSettings } from '@shop/contracts/wire/office-settings.ts'
import { useForm } from 'react-hook-form'

import { type AccentValues, ColorField } from './ColorField.tsx'
import { SettingForm } from './SettingForm.tsx'

const toAccentValues = (value: OfficeSettings['accent']['value']): AccentValues => ({
  lightAccent: value?.lightAccent ?? '',
  darkAccent: value?.darkAccent ?? '',
})

/** The accent colour of each theme. Reads `stored` once: what is read anew must not overwrite what was typed. */
export function AccentForm({ stored }: { stored: OfficeSettings['accent'] }) {
  const form = useForm({ defaultValues: toAccentValues(stored.value), mode: 'onTouched' })
  return (
    <SettingForm
      name="accent"
      storedVersion={stored.version}
      form={form}
      toChange={(values) => values}
      onReset={(value) => form.reset(toAccentValues(value))}
    >
      <ColorField form={form} name="lightAccent" theme="light" />
      <ColorField form={form} name="darkAccent" theme="dark" />
    </SettingForm>
  )
}
