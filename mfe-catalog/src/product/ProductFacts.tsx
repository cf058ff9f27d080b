import { TAX_PERCENT } from '@shop/contracts/pricing.ts'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import Banknote from 'lucide-react/icons/banknote'
import CreditCard from 'lucide-react/icons/credit-card'
import Receipt from 'lucide-react/icons/receipt'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

/** What holds for buying any product here; only what the shop really does. */
export function ProductFacts({ currency }: { currency: string }) {
  const t = useT()
  return (
    <List aria-label={t('product.facts')}>
      <li>
        <Banknote aria-hidden />
        {t('product.currency', { currency })}
      </li>
      <li>
        <Receipt aria-hidden />
        {t('product.tax', { percent: TAX_PERCENT })}
      </li>
      <li>
        <TicketPercent aria-hidden />
        {t('product.discount')}
      </li>
      <li>
        <CreditCard aria-hidden />
        {t('product.payment')}
      </li>
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.line};
  list-style: none;
  color: ${color.muted};
  font-size: ${font.s};
  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[3]};
    align-items: start;
  }
  & svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 0.15em;
    color: ${color.accent};
    stroke-width: 1.5;
  }
`
