import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { emptyForm } from './auth-form.ts'
import { AuthField } from './AuthField.tsx'
import { T, useT } from './messages.ts'

/** Only checks that a password is entered: the portal alone could verify it, so nothing is really locked. */
export function UnlockForm() {
  const t = useT()
  const form = useForm({ defaultValues: emptyForm, mode: 'onTouched' })
  const [submitted, setSubmitted] = useState(false)
  return (
    <Stack as="form" noValidate onSubmit={form.handleSubmit(() => setSubmitted(true))} $gap="5">
      <AuthField form={form} name="password" autoComplete="current-password" />
      {submitted && (
        <Notice kind="warning" role="status">
          <T
            id="lock.submitted"
            components={{ 0: <Link to={sitePaths.home} />, 1: <Link to={sitePaths.portalLogin} /> }}
          />
        </Notice>
      )}
      <Button type="submit" size="l">
        {t('lock.submit')}
      </Button>
    </Stack>
  )
}
