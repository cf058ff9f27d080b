import { DarkSection } from '@shop/ui/layout/DarkSection.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { FooterBottom } from './FooterBottom.tsx'
import { FooterColumns } from './FooterColumns.tsx'
import { useT } from './messages.ts'
import type { EarlySubscription } from './Newsletter.tsx'

interface FooterProps {
  /** What was done in the server's form. */
  early?: EarlySubscription | undefined
}

export function Footer({ early }: FooterProps) {
  const t = useT()
  return (
    <Root as="footer" aria-label={t('footer.label')}>
      <FooterColumns early={early} />
      <FooterBottom />
    </Root>
  )
}

const Root = styled(DarkSection)`
  padding-block: ${space[7]} ${space[5]};
  ${mediaQuery.tablet} {
    padding-block: ${space[8]} ${space[6]};
  }
  @media print {
    display: none;
  }
`
