import {
  MAX_SALE_COUPONS,
  type OfficeSettings,
  saleCouponFields,
  type SettingValue,
  shopSettings,
} from '@shop/contracts/wire/office-settings.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form'

import { couponsApi } from '../coupons/coupons.api.ts'
import { RecordLoader } from '../form/RecordLoader.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { useSettingsT } from '../messages.generated.ts'
import { RecordFields } from '../records/RecordFields.tsx'
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
  const form = useForm({ defaultValues: stored.value ?? emptySale, mode: 'onTouched' })
  const coupons = useFieldArray({ control: form.control, name: 'coupons', keyName: 'key' })
  return (
    <SettingForm
      name="sale"
      storedVersion={stored.version}
      form={form}
      toChange={(values) => values}
      onReset={(value) => form.reset(value ?? emptySale)}
    >
      <FormGrid>
        <RecordFields form={form} kind="setting" fields={shopSettings.sale.fields} />
      </FormGrid>
      <p>{t(codes.length === 0 ? 'sale.noCoupons' : 'sale.coupons')}</p>
      {coupons.fields.map(({ key }, index) => (
        <FieldGroup key={key}>
          <legend>{t('sale.coupon', { number: index + 1 })}</legend>
          <Stack $gap="4">
            <FormGrid>
              <RecordFields
                form={form}
                kind="setting"
                fields={saleCouponFields}
                of={`coupons.${index}`}
                special={{ code: <CodeField key="code" {...{ form, index, codes }} /> }}
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

interface CodeFieldProps extends Pick<SaleFormProps, 'codes'> {
  form: UseFormReturn<SettingValue<'sale'>>
  index: number
}

function CodeField({ form, index, codes }: CodeFieldProps) {
  const t = useSettingsT()
  const errorText = useErrorText()
  return (
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
  )
}
