import type { CartItem } from '@shop/kernel'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'

import { useT } from '../messages.ts'
import { HeadCell, Table } from './cart.styles.ts'
import type { CartChange } from './CartAnnouncement.tsx'
import { CartRow } from './CartRow.tsx'

interface CartTableProps {
  items: CartItem[]
  onChange: (change: CartChange) => void
}

/** Explicit roles: `display` other than table drops the implicit ones in some browsers. */
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
