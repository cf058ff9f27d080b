import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useAccountT } from '../messages.generated.ts'

/** Marks an address, an order or an invoice as an example. */
export function SampleBadge() {
  const t = useAccountT()
  return <Root>{t('sample.badge')}</Root>
}

const Root = styled.span`
  display: inline-block;
  padding: 0 ${space[3]};
  border: 1px solid currentColor;
  border-radius: ${radius.s};
  color: ${color.copper};
  font-size: ${font.xs};
  font-weight: ${font.medium};
  white-space: nowrap;
`
