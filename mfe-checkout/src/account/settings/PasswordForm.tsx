import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { PartTitle } from '../../order-summary/summary.styles.ts'
import { FieldList, type FieldSpec } from '../FieldList.tsx'
import { useT } from '../messages.ts'
import { passwordChecks, PASSWORD_LENGTH, type PasswordFields } from './password.ts'

const empty: PasswordFields = { old: '', new: '', retype: '' }

const fresh = { type: 'password', autoComplete: 'new-password' }

const fields: FieldSpec<PasswordFields>[] = [
  {
    ...{ name: 'old', checks: passwordChecks.old, deps: ['new'], wide: true },
    ...{ type: 'password', autoComplete: 'current-password' },
  },
  { name: 'new', checks: passwordChecks.new, deps: ['retype'], ...fresh },
  { name: 'retype', checks: passwordChecks.retype, ...fresh },
]

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
        <FieldList
          form={form}
          fields={fields}
          label={(name) => t(`settings.password.${name}`)}
          hint={(name) =>
            name === 'new' ? t('settings.password.hint', { min: PASSWORD_LENGTH }) : undefined
          }
        />
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
