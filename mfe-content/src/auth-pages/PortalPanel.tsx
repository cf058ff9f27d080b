import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { usePortalUrl } from '@shop/kernel/session'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useAuthPagesT } from '../messages.generated.ts'

interface PortalPanelProps {
  page: 'login' | 'register' | 'forgot-password'
}

/** The way to the member portal, which does what the page promises and then leads back to the shop. */
export function PortalPanel({ page }: PortalPanelProps) {
  const t = useAuthPagesT()
  const url = usePortalUrl(page, sitePaths.home)
  return (
    <Root>
      <p>{t(`portal.${page}.text`)}</p>
      <ButtonLink external href={url} size="l">
        {t(`portal.${page}.action`)}
        <ArrowForward />
      </ButtonLink>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border-radius: ${radius.l};
  background: ${color.accentSoft};
`
