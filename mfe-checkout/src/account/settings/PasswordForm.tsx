import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { SectionTitle } from '../../layout/SectionTitle.ts'
import { FieldList, type FieldSpec } from '../FieldList.tsx'
import { useT } from '../messages.ts'
import { MIN_PASSWORD_LENGTH, passwordRules, type PasswordValues } from './password.ts'

const emptyValues: PasswordValues = { old: '', new: '', retype: '' }

const newPasswordInput = { type: 'password', autoComplete: 'new-password' }

const fields: FieldSpec<PasswordValues>[] = [
  {
    name: 'old',
    rules: passwordRules.old,
    deps: ['new'],
    wide: true,
    type: 'password',
    autoComplete: 'current-password',
  },
  { name: 'new', rules: passwordRules.new, deps: ['retype'], ...newPasswordInput },
  { name: 'retype', rules: passwordRules.retype, ...newPasswordInput },
]

/** Validates only: there is no endpoint to change a password. */
export function PasswordForm() {
  const t = useT()
  const form = useForm({ defaultValues: emptyValues, mode: 'onTouched' })
  const [validated, setValidated] = useState(false)

  function handleValid() {
    form.reset(emptyValues)
    setValidated(true)
  }

  return (
    <Card as="section" aria-labelledby="password">
      <Stack
        as="form"
        noValidate
        onSubmit={form.handleSubmit(handleValid, () => setValidated(false))}
        $gap="5"
      >
        <SectionTitle id="password">{t('settings.password')}</SectionTitle>
        <Notice>{t('settings.password.demoNote')}</Notice>
        <FieldList
          form={form}
          fields={fields}
          label={(name) => t(`settings.password.${name}`)}
          hint={(name) =>
            name === 'new' ? t('settings.password.hint', { min: MIN_PASSWORD_LENGTH }) : undefined
          }
        />
        {validated && (
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
