import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { normalizeEmail } from '@shop/contracts/rules/typed-text.ts'
import { useHydrated } from '@shop/kernel/page'
import { type Session, useSession } from '@shop/kernel/session'
import { safeLocalStorage } from '@shop/kernel/storage'
import { Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { TextLink } from '@shop/ui/navigation/TextLink.tsx'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useAuthPagesT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { AuthField } from './AuthField.tsx'
import { AuthLayout, Footer } from './AuthLayout.tsx'
import { MemberSummary } from './MemberSummary.tsx'
import { PortalPanel } from './PortalPanel.tsx'
import { type FormInputs, SampleForm } from './SampleForm.tsx'

/** The login itself is on the member portal; the form is a sample that at most remembers the e-mail address. */
export function LoginPage() {
  const session = useSession()
  const hydrated = useHydrated()
  return session && hydrated ? <MemberLogin session={session} /> : <VisitorLogin />
}

function VisitorLogin() {
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
    <AuthLayout page="login">
      <PortalPanel page="login" />
      <Forgot to={sitePaths.forgotPassword}>{t('login.forgot')}</Forgot>
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
      <Footer>
        {t('login.signupPrompt')} <Link to={paths['auth.signup']}>{t('login.signup')}</Link>
      </Footer>
    </AuthLayout>
  )
}

/** There is nothing to log in to twice. */
function MemberLogin({ session }: { session: Session }) {
  const t = useAuthPagesT()
  return (
    <AuthLayout
      page="login"
      intro={t('login.signedIn')}
      badge={<MemberSummary session={session} />}
    >
      <Stack>
        <ButtonLink to={sitePaths.shop} size="l">
          {t('lock.continue')}
          <ArrowForward />
        </ButtonLink>
        <ButtonLink to={sitePaths.account} size="l" variant="secondary">
          {t('login.account')}
        </ButtonLink>
      </Stack>
    </AuthLayout>
  )
}

const Forgot = styled(TextLink)`
  justify-self: start;
`
