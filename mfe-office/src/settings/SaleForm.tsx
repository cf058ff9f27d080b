import {
  MAX_SALE_COUPONS,
  saleSettingsSchema,
} from '@shop/contracts/configuration/sale-settings.ts'
import type { OfficeSettings } from '@shop/contracts/configuration/shop-settings.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { useFieldArray, useForm } from 'react-hook-form'

import { couponsApi } from '../coupons/coupons.api.ts'
import { BothLanguages } from '../form/BothLanguages.tsx'
import { RecordLoader } from '../form/RecordLoader.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { useSettingsT } from '../messages.generated.ts'
import { FieldGroup } from './FieldGroup.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { createSaleCoupon, emptySale } from './offer-forms.ts'
import { SettingForm } from './SettingForm.tsx'

interface SaleFormProps {
  stored: OfficeSettings['sale']
  /** The shop's coupons. */
  codes: readonly string[]
}

/** The sale's page, with some of the shop's coupons. */
export function SaleSettings({ stored }: Pick<SaleFormProps, 'stored'>) {
  return (
    <RecordLoader query={useQuery(couponsApi.listQuery)}>
      {({ results }) => <SaleForm stored={stored} codes={results.map(({ code }) => code)} />}
    </RecordLoader>
  )
}

/** Reads `stored` once: what is read anew must not overwrite what was typed. */
function SaleForm({ stored, codes }: SaleFormProps) {
  const t = useSettingsT()
  const errorText = useErrorText()
  const form = useForm({ defaultValues: stored.value ?? emptySale, mode: 'onTouched' })
  const coupons = useFieldArray({ control: form.control, name: 'coupons', keyName: 'key' })
  const texts = { form, required: 'both' } as const
  return (
    <SettingForm
      name="sale"
      title={t('sale.title')}
      unset={t('sale.unset')}
      storedVersion={stored.version}
      form={form}
      schema={saleSettingsSchema}
      toChange={(values) => values}
      onReset={(value) => form.reset(value ?? emptySale)}
    >
      <FormGrid>
        <BothLanguages {...texts} name="title" label={t('field.title')} maxLength={60} />
        <BothLanguages {...texts} name="text" label={t('field.text')} maxLength={200} rows={3} />
      </FormGrid>
      <p>{t(codes.length === 0 ? 'sale.noCoupons' : 'sale.coupons')}</p>
      {coupons.fields.map(({ key }, index) => (
        <FieldGroup key={key}>
          <legend>{t('sale.coupon', { number: index + 1 })}</legend>
          <Stack $gap="4">
            <FormGrid>
              <FullWidth>
                <FormField
                  form={form}
                  name={`coupons.${index}.code`}
                  kind="select"
                  label={t('field.code')}
                  rules={{ missing: isFilled }}
                  errorText={errorText}
                >
                  <option value="">{t('sale.choose')}</option>
                  {codes.map((code) => (
                    <option key={code} value={code} translate="no">
                      {code}
                    </option>
                  ))}
                </FormField>
              </FullWidth>
              <BothLanguages
                {...texts}
                name={`coupons.${index}.text`}
                label={t('field.text')}
                maxLength={200}
              />
            </FormGrid>
            <Stack $row $gap="3">
              {coupons.fields.length > 1 && (
                <MoveButtons
                  name={t('sale.coupon', { number: index + 1 })}
                  index={index}
                  count={coupons.fields.length}
                  onMove={(to) => coupons.move(index, to)}
                />
              )}
              <Button variant="secondary" onClick={() => coupons.remove(index)}>
                {t('sale.remove', { number: index + 1 })}
              </Button>
            </Stack>
          </Stack>
        </FieldGroup>
      ))}
      {coupons.fields.length < Math.min(MAX_SALE_COUPONS, codes.length) && (
        <div>
          <Button variant="secondary" onClick={() => coupons.append(createSaleCoupon())}>
            {t('sale.add')}
          </Button>
        </div>
      )}
    </SettingForm>
  )
}
