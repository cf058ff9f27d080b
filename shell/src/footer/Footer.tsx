import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { usePageFrame } from '../layout/usePageFrame.ts'
import { useT } from '../messages.ts'
import { FooterBottom } from './FooterBottom.tsx'
import { FooterColumns } from './FooterColumns.tsx'

export function Footer() {
  const t = useT()
  const frame = usePageFrame()
  if (frame === 'workspace') return null
  return (
    <Root as="footer" aria-label={t('footer.label')}>
      {!frame && <FooterColumns />}
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
