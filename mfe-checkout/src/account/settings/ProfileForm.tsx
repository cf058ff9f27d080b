import { normalizeEmail } from '@shop/contracts/typed-text.ts'
import type { Profile, ProfileUpdate } from '@shop/contracts/user.ts'
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

import { FieldList } from '../../form/FieldList.tsx'
import { SectionTitle } from '../../layout/SectionTitle.ts'
import { accountT, useAccountT } from '../../messages.generated.ts'
import { updateProfile } from '../../profile/profile.api.ts'
import { toProfileFields } from '../../profile/profile.ts'
import { useErrorText } from '../useErrorText.ts'
import {
  contactFields,
  isSaved,
  personalFields,
  type SettingsValues,
  toSettingsValues,
} from './settings.ts'

/** Reads `profile` once: a refetched one must not overwrite the member's input. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useAccountT()
  const form = useForm({ defaultValues: toSettingsValues(profile), mode: 'onTouched' })
  const { save, saving, errorMessage } = useProfileUpdate(profile._id)
  const { emailChangeUrl } = getConfig()
  const texts = {
    errorText: useErrorText(),
    label: (name: keyof SettingsValues) => t(`settings.${name}`),
    hint(name: keyof SettingsValues) {
      if (name === 'email' && emailChangeUrl) {
        return <a href={emailChangeUrl}>{t('settings.emailHint')}</a>
      }
      return isSaved(name) ? undefined : t('settings.notSaved')
    },
  }
  return (
    <Card as="section" aria-labelledby="personal">
      <Stack
        as="form"
        noValidate
        onSubmit={form.handleSubmit((values) =>
          save(trimValues(toProfileFields({ ...values, email: normalizeEmail(values.email) }))),
        )}
        $gap="5"
      >
        <SectionTitle id="personal">{t('settings.personal')}</SectionTitle>
        <FieldList
          form={form}
          fields={personalFields({ emailReadOnly: !!emailChangeUrl })}
          {...texts}
        />
        <SectionTitle>{t('settings.contact')}</SectionTitle>
        <FieldList form={form} fields={contactFields} {...texts} />
        {errorMessage && (
          <Notice kind="danger" role="alert">
            <span dir="auto">{errorMessage}</span>
          </Notice>
        )}
        <Stack $row $justify="end">
          <Button type="submit" busy={saving}>
            {t('settings.update')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}

// One id: a new toast replaces the previous one.
const toastOptions = { id: 'settings' }

function useProfileUpdate(userId: string) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (update: ProfileUpdate) => updateProfile(userId, update),
    onSuccess: (message) => void toast.success(message, toastOptions),
    onError: (error) => void toast.error(toErrorMessage(error), toastOptions),
  })
  return {
    saving: isPending,
    errorMessage: error && toErrorMessage(error),
    save: (update: ProfileUpdate) => {
      if (!isPending) mutate(update)
    },
  }
}

function toErrorMessage(error: Error): string {
  return serverMessage(error) ?? accountT('settings.failed')
}
