import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useId } from 'react'
import { useForm } from 'react-hook-form'

import type { Address } from './addresses.ts'
import { filled, isPhone } from './checks.ts'
import { Fields, Wide } from './form.styles.ts'
import { FormField } from './FormField.tsx'
import { useT } from './messages.ts'

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
  const required = { missing: filled }
  return (
    <Stack as="form" id={id} noValidate onSubmit={form.handleSubmit(onSave)} $gap="5">
      <Notice>{t('billing.kept')}</Notice>
      <Fields>
        <Wide>
          <FormField
            form={form}
            checks={required}
            name="name"
            label={t('address.name')}
            autoComplete="name"
            maxLength={100}
          />
        </Wide>
        <Wide>
          <FormField
            form={form}
            checks={required}
            name="street"
            label={t('address.street')}
            autoComplete="street-address"
            maxLength={200}
          />
        </Wide>
        <FormField
          form={form}
          checks={required}
          name="city"
          label={t('address.city')}
          autoComplete="address-level2"
          maxLength={100}
        />
        <FormField
          form={form}
          name="postcode"
          label={t('address.postcode')}
          autoComplete="postal-code"
          maxLength={20}
        />
        <FormField
          form={form}
          checks={required}
          name="country"
          label={t('address.country')}
          autoComplete="country-name"
          maxLength={100}
        />
        <FormField
          form={form}
          checks={{ phone: isPhone }}
          name="phone"
          label={t('address.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </Fields>
    </Stack>
  )
}
