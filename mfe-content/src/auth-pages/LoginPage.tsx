import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { normalizeEmail } from '@shop/contracts/rules/typed-text.ts'
import { useHydrated } from '@shop/kernel/page'
import { useSession } from '@shop/kernel/session'
import { safeLocalStorage } from '@shop/kernel/storage'
import { Link } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { TextLink } from '@shop/ui/navigation/TextLink.tsx'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useAuthPagesT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { AuthField } from './AuthField.tsx'
import { AuthLayout, Footer } from './AuthLayout.tsx'
import { MemberNotice } from './MemberNotice.tsx'
import { PortalPanel } from './PortalPanel.tsx'
import { useIsSample } from './sample.ts'
import { type FormInputs, SampleForm } from './SampleForm.tsx'

/** The login itself is on the member portal, where the loader leads visitors at once. */
export function LoginPage() {
  const session = useSession()
  const hydrated = useHydrated()
  return session && hydrated ? <MemberNotice page="login" session={session} /> : <VisitorLogin />
}

function VisitorLogin() {
  const t = useAuthPagesT()
  const sample = useIsSample()
  return (
    <AuthLayout page="login">
      <PortalPanel page="login" />
      <Forgot to={sitePaths.forgotPassword}>{t('login.forgot')}</Forgot>
      {sample && <LoginSample />}
      <Footer>
        {t('login.signupPrompt')} <Link to={paths['auth.signup']}>{t('login.signup')}</Link>
      </Footer>
    </AuthLayout>
  )
}

/** At most remembers the e-mail address, with which the portal's form begins then. */
export function LoginSample() {
  const t = useAuthPagesT()
  const [rememberedEmail] = useState(() => safeLocalStorage.read(storageKeys.rememberedEmail) ?? '')
  const remembered = useHydrated() && rememberedEmail !== ''
  const [result, setResult] = useState<'remembered' | 'submitted'>()

  function handleSubmit({ email, remember }: FormInputs) {
    const address = remember?.checked && email ? normalizeEmail(email.value) : ''
    safeLocalStorage.write(storageKeys.rememberedEmail, address || null)
    setResult(address ? 'remembered' : 'submitted')
  }

  return (
    <SampleForm onSubmit={handleSubmit} submit={t('login.submit')}>
      <AuthField name="email" autoComplete="username" defaultValue={rememberedEmail} />
      <AuthField name="password" autoComplete="current-password" />
      {/* React leaves a box of the server as it is. */}
      <Checkbox
        key={String(remembered)}
        label={t('login.remember')}
        name="remember"
        defaultChecked={remembered}
      />
      {result && (
        <Notice kind="warning" role="status">
          {t(`login.${result}`)}
        </Notice>
      )}
    </SampleForm>
  )
}

const Forgot = styled(TextLink)`
  justify-self: start;
`
