import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link, useNavigate } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { useForm } from 'react-hook-form'

import paths from '../paths.json'
import { emptyForm, MIN_PASSWORD_LENGTH, newPasswordRules } from './auth-form.ts'
import { AuthField } from './AuthField.tsx'
import { Footer } from './AuthLayout.styles.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { useT } from './messages.ts'
import { PortalNotice } from './PortalNotice.tsx'
import { TermsCheckbox } from './TermsCheckbox.tsx'

/** A sample form: "Register" links to the success page once the form is valid. */
export function SignupPage() {
  const t = useT()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: emptyForm, mode: 'onTouched' })
  const register = form.handleSubmit(() => navigate(paths['access.success']))
  return (
    <AuthLayout title={t('signup.title')} intro={t('signup.intro')}>
      <PageMeta
        title={t('meta.access.signup.title')}
        description={t('meta.access.signup.description')}
        noindex
      />
      <PortalNotice>{t('signup.portalNotice')}</PortalNotice>
      <Stack as="form" noValidate onSubmit={register} $gap="5">
        <AuthField form={form} name="name" autoComplete="name" />
        <AuthField form={form} name="email" autoComplete="email" />
        <AuthField
          form={form}
          name="password"
          autoComplete="new-password"
          hint={t('signup.passwordHint', { count: MIN_PASSWORD_LENGTH })}
          rules={newPasswordRules}
        />
        <TermsCheckbox form={form} />
        <ButtonLink to={paths['access.success']} size="l" onClick={register}>
          {t('signup.submit')}
        </ButtonLink>
        {/* Enables submitting with Enter. */}
        <button type="submit" hidden />
      </Stack>
      <Footer>
        {t('signup.loginPrompt')} <Link to={sitePaths.portalLogin}>{t('signup.login')}</Link>
      </Footer>
    </AuthLayout>
  )
}
