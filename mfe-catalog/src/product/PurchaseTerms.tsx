import { TAX_PERCENT } from '@shop/contracts/pricing.ts'
import { color, space } from '@shop/ui/tokens/tokens.ts'
import Banknote from 'lucide-react/icons/banknote'
import CreditCard from 'lucide-react/icons/credit-card'
import Receipt from 'lucide-react/icons/receipt'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import { styled } from 'styled-components'

import { IconList } from '../layout/IconList.ts'
import { useT } from '../messages.ts'

/** Currency, tax, discount and payment of every product. */
export function PurchaseTerms({ currency }: { currency: string }) {
  const t = useT()
  return (
    <List aria-label={t('product.terms')}>
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

const List = styled(IconList)`
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.line};
`
