import { sitePaths } from '@shop/contracts/site-paths.ts'
import { useHydrated } from '@shop/kernel/page'
import { Link } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { useState } from 'react'

import type { FormInputs } from '../demo-form/on-submit.ts'
import { useAuthPagesT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { AuthField } from './AuthField.tsx'
import { Footer, Row } from './AuthLayout.styles.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { PortalPanel } from './PortalPanel.tsx'
import { readRememberedEmail, rememberEmail } from './remembered-email.ts'
import { SampleForm } from './SampleForm.tsx'

/** The login itself is on the member portal; the form is a sample that at most remembers the e-mail address. */
export function LoginPage() {
  const t = useAuthPagesT()
  const [rememberedEmail] = useState(readRememberedEmail)
  const remembered = useHydrated() && rememberedEmail !== ''
  const [result, setResult] = useState<'remembered' | 'submitted'>()

  function handleSubmit({ email, remember }: FormInputs) {
    const address = remember?.checked ? email?.value.trim() : ''
    rememberEmail(address || null)
    setResult(address ? 'remembered' : 'submitted')
  }

  return (
    <AuthLayout title={t('login.title')} intro={t('login.intro')}>
      <PageMeta
        title={t('meta.auth.login.title')}
        description={t('meta.auth.login.description')}
        noindex
      />
      <PortalPanel page="login" />
      <SampleForm onSubmit={handleSubmit} submit={t('login.submit')}>
        <AuthField name="email" autoComplete="username" defaultValue={rememberedEmail} />
        <AuthField name="password" autoComplete="current-password" />
        <Row>
          {/* React leaves a box of the server as it is. */}
          <Checkbox
            key={String(remembered)}
            label={t('login.remember')}
            name="remember"
            defaultChecked={remembered}
          />
          <Link to={sitePaths.forgotPassword}>{t('login.forgot')}</Link>
        </Row>
        {result && (
          <Notice kind="warning" role="status">
            {t(`login.${result}`)}
          </Notice>
        )}
      </SampleForm>
      <Footer>
        {t('login.signupPrompt')} <Link to={paths['auth.signup']}>{t('login.signup')}</Link>
      </Footer>
    </AuthLayout>
  )
}
