import type { UseFormReturn } from 'react-hook-form'

import { PartTitle } from '../totals/summary.styles.ts'
import { isPhone, isWebsite } from './checks.ts'
import { Fields } from './form.styles.ts'
import { FormField } from './FormField.tsx'
import { useT } from './messages.ts'
import type { SettingsForm } from './settings.ts'

/** The part of the profile's form that the shop has no place for. */
export function ContactFields({ form }: { form: UseFormReturn<SettingsForm> }) {
  const t = useT()
  return (
    <>
      <PartTitle>{t('settings.contact')}</PartTitle>
      <Fields>
        <FormField
          form={form}
          name="phone"
          label={t('settings.phone')}
          hint={t('settings.unsent')}
          checks={{ phone: isPhone }}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
        <FormField
          form={form}
          name="website"
          label={t('settings.website')}
          hint={t('settings.unsent')}
          checks={{ website: isWebsite }}
          type="url"
          autoComplete="url"
          maxLength={200}
        />
      </Fields>
    </>
  )
}
