import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { Session } from '@shop/kernel/session'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useAuthPagesT } from '../messages.generated.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { MemberSummary } from './MemberSummary.tsx'

/** Tells a member that there is nothing to log in to, or to sign up for, twice. */
export function MemberNotice({ page, session }: { page: 'login' | 'signup'; session: Session }) {
  const t = useAuthPagesT()
  return (
    <AuthLayout page={page} intro={t('login.signedIn')} badge={<MemberSummary session={session} />}>
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
