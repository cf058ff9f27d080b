import {
  couponChangeSchema,
  couponCodeSchema,
  type OfficeCoupon,
} from '@shop/contracts/office-coupons.ts'
import { useNavigate } from '@shop/router'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import { NotAllowed } from '../access/NotAllowed.tsx'
import { useMay } from '../access/useMay.ts'
import { amountRules } from '../form/amount-rules.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { RecordPage } from '../layout/RecordPage.tsx'
import { useCouponsT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { type CouponValues, toCouponChange, toCouponValues } from './coupon-form.ts'
import { couponQuery, saveCoupon } from './coupons.api.ts'

/** A coupon, or a new one at the code `new`. */
export function CouponPage() {
  const t = useCouponsT()
  return (
    <RecordPage
      title={t('coupon.title')}
      above={[{ label: t('coupons.title'), to: paths.coupons }]}
      param="code"
      created={{ title: t('coupons.new'), item: null }}
      query={couponQuery}
    >
      {(coupon) => <CouponForm coupon={coupon} />}
    </RecordPage>
  )
}

const codeRules = {
  missing: isFilled,
  invalidCode: (value: string) => couponCodeSchema.safeParse(value).success,
}

const isFree = (coupon: Pick<OfficeCoupon, 'discountType' | 'discountValue'> | null) =>
  coupon?.discountType === 'percentage' && coupon.discountValue >= 100

/** Reads `coupon` once: one that is read anew must not overwrite what was typed. */
function CouponForm({ coupon }: { coupon: OfficeCoupon | null }) {
  const t = useCouponsT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [read] = useState(coupon)
  const form = useForm({ defaultValues: toCouponValues(read), mode: 'onTouched' })
  const errorText = useErrorText(form)
  const field = (name: 'startsAt' | 'expiresAt' | 'maxUses' | 'maxUsesPerMember') => ({
    form,
    name,
    label: t(`coupon.${name}`),
    errorText,
  })
  const maySaveFree = useMay('freeCodes')
  const changed = toCouponChange(useWatch({ control: form.control }) as CouponValues)
  return (
    <RecordForm
      form={form}
      schema={couponChangeSchema}
      toChange={toCouponChange}
      version={read?.version}
      save={(change) => saveCoupon(read?.code ?? form.getValues('code'), change)}
      ask={(change) =>
        isFree(change)
          ? {
              title: t('coupon.whole'),
              text: t('coupon.wholeText'),
              confirm: t('coupon.wholeSave'),
            }
          : null
      }
      onSaved={() => void navigate(paths.coupons)}
      reload={async () =>
        read ? (await client.fetchQuery(couponQuery(read.code))).version : undefined
      }
    >
      {!maySaveFree && [read, changed].some(isFree) && <NotAllowed permission="freeCodes" />}
      <FormGrid>
        <FormField
          form={form}
          name="code"
          label={t('coupon.code')}
          hint={t('coupon.codeHint')}
          errorText={errorText}
          readOnly={read !== null}
          maxLength={30}
          dir="ltr"
          {...(read === null && { rules: codeRules })}
        />
        <FormField form={form} name="discountType" kind="select" label={t('coupon.discountType')}>
          <option value="percentage">{t('coupon.percentage')}</option>
          <option value="fixed">{t('coupon.fixed')}</option>
        </FormField>
        <FormField
          form={form}
          name="discountValue"
          label={t('coupon.discountValue')}
          hint={t('coupon.valueHint')}
          rules={amountRules}
          errorText={errorText}
          inputMode="decimal"
          maxLength={20}
        />
        <div />
        <FormField {...field('startsAt')} type="datetime-local" hint={t('coupon.timeHint')} />
        <FormField {...field('expiresAt')} type="datetime-local" hint={t('coupon.timeHint')} />
        <FormField
          {...field('maxUses')}
          hint={t('coupon.usesHint')}
          inputMode="numeric"
          maxLength={7}
        />
        <FormField
          {...field('maxUsesPerMember')}
          hint={t('coupon.usesHint')}
          inputMode="numeric"
          maxLength={7}
        />
      </FormGrid>
    </RecordForm>
  )
}
