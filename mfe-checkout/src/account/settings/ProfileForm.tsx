import type { Profile } from '@shop/contracts/user.ts'
import { getConfig } from '@shop/kernel/config'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { trimValues } from '@shop/ui/form/form-rules.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useForm } from 'react-hook-form'

import { SectionTitle } from '../../layout/SectionTitle.ts'
import { useAccountT } from '../../messages.generated.ts'
import { toProfileFields } from '../../profile/profile.ts'
import { FieldList } from '../FieldList.tsx'
import {
  contactFields,
  isSaved,
  personalFields,
  type SettingsValues,
  toSettingsValues,
} from './settings.ts'
import { useProfileUpdate } from './useProfileUpdate.ts'

/** Reads `profile` once: a refetched one must not overwrite the member's input. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useAccountT()
  const form = useForm({ defaultValues: toSettingsValues(profile), mode: 'onTouched' })
  const { save, saving, errorMessage } = useProfileUpdate(profile._id)
  const { emailChangeUrl } = getConfig()
  const texts = {
    label: (name: keyof SettingsValues) => t(`settings.${name}`),
    hint(name: keyof SettingsValues) {
      if (name === 'email' && emailChangeUrl) {
        return <EmailHint href={emailChangeUrl} />
      }
      return isSaved(name) ? undefined : t('settings.notSaved')
    },
  }
  return (
    <Card as="section" aria-labelledby="personal">
      <Stack
        as="form"
        noValidate
        onSubmit={form.handleSubmit((values) => save(trimValues(toProfileFields(values))))}
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

function EmailHint({ href }: { href: string }) {
  const t = useAccountT()
  return <a href={href}>{t('settings.emailHint')}</a>
}
