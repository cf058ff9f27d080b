import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { useLoggingOut, useSession } from '@shop/kernel/session'
import { Link } from '@shop/router'
import { useLogout } from '@shop/shop-ui/session/useLogout.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { ArrowForward, mirrored } from '@shop/ui/icons/directional.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { styled } from 'styled-components'

import { AuthPagesT, useAuthPagesT } from '../messages.generated.ts'
import { AuthField } from './AuthField.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { MemberSummary } from './MemberSummary.tsx'
import { type FormInputs, SampleForm } from './SampleForm.tsx'

/** The account menu links here as "Sign Out": the page logs out, and locks nothing. */
export function LockScreenPage() {
  const t = useAuthPagesT()
  const session = useSession()
  const loggingOut = useLoggingOut()
  if (session === null && !loggingOut) {
    return (
      <AuthLayout page="lock" icon={<LogOut />} intro={t('lock.notSignedIn')}>
        <Stack>
          <ButtonLink to={sitePaths.portalLogin} size="l">
            {t('lock.login')}
            <ArrowForward />
          </ButtonLink>
          <ButtonLink to={sitePaths.home} size="l" variant="secondary">
            {t('lock.continue')}
          </ButtonLink>
        </Stack>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout page="lock" badge={session && <MemberSummary session={session} />}>
      <LogoutActions />
      <UnlockSample />
    </AuthLayout>
  )
}

function LogoutActions() {
  const t = useAuthPagesT()
  const { busy, handleLogout } = useLogout(t('lock.logoutFailed'))
  return (
    <Stack>
      <Button size="l" busy={busy} onClick={handleLogout}>
        {!busy && <MirroredLogOut aria-hidden />}
        <span>{t(busy ? 'lock.loggingOut' : 'lock.logout')}</span>
      </Button>
      <ButtonLink to={sitePaths.home} size="l" variant="secondary">
        {t('lock.continue')}
      </ButtonLink>
    </Stack>
  )
}

/** The template's lock screen, whose one rule is that a password is required; the portal alone could verify it. */
function UnlockSample() {
  const t = useAuthPagesT()
  const [result, setResult] = useState<'missing' | 'submitted'>()

  function handleSubmit({ password }: FormInputs) {
    setResult(password?.value ? 'submitted' : 'missing')
  }

  return (
    <SampleForm onSubmit={handleSubmit} submit={t('lock.submit')}>
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
    </SampleForm>
  )
}

const MirroredLogOut = styled(LogOut)`
  ${mirrored}
`
