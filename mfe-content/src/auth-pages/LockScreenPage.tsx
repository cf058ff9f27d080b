import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { useLoggingOut, useSession } from '@shop/kernel/session'
import { Link } from '@shop/router'
import { useLogout } from '@shop/shop-ui/session/useLogout.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { ArrowForward, mirrored } from '@shop/ui/icons/directional.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { styled } from 'styled-components'

import { AuthPagesT, useAuthPagesT } from '../messages.generated.ts'
import { AuthField } from './AuthField.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { MemberSummary } from './MemberSummary.tsx'
import { type FormInputs, onSubmit } from './SampleForm.tsx'

/** The account menu links here as "Sign Out", so the page also logs out. */
export function LockScreenPage() {
  const t = useAuthPagesT()
  const session = useSession()
  const loggingOut = useLoggingOut()
  if (session === null && !loggingOut) {
    return (
      <AuthLayout page="lock" icon={<LockKeyhole />} intro={t('lock.notSignedIn')}>
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
    <AuthLayout
      page="lock"
      icon={<LockKeyhole />}
      badge={session && <MemberSummary session={session} />}
    >
      <UnlockForm />
      <LogoutSection />
    </AuthLayout>
  )
}

/** Only requires a password: the portal alone could verify it, so nothing is really locked. */
function UnlockForm() {
  const t = useAuthPagesT()
  const [result, setResult] = useState<'missing' | 'submitted'>()

  function handleSubmit({ password }: FormInputs) {
    setResult(password?.value ? 'submitted' : 'missing')
  }

  return (
    <Stack as="form" noValidate onSubmit={onSubmit(handleSubmit)} $gap="5">
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
      <Button type="submit" size="l">
        {t('lock.submit')}
      </Button>
    </Stack>
  )
}

function LogoutSection() {
  const t = useAuthPagesT()
  const { busy, handleLogout } = useLogout(t('lock.logoutFailed'))
  return (
    <Logout aria-labelledby="sign-out">
      <h2 id="sign-out">{t('lock.signOut')}</h2>
      <Muted>{t('lock.signOutText')}</Muted>
      <Button variant="secondary" busy={busy} onClick={handleLogout}>
        {!busy && <MirroredLogOut aria-hidden />}
        <span>{t(busy ? 'lock.loggingOut' : 'lock.logout')}</span>
      </Button>
    </Logout>
  )
}

const Logout = styled.section`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.line};
  & > h2 {
    font-size: ${font.l};
  }
`

const MirroredLogOut = styled(LogOut)`
  ${mirrored}
`
