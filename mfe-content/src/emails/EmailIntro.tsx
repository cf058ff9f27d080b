import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useEmailsT } from '../messages.generated.ts'
import type { Email } from './emails.ts'
import { useSampleValues } from './useSampleValues.ts'

interface EmailIntroProps {
  email: Email
  /** Above the headline, in e-mails without a banner. */
  icon?: ReactNode
}

export function EmailIntro({ email, icon }: EmailIntroProps) {
  const t = useEmailsT()
  const values = useSampleValues()
  return (
    <Root>
      {icon && <IconBadge $size="l">{icon}</IconBadge>}
      <h3>{t(`${email}.headline`, values)}</h3>
      <p>{t(`${email}.text`, values)}</p>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  text-align: center;
  & > span {
    margin-block-end: ${space[2]};
  }
  & > h3 {
    font-size: ${font['2xl']};
  }
  & > p {
    color: ${color.muted};
  }
  ${mediaQuery.tablet} {
    padding-inline: ${space[5]};
  }
`
