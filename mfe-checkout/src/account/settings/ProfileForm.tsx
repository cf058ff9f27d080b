import { normalizeEmail } from '@shop/contracts/rules/typed-text.ts'
import type { AccountDetails } from '@shop/contracts/wire/account.ts'
import type { Profile, ProfileUpdate } from '@shop/contracts/wire/user.ts'
import { getConfig } from '@shop/kernel/config'
import { serverMessage } from '@shop/kernel/http'
import { toast } from '@shop/kernel/toast'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { trimValues } from '@shop/ui/form/form-rules.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'

import { FieldList, type FieldSpec } from '../../form/FieldList.tsx'
import { ignoreDoubleClick, useSubmitOnce } from '../../form/useSubmitOnce.ts'
import { SectionTitle } from '../../layout/SectionTitle.ts'
import { accountT, useAccountT } from '../../messages.generated.ts'
import { updateProfile } from '../../profile/profile.api.ts'
import { toProfileFields } from '../../profile/profile.ts'
import { useErrorText } from '../useErrorText.ts'
import { saveDetails } from './settings.api.ts'
import {
  contactFields,
  isSaved,
  personalFields,
  type SettingsValues,
  toDetails,
  toSettingsValues,
} from './settings.ts'

interface ProfileFormProps {
  profile: Profile
  /** The member's own, where the backend keeps them: then all fields are saved. */
  details?: AccountDetails
}

/** Reads `profile` and `details` once: refetched ones must not overwrite the member's input. */
export function ProfileForm({ profile, details }: ProfileFormProps) {
  const t = useAccountT()
  const form = useForm({ defaultValues: toSettingsValues(profile, details), mode: 'onTouched' })
  const { save, saving, errorMessage } = useProfileUpdate(profile._id)
  const { emailChangeUrl } = getConfig()
  const texts = {
    errorText: useErrorText(),
    label: (name: keyof SettingsValues) => t(`settings.${name}`),
    hint(name: keyof SettingsValues) {
      if (name === 'email' && details) return t('settings.ownEmailHint')
      if (name === 'email' && emailChangeUrl) {
        return <a href={emailChangeUrl}>{t('settings.emailHint')}</a>
      }
      return details || isSaved(name) ? undefined : t('settings.notSaved')
    },
  }

  const handleSubmit = useSubmitOnce(form, (values) => {
    const trimmed = trimValues(values)
    const update = toProfileFields({ ...trimmed, email: normalizeEmail(values.email) })
    return save({ update, details: details && toDetails(trimmed) })
  })

  return (
    <Card as="section" aria-labelledby="personal">
      <Stack as="form" noValidate onSubmit={handleSubmit} $gap="5">
        <SectionTitle id="personal">{t('settings.personal')}</SectionTitle>
        <FieldList
          form={form}
          fields={personalFields({ emailReadOnly: details !== undefined || !!emailChangeUrl })}
          {...texts}
        />
        <SectionTitle>{t('settings.contact')}</SectionTitle>
        <FieldList
          form={form}
          fields={details ? [...contactFields, languageField] : contactFields}
          {...texts}
        />
        {errorMessage && (
          <Notice kind="danger" role="alert">
            <span dir="auto">{errorMessage}</span>
          </Notice>
        )}
        <Stack $row $justify="end">
          <Button type="submit" busy={saving} onClick={ignoreDoubleClick}>
            {t('settings.update')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}

// One id: a new toast replaces the previous one.
const toastOptions = { id: 'settings' }

interface Settings {
  update: ProfileUpdate
  details: AccountDetails | undefined
}

function useProfileUpdate(userId: string) {
  const { mutateAsync, isPending, error } = useMutation({
    // Both calls state what is saved as a whole: sent again after a failure, they do no harm.
    async mutationFn({ update, details }: Settings) {
      const message = await updateProfile(userId, update)
      if (details) await saveDetails(userId, details)
      return message
    },
    onSuccess: (message) => void toast.success(message, toastOptions),
    onError: (error) => void toast.error(toErrorMessage(error), toastOptions),
  })
  return {
    saving: isPending,
    errorMessage: error && toErrorMessage(error),
    save: mutateAsync,
  }
}

function toErrorMessage(error: Error): string {
  return serverMessage(error) ?? accountT('settings.failed')
}

export const languageField: FieldSpec<SettingsValues> = {
  name: 'language',
  kind: 'select',
  children: <LanguageOptions />,
}

function LanguageOptions() {
  const t = useAccountT()
  return (
    <>
      <option value="en">{t('settings.english')}</option>
      <option value="ar">{t('settings.arabic')}</option>
    </>
  )
}
