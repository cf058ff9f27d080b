import { useLoggingOut, useSession } from '@shop/kernel/session'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'

import { useAuthPagesT } from '../messages.generated.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { LogoutSection } from './LogoutSection.tsx'
import { MemberSummary } from './MemberSummary.tsx'
import { SignedOutLinks } from './SignedOutLinks.tsx'
import { UnlockForm } from './UnlockForm.tsx'

/** The account menu links here as "Sign Out", so the page also logs out. */
export function LockScreenPage() {
  const t = useAuthPagesT()
  const session = useSession()
  const loggingOut = useLoggingOut()
  const signedIn = session !== null || loggingOut
  return (
    <AuthLayout
      badge={
        session ? (
          <MemberSummary session={session} />
        ) : (
          <IconBadge $size="l">
            <LockKeyhole />
          </IconBadge>
        )
      }
      title={t('lock.title')}
      intro={t(signedIn ? 'lock.intro' : 'lock.notSignedIn')}
    >
      <PageMeta
        title={t('meta.auth.lock.title')}
        description={t('meta.auth.lock.description')}
        noindex
      />
      {signedIn ? (
        <>
          <UnlockForm />
          <LogoutSection />
        </>
      ) : (
        <SignedOutLinks />
      )}
    </AuthLayout>
  )
}
