import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import Lock from 'lucide-react/icons/lock'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

export function SecurePaymentNote() {
  const t = useT()
  return (
    <Root>
      <Lock aria-hidden />
      {t('checkout.securePayment')}
    </Root>
  )
}

const Root = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]};
  padding-block-end: ${space[6]};
  color: ${color.muted};
  font-size: ${font.xs};
  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.2em;
  }
  ${mediaQuery.laptop} {
    padding: 0 ${space[5]} ${space[5]};
  }
`
