import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { PartTitle } from '../totals/summary.styles.ts'
import { Fields, Wide } from './form.styles.ts'
import { FormField } from './FormField.tsx'
import { useT } from './messages.ts'
import { passwordChecks, PASSWORD_LENGTH } from './password.ts'

const empty = { old: '', new: '', retype: '' }

/** Checks the passwords. There is no call to change one with, and it says so before and after. */
export function PasswordForm() {
  const t = useT()
  const form = useForm({ defaultValues: empty, mode: 'onTouched' })
  const [checked, setChecked] = useState(false)

  function forget() {
    form.reset(empty)
    setChecked(true)
  }

  return (
    <Card as="section" aria-labelledby="password">
      <Stack
        as="form"
        noValidate
        onSubmit={form.handleSubmit(forget, () => setChecked(false))}
        $gap="5"
      >
        <PartTitle id="password">{t('settings.password')}</PartTitle>
        <Notice>{t('settings.password.note')}</Notice>
        <Fields>
          <Wide>
            <FormField
              form={form}
              name="old"
              label={t('settings.password.old')}
              checks={passwordChecks.old}
              deps={['new']}
              type="password"
              autoComplete="current-password"
            />
          </Wide>
          <FormField
            form={form}
            name="new"
            label={t('settings.password.new')}
            hint={t('settings.password.hint', { min: PASSWORD_LENGTH })}
            checks={passwordChecks.new}
            deps={['retype']}
            type="password"
            autoComplete="new-password"
          />
          <FormField
            form={form}
            name="retype"
            label={t('settings.password.retype')}
            checks={passwordChecks.retype}
            type="password"
            autoComplete="new-password"
          />
        </Fields>
        {checked && (
          <Notice kind="warning" role="status">
            {t('settings.password.checked')}
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
