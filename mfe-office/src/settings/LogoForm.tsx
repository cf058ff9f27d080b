import type { OfficeSettings } from '@shop/contracts/wire/office-settings.ts'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'

import { useSettingsT } from '../messages.generated.ts'
import { PictureField, type StoredPicture } from '../pictures/PictureField.tsx'
import { SettingForm } from './SettingForm.tsx'

const toPictures = (name = '', url = ''): StoredPicture[] => (name ? [{ name, url }] : [])

const toLogoValues = (value: OfficeSettings['logo']['value']) => ({
  logo: toPictures(value?.logo, value?.logoUrl),
  darkLogo: toPictures(value?.darkLogo, value?.darkLogoUrl),
  withName: value?.withName ?? true,
})
type LogoValues = ReturnType<typeof toLogoValues>

const toLogo = ({ logo, darkLogo, withName }: LogoValues) => ({
  logo: logo[0]?.name ?? '',
  darkLogo: darkLogo[0]?.name ?? '',
  withName,
})

/** The logo of the shop. Reads `stored` once: what is read anew must not overwrite what was typed. */
export function LogoForm({ stored }: { stored: OfficeSettings['logo'] }) {
  const t = useSettingsT()
  const form = useForm({ defaultValues: toLogoValues(stored.value) })
  return (
    <SettingForm
      name="logo"
      storedVersion={stored.version}
      form={form}
      toChange={toLogo}
      onReset={(value) => form.reset(toLogoValues(value))}
    >
      <Muted>{t('logo.phones')}</Muted>
      <LogoPicture form={form} name="logo" ground="light" />
      <LogoPicture form={form} name="darkLogo" ground="dark" />
      <Checkbox label={t('field.withName')} {...form.register('withName')} />
    </SettingForm>
  )
}

interface LogoPictureProps {
  form: UseFormReturn<LogoValues>
  name: 'logo' | 'darkLogo'
  ground: 'light' | 'dark'
}

function LogoPicture({ form, name, ground }: LogoPictureProps) {
  const t = useSettingsT()
  return (
    <PictureField
      logoOn={ground}
      label={t(`field.${name}`)}
      pictures={useWatch({ control: form.control, name })}
      max={1}
      onChange={(changed) => form.setValue(name, changed)}
    />
  )
}
