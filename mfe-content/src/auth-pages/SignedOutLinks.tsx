import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ArrowForward } from '@shop/ui/icons/Arrow.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useAuthPagesT } from '../messages.generated.ts'

export function SignedOutLinks() {
  const t = useAuthPagesT()
  return (
    <Stack>
      <ButtonLink to={sitePaths.portalLogin} size="l">
        {t('lock.login')}
        <ArrowForward />
      </ButtonLink>
      <ButtonLink to={sitePaths.home} size="l" variant="secondary">
        {t('lock.continue')}
      </ButtonLink>
    </Stack>
  )
}
