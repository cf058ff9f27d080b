import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import paths from '../paths.json'
import { type AuthForm, emptyForm } from './auth-form.ts'
import { AuthField } from './AuthField.tsx'
import { Footer, Row } from './AuthLayout.styles.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { useT } from './messages.ts'
import { PortalNotice } from './PortalNotice.tsx'
import { readRememberedEmail, rememberEmail } from './remembered-email.ts'

/** A sample form: validates, optionally remembers the e-mail address. The actual login is on the member portal. */
export function LoginPage() {
  const t = useT()
  const [defaultValues] = useState(readDefaultValues)
  const form = useForm({ defaultValues, mode: 'onTouched' })
  const [result, setResult] = useState<'remembered' | 'submitted'>()

  function handleValid({ email, remember }: AuthForm) {
    rememberEmail(remember ? email.trim() : null)
    setResult(remember ? 'remembered' : 'submitted')
  }

  return (
    <AuthLayout title={t('login.title')} intro={t('login.intro')}>
      <PageMeta
        title={t('meta.access.login.title')}
        description={t('meta.access.login.description')}
        noindex
      />
      <PortalNotice>{t('login.portalNotice')}</PortalNotice>
      <Stack as="form" noValidate onSubmit={form.handleSubmit(handleValid)} $gap="5">
        <AuthField form={form} name="email" autoComplete="username" />
        <AuthField form={form} name="password" autoComplete="current-password" />
        <Row>
          <Checkbox label={t('login.remember')} {...form.register('remember')} />
          <Link to={sitePaths.forgotPassword}>{t('login.forgot')}</Link>
        </Row>
        {result && <PortalNotice submitted>{t(`login.${result}`)}</PortalNotice>}
        <Button type="submit" size="l">
          {t('login.submit')}
        </Button>
      </Stack>
      <Footer>
        {t('login.signupPrompt')} <Link to={paths['access.signup']}>{t('login.signup')}</Link>
      </Footer>
    </AuthLayout>
  )
}

function readDefaultValues(): AuthForm {
  const email = readRememberedEmail()
  return { ...emptyForm, email, remember: email !== '' }
}
