import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useId } from 'react'
import { useForm } from 'react-hook-form'

import { isPhone } from '../field-rules.ts'
import { FieldList, type FieldSpec } from '../FieldList.tsx'
import { useT } from '../messages.ts'
import type { Address } from './address.ts'

interface AddressDialogProps {
  open: boolean
  title: string
  initial: Address
  onClose: () => void
  onSave: (address: Address) => void
}

export function AddressDialog({ open, title, onClose, ...form }: AddressDialogProps) {
  const t = useT()
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('billing.cancel')}
          </Button>
          <Button type="submit" form={id}>
            {t('billing.save')}
          </Button>
        </>
      }
    >
      <AddressForm id={id} {...form} />
    </Dialog>
  )
}

type AddressFormProps = Pick<AddressDialogProps, 'initial' | 'onSave'> & { id: string }

function AddressForm({ id, initial, onSave }: AddressFormProps) {
  const t = useT()
  const form = useForm<Address>({ defaultValues: initial, mode: 'onTouched' })
  return (
    <Stack as="form" id={id} noValidate onSubmit={form.handleSubmit(onSave)} $gap="5">
      <Notice>{t('billing.savedLocally')}</Notice>
      <FieldList form={form} fields={fields} label={(name) => t(`address.${name}`)} />
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
  { name: 'phone', rules: { phone: isPhone }, type: 'tel', autoComplete: 'tel', maxLength: 40 },
]
