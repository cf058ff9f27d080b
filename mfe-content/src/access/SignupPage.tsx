import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link, useNavigate } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { useForm } from 'react-hook-form'

import paths from '../paths.json'
import { emptyForm, PASSWORD_LENGTH } from './auth-form.ts'
import { AccessField } from './AuthField.tsx'
import { AccessFrame } from './AuthLayout.tsx'
import { Foot } from './AuthLayout.styles.ts'
import { useT } from './messages.ts'
import { PortalNotice } from './PortalNotice.tsx'
import { TermsBox } from './TermsCheckbox.tsx'

/** Register is a link that is followed once the form is filled in. */
export function SignupPage() {
  const t = useT()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: emptyForm, mode: 'onTouched' })
  const register = form.handleSubmit(() => navigate(paths['access.success']))
  return (
    <AccessFrame title={t('signup.title')} intro={t('signup.intro')}>
      <PageMeta
        title={t('meta.access.signup.title')}
        description={t('meta.access.signup.description')}
        unlisted
      />
      <PortalNotice>{t('signup.portal')}</PortalNotice>
      <Stack as="form" noValidate onSubmit={register} $gap="5">
        <AccessField form={form} name="name" autoComplete="name" />
        <AccessField form={form} name="email" autoComplete="email" />
        <AccessField
          form={form}
          name="password"
          autoComplete="new-password"
          hint={t('signup.passwordHint', { count: PASSWORD_LENGTH })}
          fresh
        />
        <TermsBox form={form} />
        <ButtonLink to={paths['access.success']} size="l" onClick={register}>
          {t('signup.submit')}
        </ButtonLink>
        {/* Without a submit button, Enter would do nothing. */}
        <button type="submit" hidden />
      </Stack>
      <Foot>
        {t('signup.member')} <Link to={sitePaths.portalLogin}>{t('signup.login')}</Link>
      </Foot>
    </AccessFrame>
  )
}
