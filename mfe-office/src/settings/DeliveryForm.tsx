import type { OfficeSettings } from '@shop/contracts/wire/office-settings.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form'

import { amountRules } from '../form/amount-rules.ts'
import { BothLanguages } from '../form/BothLanguages.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { useSettingsT } from '../messages.generated.ts'
import { createStore, type DeliveryValues, toDelivery, toDeliveryValues } from './delivery-form.ts'
import { FieldGroup } from './FieldGroup.ts'
import { SettingForm } from './SettingForm.tsx'

/** Prices and days of delivery. Reads `stored` once: what is read anew must not overwrite what was typed. */
export function DeliveryForm({ stored }: { stored: OfficeSettings['delivery'] }) {
  const t = useSettingsT()
  const errorText = useErrorText()
  const form = useForm({ defaultValues: toDeliveryValues(stored.value), mode: 'onTouched' })
  const options = useFieldArray({ control: form.control, name: 'options', keyName: 'key' })
  return (
    <SettingForm
      name="delivery"
      storedVersion={stored.version}
      form={form}
      toChange={toDelivery}
      onReset={(value) => form.reset(toDeliveryValues(value))}
    >
      <FormField
        form={form}
        name="dispatchDays"
        label={t('field.dispatchDays')}
        rules={{ missing: isFilled }}
        errorText={errorText}
        inputMode="numeric"
        maxLength={2}
      />
      {options.fields.map((option, index) => (
        <OptionFields
          key={option.key}
          form={form}
          index={index}
          option={option}
          remove={() => options.remove(index)}
        />
      ))}
      <div>
        <Button variant="secondary" onClick={() => options.append(createStore())}>
          {t('delivery.addStore')}
        </Button>
      </div>
    </SettingForm>
  )
}

interface OptionFieldsProps {
  form: UseFormReturn<DeliveryValues>
  index: number
  option: DeliveryValues['options'][number]
  remove: () => void
}

const zoneTitles = {
  muscat: 'delivery.zone.muscat',
  oman: 'delivery.zone.oman',
  abroad: 'delivery.zone.abroad',
} as const

function OptionFields({ form, index, option, remove }: OptionFieldsProps) {
  const t = useSettingsT()
  const errorText = useErrorText(form)
  const zones = Object.keys(zoneTitles).length
  const title =
    option.id in zoneTitles
      ? t(zoneTitles[option.id as keyof typeof zoneTitles])
      : t('delivery.storeNumber', { number: index + 1 - zones })
  return (
    <FieldGroup>
      <legend>{title}</legend>
      <Stack $gap="4">
        {option.store && (
          <FormGrid>
            <BothLanguages
              form={form}
              name={`options.${index}.store`}
              label={t('field.store')}
              required="both"
              maxLength={100}
            />
          </FormGrid>
        )}
        <FormGrid>
          <FormField
            form={form}
            name={`options.${index}.price`}
            label={t('field.price')}
            hint={t('field.priceHint')}
            rules={amountRules}
            errorText={errorText}
            inputMode="decimal"
            maxLength={20}
          />
          <FormField
            form={form}
            name={`options.${index}.days`}
            label={t('field.days')}
            hint={t('field.daysHint')}
            errorText={errorText}
            inputMode="numeric"
            maxLength={2}
          />
        </FormGrid>
        {option.store && (
          <div>
            <Button variant="secondary" onClick={remove}>
              {t('delivery.removeStore', { name: title })}
            </Button>
          </div>
        )}
      </Stack>
    </FieldGroup>
  )
}
