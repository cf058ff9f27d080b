import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useForm } from 'react-hook-form'

import { FieldList, type FieldSpec } from '../../form/FieldList.tsx'
import { useAccountT } from '../../messages.generated.ts'
import { FormDialog } from '../FormDialog.tsx'
import { useErrorText } from '../useErrorText.ts'
import type { Address } from './address.ts'

interface EditSampleAddressProps extends Omit<AddressFormProps, 'id'> {
  open: boolean
  onClose: () => void
  title: string
}

/** Changes an address that is stored in this browser only. */
export function EditSampleAddress({ open, onClose, title, ...form }: EditSampleAddressProps) {
  const t = useAccountT()
  return (
    <FormDialog open={open} onClose={onClose} title={title} submitLabel={t('billing.save')}>
      {(formId) => <AddressForm id={formId} {...form} />}
    </FormDialog>
  )
}

interface AddressFormProps {
  id: string
  initial: Address
  onSave: (address: Address) => void
}

function AddressForm({ id, initial, onSave }: AddressFormProps) {
  const t = useAccountT()
  const form = useForm<Address>({ defaultValues: initial, mode: 'onTouched' })
  return (
    <Stack as="form" id={id} noValidate onSubmit={form.handleSubmit(onSave)} $gap="5">
      <Notice>{t('billing.savedLocally')}</Notice>
      <FieldList
        form={form}
        fields={fields}
        label={(name) => t(`address.${name}`)}
        errorText={useErrorText()}
      />
    </Stack>
  )
}

const required = { missing: isFilled }

const fields: FieldSpec<Address>[] = [
  { name: 'name', rules: required, autoComplete: 'name', maxLength: 100, wide: true },
  { name: 'street', rules: required, autoComplete: 'street-address', maxLength: 200, wide: true },
  { name: 'city', rules: required, autoComplete: 'address-level2', maxLength: 100 },
  { name: 'postcode', autoComplete: 'postal-code', maxLength: 20 },
  { name: 'country', rules: required, autoComplete: 'country-name', maxLength: 100 },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 40 },
]
