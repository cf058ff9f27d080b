import { useLoggingOut, useSession } from '@shop/kernel'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'

import { AccessFrame } from './AuthLayout.tsx'
import { Badge } from './Badge.tsx'
import { MemberBadge } from './MemberSummary.tsx'
import { useT } from './messages.ts'
import { NobodySignedIn } from './SignedOutLinks.tsx'
import { SignOut } from './LogoutSection.tsx'
import { UnlockForm } from './UnlockForm.tsx'

/** Called Sign Out where the account's menu leads to it, so it does that too. */
export function LockScreenPage() {
  const t = useT()
  const session = useSession()
  const leaving = useLoggingOut()
  const member = session !== null || leaving
  return (
    <AccessFrame
      badge={
        session ? (
          <MemberBadge session={session} />
        ) : (
          <Badge>
            <LockKeyhole aria-hidden />
          </Badge>
        )
      }
      title={t('lock.title')}
      intro={t(member ? 'lock.intro' : 'lock.nobody')}
    >
      <PageMeta
        title={t('meta.access.lock.title')}
        description={t('meta.access.lock.description')}
        unlisted
      />
      {member ? (
        <>
          <UnlockForm />
          <SignOut />
        </>
      ) : (
        <NobodySignedIn />
      )}
    </AccessFrame>
  )
}
