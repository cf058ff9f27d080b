import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { FieldList, type FieldSpec } from '../../form/FieldList.tsx'
import { SectionTitle } from '../../layout/SectionTitle.ts'
import { AccountT, useAccountT } from '../../messages.generated.ts'
import { PortalLink } from '../PortalLink.tsx'

const emptyValues = { old: '', new: '', retype: '' }

const fields: FieldSpec<typeof emptyValues>[] = [
  { name: 'old', wide: true, type: 'password', autoComplete: 'current-password' },
  { name: 'new', type: 'password', autoComplete: 'new-password' },
  { name: 'retype', type: 'password', autoComplete: 'new-password' },
]

/** There is no endpoint to change a password: only the member portal does. */
export function PasswordForm() {
  const t = useAccountT()
  const form = useForm({ defaultValues: emptyValues })
  const [submitted, setSubmitted] = useState(false)

  function handleSubmit() {
    form.reset(emptyValues)
    setSubmitted(true)
  }

  return (
    <Card as="section" aria-labelledby="password">
      <Stack as="form" noValidate onSubmit={form.handleSubmit(handleSubmit)} $gap="5">
        <SectionTitle id="password">{t('settings.password')}</SectionTitle>
        <Notice>
          <AccountT id="settings.password.note" components={{ 0: <PortalLink page="" /> }} />
        </Notice>
        <FieldList form={form} fields={fields} label={(name) => t(`settings.password.${name}`)} />
        {submitted && (
          <Notice kind="warning" role="status">
            {t('settings.password.notChanged')}
          </Notice>
        )}
        <Stack $row $justify="end">
          <Button type="submit" variant="secondary">
            {t('settings.password.submit')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
