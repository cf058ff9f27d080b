import { calculateSubtotal } from '@shop/contracts/pricing.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import type { SampleLine } from './orders.ts'

/** The lines of an order, briefly. */
export function LineList({ lines }: { lines: SampleLine[] }) {
  const t = useT()
  const { lang } = useLanguage()
  return (
    <List>
      {lines.map((line) => (
        <li key={line.goods}>
          <span>
            {t(`goods.${line.goods}`)}{' '}
            <Quantity translate="no">× {formatNumber(line.quantity, lang)}</Quantity>
          </span>
          <Amount hundredths={calculateSubtotal([line])} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  padding-block-end: ${space[4]};
  border-block-end: 1px solid ${color.line};
  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[1]};
  }
`

const Quantity = styled.span`
  color: ${color.muted};
  white-space: nowrap;
`
