import type { CartItem } from '@shop/kernel'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'

import { useT } from '../messages.ts'
import { HeadCell, Table } from './cart.styles.ts'
import { CartRow } from './CartRow.tsx'
import type { Change } from './change.ts'

interface CartTableProps {
  items: CartItem[]
  onChange: (change: Change) => void
}

/** The roles are spelled out because a browser forgets them where the style makes a row a card. */
export function CartTable({ items, onChange }: CartTableProps) {
  const t = useT()
  return (
    <Table role="table" aria-label={t('cart.title')}>
      <thead role="rowgroup">
        <tr role="row">
          <HeadCell role="columnheader">{t('cart.product')}</HeadCell>
          <HeadCell role="columnheader">{t('cart.price')}</HeadCell>
          <HeadCell role="columnheader">{t('cart.quantity')}</HeadCell>
          <HeadCell role="columnheader" $end>
            {t('cart.lineTotal')}
          </HeadCell>
          <HeadCell role="columnheader">
            <VisuallyHidden>{t('cart.removeColumn')}</VisuallyHidden>
          </HeadCell>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <CartRow key={item.id} item={item} onChange={onChange} />
        ))}
      </tbody>
    </Table>
  )
}
