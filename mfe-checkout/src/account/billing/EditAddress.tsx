import type { Profile } from '@shop/contracts/wire/user.ts'
import { serverMessage } from '@shop/kernel/http'
import { toast } from '@shop/kernel/toast'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { isFilled, trimValues } from '@shop/ui/form/form-rules.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'

import { FieldList, type FieldSpec } from '../../form/FieldList.tsx'
import { useSubmitOnce } from '../../form/useSubmitOnce.ts'
import { accountT, useAccountT } from '../../messages.generated.ts'
import { updateProfile } from '../../profile/profile.api.ts'
import { type ProfileFields, toProfileFields } from '../../profile/profile.ts'
import { FormDialog } from '../FormDialog.tsx'
import { useErrorText } from '../useErrorText.ts'

interface EditAddressProps {
  profile: Profile
  open: boolean
  onClose: () => void
}

/** Changes the member's name and address. */
export function EditAddress({ profile, open, onClose }: EditAddressProps) {
  const t = useAccountT()
  const { mutateAsync, reset, isPending, error } = useMutation({
    mutationFn: (fields: ProfileFields) => updateProfile(profile._id, fields),
    onSuccess(message) {
      toast.success(message, { id: 'settings' })
      onClose()
    },
  })

  function close() {
    reset()
    onClose()
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('billing.edit.billing')}
      submitLabel={t('billing.save')}
      busy={isPending}
    >
      {(formId) => (
        <AddressForm id={formId} profile={profile} error={error} onSubmit={mutateAsync} />
      )}
    </FormDialog>
  )
}

interface AddressFormProps {
  id: string
  profile: Profile
  error: Error | null
  onSubmit: (fields: ProfileFields) => Promise<unknown>
}

function AddressForm({ id, profile, error, onSubmit }: AddressFormProps) {
  const t = useAccountT()
  const form = useForm({ defaultValues: toProfileFields(profile), mode: 'onTouched' })
  const handleSubmit = useSubmitOnce(form, (fields) => onSubmit(trimValues(fields)))
  return (
    <Stack as="form" id={id} noValidate onSubmit={handleSubmit} $gap="5">
      <FieldList
        form={form}
        fields={fields}
        label={(name) => t(`settings.${name}`)}
        errorText={useErrorText()}
      />
      {error && (
        <Notice kind="danger" role="alert">
          <span dir="auto">{serverMessage(error) ?? accountT('settings.failed')}</span>
        </Notice>
      )}
    </Stack>
  )
}

const required = { missing: isFilled }

const fields: FieldSpec<ProfileFields>[] = [
  { name: 'firstName', rules: required, autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', rules: required, autoComplete: 'family-name', maxLength: 100 },
  {
    name: 'address',
    rules: required,
    autoComplete: 'street-address',
    maxLength: 500,
    wide: true,
  },
]
