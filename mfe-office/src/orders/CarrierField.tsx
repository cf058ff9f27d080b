import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

import { useErrorText } from '../form/useErrorText.ts'
import { useOrdersT } from '../messages.generated.ts'

/** Who brings an order. */
export function CarrierField<Values extends FieldValues & { carrier: string }>({
  form,
}: {
  form: UseFormReturn<Values>
}) {
  const t = useOrdersT()
  return (
    <FormField
      form={form}
      name={'carrier' as Path<Values>}
      label={t('order.carrier')}
      rules={{ missing: isFilled }}
      errorText={useErrorText()}
      maxLength={100}
    />
  )
}
