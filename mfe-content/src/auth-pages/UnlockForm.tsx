import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'

import { type FormInputs, onSubmit } from '../demo-form/on-submit.ts'
import { AuthPagesT, useAuthPagesT } from '../messages.generated.ts'
import { AuthField } from './AuthField.tsx'

/** Only requires a password: the portal alone could verify it, so nothing is really locked. */
export function UnlockForm() {
  const t = useAuthPagesT()
  const [result, setResult] = useState<'missing' | 'submitted'>()

  function handleSubmit({ password }: FormInputs) {
    setResult(password?.value ? 'submitted' : 'missing')
  }

  return (
    <Stack as="form" noValidate onSubmit={onSubmit(handleSubmit)} $gap="5">
      <AuthField
        name="password"
        autoComplete="current-password"
        required
        error={result === 'missing' && t('lock.missing')}
      />
      {result === 'submitted' && (
        <Notice kind="warning" role="status">
          <AuthPagesT
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
