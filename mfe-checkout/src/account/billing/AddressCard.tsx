import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { SkeletonUntilHydrated } from '@shop/ui/feedback/SkeletonUntilHydrated.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import Pencil from 'lucide-react/icons/pencil'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'

import { FieldList, type FieldSpec } from '../../form/FieldList.tsx'
import { useAccountT } from '../../messages.generated.ts'
import { FormDialog } from '../FormDialog.tsx'
import { SampleBadge } from '../SampleBadge.tsx'
import { useErrorText } from '../useErrorText.ts'
import type { Address, AddressKind } from './address.ts'
import { AddressHeader } from './AddressHeader.ts'
import { PostalAddress } from './PostalAddress.tsx'
import { useAddress } from './useAddress.ts'

export function AddressCard({ kind }: { kind: AddressKind }) {
  const t = useAccountT()
  const titleId = useId()
  const { address, customized, save, reset } = useAddress(kind)
  const [editing, setEditing] = useState(false)

  function handleSave(next: Address) {
    save(next)
    setEditing(false)
  }

  return (
    <Card as="section" aria-labelledby={titleId}>
      <AddressHeader>
        <h2 id={titleId}>{t(`billing.${kind}`)}</h2>
        {!customized && <SampleBadge />}
        <IconButton label={t(`billing.edit.${kind}`)} onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
        </IconButton>
      </AddressHeader>
      <SkeletonUntilHydrated>
        <PostalAddress address={address} />
      </SkeletonUntilHydrated>
      <CustomizedNote role="status">
        {customized && (
          <>
            <span>{t('billing.customized')}</span>
            <Button variant="secondary" onClick={reset}>
              {t('billing.resetToSample')}
            </Button>
          </>
        )}
      </CustomizedNote>
      <FormDialog
        open={editing}
        onClose={() => setEditing(false)}
        title={t(`billing.edit.${kind}`)}
        submitLabel={t('billing.save')}
      >
        {(formId) => <AddressForm id={formId} initial={address} onSave={handleSave} />}
      </FormDialog>
    </Card>
  )
}

const CustomizedNote = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${font.xs};
  &:not(:empty) {
    margin-block-start: ${space[4]};
  }
`

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
