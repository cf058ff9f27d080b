import type { Profile } from '@shop/contracts/user.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useForm } from 'react-hook-form'

import { PartTitle } from '../../order-summary/summary.styles.ts'
import { FieldList } from '../FieldList.tsx'
import { useT } from '../messages.ts'
import { contactFields, personalFields } from './settings.fields.ts'
import { profileUpdate, settingsOf, type SettingsForm } from './settings.ts'
import { useProfileUpdate } from './useProfileUpdate.ts'

/** Fills itself once: a profile that is fetched again must not undo what was typed. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useT()
  const values = settingsOf(profile)
  const form = useForm({ defaultValues: values, mode: 'onTouched' })
  const { save, saving, failure } = useProfileUpdate(profile._id)
  const texts = {
    label: (name: keyof SettingsForm) => t(`settings.${name}`),
    hint: (name: keyof SettingsForm) =>
      name in profileUpdate(values) ? undefined : t('settings.unsent'),
  }
  return (
    <Card as="section" aria-labelledby="personal">
      <Stack
        as="form"
        noValidate
        onSubmit={form.handleSubmit((values) => save(profileUpdate(values)))}
        $gap="5"
      >
        <PartTitle id="personal">{t('settings.personal')}</PartTitle>
        <FieldList form={form} fields={personalFields} {...texts} />
        <PartTitle>{t('settings.contact')}</PartTitle>
        <FieldList form={form} fields={contactFields} {...texts} />
        {failure && (
          <Notice kind="danger" role="alert">
            <span dir="auto">{failure}</span>
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
