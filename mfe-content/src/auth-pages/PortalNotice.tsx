import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { ArrowForward } from '@shop/ui/icons/Arrow.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useT } from './messages.ts'

interface PortalNoticeProps {
  /** The notice answers a submitted form; otherwise it is always shown. */
  submitted?: boolean
  children: ReactNode
}

/** Links to the member portal, where the actual login is. */
export function PortalNotice({ submitted = false, children }: PortalNoticeProps) {
  const t = useT()
  return (
    <Notice {...(submitted && { kind: 'warning', role: 'status' })}>
      <Text>{children}</Text>
      <ButtonLink to={sitePaths.portalLogin} variant={submitted ? 'primary' : 'secondary'}>
        {t('auth.portal')}
        <ArrowForward />
      </ButtonLink>
    </Notice>
  )
}

const Text = styled.p`
  margin-block-end: ${space[3]};
`
