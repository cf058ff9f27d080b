import type { Profile } from '@shop/contracts/user.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useForm } from 'react-hook-form'

import { PartTitle } from '../totals/summary.styles.ts'
import { filled, isEmail } from './checks.ts'
import { ContactFields } from './ContactFields.tsx'
import { Fields, Wide } from './form.styles.ts'
import { FormField } from './FormField.tsx'
import { useT } from './messages.ts'
import { profileUpdate, settingsOf } from './settings.ts'
import { useProfileUpdate } from './useProfileUpdate.ts'

/** Fills itself once: a profile that is fetched again must not undo what was typed. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useT()
  const form = useForm({ defaultValues: settingsOf(profile), mode: 'onTouched' })
  const { save, saving, failure } = useProfileUpdate(profile._id)
  const required = { missing: filled }
  return (
    <Card as="section" aria-labelledby="personal">
      <Stack
        as="form"
        noValidate
        onSubmit={form.handleSubmit((values) => save(profileUpdate(values)))}
        $gap="5"
      >
        <PartTitle id="personal">{t('settings.personal')}</PartTitle>
        <Fields>
          <FormField
            form={form}
            name="firstName"
            label={t('settings.firstName')}
            checks={required}
            autoComplete="given-name"
            maxLength={100}
          />
          <FormField
            form={form}
            name="lastName"
            label={t('settings.lastName')}
            checks={required}
            autoComplete="family-name"
            maxLength={100}
          />
          <Wide>
            <FormField
              form={form}
              name="email"
              label={t('settings.email')}
              checks={{ missing: filled, email: isEmail }}
              type="email"
              autoComplete="email"
              maxLength={200}
            />
          </Wide>
          <Wide>
            <FormField
              form={form}
              name="address"
              label={t('settings.address')}
              autoComplete="street-address"
              maxLength={500}
            />
          </Wide>
          <Wide>
            <FormField
              form={form}
              name="occupation"
              label={t('settings.occupation')}
              hint={t('settings.unsent')}
              autoComplete="organization-title"
              maxLength={100}
            />
          </Wide>
          <Wide>
            <FormField
              form={form}
              name="description"
              label={t('settings.description')}
              hint={t('settings.unsent')}
              long
              maxLength={1000}
            />
          </Wide>
        </Fields>
        <ContactFields form={form} />
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
