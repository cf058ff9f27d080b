import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Link } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'

import { AuthPagesT, useAuthPagesT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { AuthField } from './AuthField.tsx'
import { AuthLayout, Footer } from './AuthLayout.tsx'
import { PortalPanel } from './PortalPanel.tsx'
import { useIsSample } from './sample.ts'
import { SampleForm } from './SampleForm.tsx'

/** The member portal sends the link to a new password; the loader leads there at once. */
export function ForgotPasswordPage() {
  const t = useAuthPagesT()
  const sample = useIsSample()
  return (
    <AuthLayout page="forgot" icon={<KeyRound />}>
      <PortalPanel page="forgot-password" />
      {sample && <ForgotPasswordSample />}
      <Footer>
        {t('forgot.loginPrompt')} <Link to={sitePaths.portalLogin}>{t('forgot.login')}</Link>
      </Footer>
    </AuthLayout>
  )
}

function ForgotPasswordSample() {
  const t = useAuthPagesT()
  const [submitted, setSubmitted] = useState(false)
  return (
    <SampleForm onSubmit={() => setSubmitted(true)} submit={t('forgot.submit')}>
      <AuthField name="email" autoComplete="email" />
      {submitted && (
        <Notice kind="warning" role="status">
          <AuthPagesT
            id="forgot.submitted"
            components={{ 0: <Link to={paths['emails.reset']} /> }}
          />
        </Notice>
      )}
    </SampleForm>
  )
}
