import {
  type CouponChange,
  couponChangeSchema,
  couponCodeSchema,
  couponFields,
  type OfficeCoupon,
} from '@shop/contracts/wire/office-coupons.ts'
import { emptyRecord } from '@shop/contracts/wire/office-record.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'

import { NotAllowed } from '../access/NotAllowed.tsx'
import { useMay } from '../access/useMay.ts'
import { useErrorText } from '../form/useErrorText.ts'
import { RecordPage } from '../layout/RecordPage.tsx'
import { useCouponsT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { toChange } from '../records/record-values.ts'
import { RecordEditor } from '../records/RecordEditor.tsx'
import { couponsApi } from './coupons.api.ts'

const emptyCoupon = { code: '', used: 0, ...emptyRecord(couponFields) }

/** A coupon, or a new one at the code `new`. */
export function CouponPage() {
  const t = useCouponsT()
  return (
    <RecordPage
      title={t('coupon.title')}
      above={[{ label: t('coupons.title'), to: paths.coupons }]}
      param="code"
      created={{ title: t('coupons.new'), item: emptyCoupon, copy: { code: '', used: 0 } }}
      query={couponsApi.query}
    >
      {(coupon) => <CouponForm coupon={coupon} />}
    </RecordPage>
  )
}

const codeRules = {
  missing: isFilled,
  invalidCode: (value: string) => couponCodeSchema.safeParse(value).success,
}

const isFree = ({ discountType, discountValue }: Partial<CouponChange>) =>
  discountType === 'percentage' && discountValue !== undefined && discountValue >= 100

function CouponForm({ coupon }: { coupon: OfficeCoupon }) {
  const t = useCouponsT()
  const id = coupon.code || null
  return (
    <RecordEditor
      kind="coupon"
      fields={couponFields}
      schema={couponChangeSchema}
      api={couponsApi}
      item={coupon}
      id={id}
      listPath={paths.coupons}
      ownValues={{ code: coupon.code }}
      identify={({ code }) => ({ code: code as string })}
      ask={(change) =>
        isFree(change)
          ? {
              title: t('coupon.whole'),
              text: t('coupon.wholeText'),
              confirm: t('coupon.wholeSave'),
            }
          : null
      }
      above={({ form }) => <Restriction form={form} coupon={coupon} />}
      first={({ form }) => <CodeField form={form} isNew={id === null} />}
    />
  )
}

interface FormProps {
  form: UseFormReturn<FieldValues>
}

/** A notice for staff who may not save a code that takes off everything. */
function Restriction({ form, coupon }: FormProps & { coupon: OfficeCoupon }) {
  const maySaveFree = useMay('freeCodes')
  const changed = toChange(couponFields, useWatch({ control: form.control }), {})
  return !maySaveFree && [coupon, changed].some(isFree) && <NotAllowed permission="freeCodes" />
}

function CodeField({ form, isNew }: FormProps & { isNew: boolean }) {
  const t = useCouponsT()
  return (
    <FormField
      form={form}
      name="code"
      label={t('field.code')}
      hint={t('field.codeHint')}
      errorText={useErrorText()}
      readOnly={!isNew}
      maxLength={30}
      dir="ltr"
      {...(isNew && { rules: codeRules })}
    />
  )
}
