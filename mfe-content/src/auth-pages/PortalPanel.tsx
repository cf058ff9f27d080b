import { sitePaths } from '@shop/contracts/site-paths.ts'
import { portalUrl } from '@shop/kernel'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ArrowForward } from '@shop/ui/icons/Arrow.tsx'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from './messages.ts'

interface PortalPanelProps {
  page: 'login' | 'register' | 'forgot-password'
}

/** The way to the member portal, which does what the page promises and then leads back to the shop. */
export function PortalPanel({ page }: PortalPanelProps) {
  const t = useT()
  const home = new URL(sitePaths.home, window.location.origin).href
  return (
    <Root>
      <p>{t(`portal.${page}.text`)}</p>
      <ButtonLink external href={portalUrl(page, home)} size="l">
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
