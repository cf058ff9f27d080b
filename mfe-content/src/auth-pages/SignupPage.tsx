import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { useHydrated } from '@shop/kernel/page'
import { useSession } from '@shop/kernel/session'
import { Link, useNavigate } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'

import { AuthPagesT, useAuthPagesT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { AuthField } from './AuthField.tsx'
import { AuthLayout, Footer } from './AuthLayout.tsx'
import { MemberNotice } from './MemberNotice.tsx'
import { PortalPanel } from './PortalPanel.tsx'
import { useIsSample } from './sample.ts'
import { SampleForm } from './SampleForm.tsx'

/** Accounts are opened on the member portal, where the loader leads visitors at once. */
export function SignupPage() {
  const session = useSession()
  const hydrated = useHydrated()
  return session && hydrated ? <MemberNotice page="signup" session={session} /> : <VisitorSignup />
}

function VisitorSignup() {
  const t = useAuthPagesT()
  const sample = useIsSample()
  return (
    <AuthLayout page="signup">
      <PortalPanel page="register" />
      {sample && <SignupSample />}
      <Footer>
        {t('signup.loginPrompt')} <Link to={sitePaths.portalLogin}>{t('signup.login')}</Link>
      </Footer>
    </AuthLayout>
  )
}

/** Link and Enter lead to the success page. */
function SignupSample() {
  const t = useAuthPagesT()
  const navigate = useNavigate()

  async function handleSubmit() {
    // Within the event React would take the navigation for a form action, and read the fields.
    await Promise.resolve()
    await navigate(paths['auth.success'])
  }

  return (
    <SampleForm
      onSubmit={handleSubmit}
      submit={
        <>
          <ButtonLink to={paths['auth.success']} size="l" variant="secondary">
            {t('signup.submit')}
          </ButtonLink>
          {/* Enables submitting with Enter. */}
          <button type="submit" hidden />
        </>
      }
    >
      <AuthField name="name" autoComplete="name" />
      <AuthField name="email" autoComplete="email" />
      <AuthField name="password" autoComplete="new-password" />
      <Checkbox
        label={<AuthPagesT id="signup.terms" components={{ 0: <Link to={sitePaths.terms} /> }} />}
        name="terms"
      />
    </SampleForm>
  )
}
