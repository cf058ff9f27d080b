import { type OfficeSettings, shopContactSchema } from '@shop/contracts/shop-settings.ts'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { BothLanguages } from '../form/BothLanguages.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { useSettingsT } from '../messages.generated.ts'
import { saveContact, settingsQuery } from './settings.api.ts'

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
  const client = useQueryClient()
  const errorText = useErrorText()
  const [version, setVersion] = useState(stored.version)
  const form = useForm({ defaultValues: stored.value ?? emptyValues, mode: 'onTouched' })
  return (
    <RecordForm
      form={form}
      schema={shopContactSchema}
      toChange={(values) => values}
      version={version}
      save={saveContact}
      onSaved={(saved) => setVersion(saved.version)}
      reload={async () => (await client.fetchQuery(settingsQuery)).contact.version}
    >
      <h2>{t('shopContact.title')}</h2>
      {version === 0 && <Notice>{t('shopContact.unset')}</Notice>}
      <FormGrid>
        <FormField
          form={form}
          name="phone"
          label={t('shopContact.phone')}
          hint={t('shopContact.phoneHint')}
          rules={{ missing: isFilled }}
          errorText={errorText}
          inputMode="tel"
          maxLength={30}
          dir="ltr"
        />
        <FormField
          form={form}
          name="whatsAppNumber"
          label={t('shopContact.whatsAppNumber')}
          hint={t('shopContact.whatsAppHint')}
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
            label={(lang) => t(`shopContact.${name}.${lang}`)}
            required="both"
            maxLength={200}
          />
        ))}
      </FormGrid>
    </RecordForm>
  )
}
