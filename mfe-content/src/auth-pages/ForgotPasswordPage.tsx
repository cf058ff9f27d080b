import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import paths from '../paths.json'
import { emptyForm } from './auth-form.ts'
import { AuthField } from './AuthField.tsx'
import { Footer } from './AuthLayout.styles.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { T, useT } from './messages.ts'

/** Only validates the address: there is no endpoint to send it to, and the page says so. */
export function ForgotPasswordPage() {
  const t = useT()
  const form = useForm({ defaultValues: emptyForm, mode: 'onTouched' })
  const [submitted, setSubmitted] = useState(false)
  return (
    <AuthLayout
      badge={
        <IconBadge $size="l">
          <KeyRound />
        </IconBadge>
      }
      title={t('forgot.title')}
      intro={t('forgot.intro')}
    >
      <PageMeta
        title={t('meta.access.forgot.title')}
        description={t('meta.access.forgot.description')}
        noindex
      />
      <Stack as="form" noValidate onSubmit={form.handleSubmit(() => setSubmitted(true))} $gap="5">
        <AuthField form={form} name="email" autoComplete="email" hint={t('forgot.hint')} />
        {submitted && (
          <Notice kind="warning" role="status">
            <T
              id="forgot.submitted"
              components={{
                0: <Link to={sitePaths.contact} />,
                1: <Link to={paths['emails.reset']} />,
              }}
            />
          </Notice>
        )}
        <Button type="submit" size="l">
          {t('forgot.submit')}
        </Button>
      </Stack>
      <Footer>
        {t('forgot.loginPrompt')} <Link to={sitePaths.portalLogin}>{t('forgot.login')}</Link>
      </Footer>
    </AuthLayout>
  )
}
