import {
  type OfficeSettings,
  shopContactSchema,
} from '@shop/contracts/configuration/shop-settings.ts'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { useForm } from 'react-hook-form'

import { BothLanguages } from '../form/BothLanguages.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { useSettingsT } from '../messages.generated.ts'
import { SettingForm } from './SettingForm.tsx'

const emptyValues = {
  phone: '',
  whatsAppNumber: '',
  address: { en: '', ar: '' },
  hours: { en: '', ar: '' },
}

const texts = ['address', 'hours'] as const

/** How the shop is reached. Reads `stored` once: what is read anew must not overwrite what was typed. */
export function ContactForm({ stored }: { stored: OfficeSettings['contact'] }) {
  const t = useSettingsT()
  const errorText = useErrorText()
  const form = useForm({ defaultValues: stored.value ?? emptyValues, mode: 'onTouched' })
  return (
    <SettingForm
      name="contact"
      title={t('shopContact.title')}
      unset={t('shopContact.unset')}
      storedVersion={stored.version}
      form={form}
      schema={shopContactSchema}
      toChange={(values) => values}
      onReset={(value) => form.reset(value ?? emptyValues)}
    >
      <FormGrid>
        <FormField
          form={form}
          name="phone"
          label={t('field.phone')}
          hint={t('field.phoneHint')}
          rules={{ missing: isFilled }}
          errorText={errorText}
          inputMode="tel"
          maxLength={30}
          dir="ltr"
        />
        <FormField
          form={form}
          name="whatsAppNumber"
          label={t('field.whatsAppNumber')}
          hint={t('field.whatsAppNumberHint')}
          errorText={errorText}
          inputMode="tel"
          maxLength={30}
          dir="ltr"
        />
        {texts.map((name) => (
          <BothLanguages
            key={name}
            form={form}
            name={name}
            label={t(`field.${name}`)}
            required="both"
            maxLength={200}
          />
        ))}
      </FormGrid>
    </SettingForm>
  )
}
