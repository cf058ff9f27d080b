import type { CartItem } from '@shop/kernel/cart'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { HeadCell, HeadRow, Table, TableBody, TableHead } from '@shop/ui/table/table.styles.ts'

import { useT } from '../messages.generated.ts'
import type { CartChange } from './CartAnnouncement.tsx'
import { CartRow } from './CartRow.tsx'

interface CartTableProps {
  items: CartItem[]
  /** Stock of the products for which it is known. */
  stock: ReadonlyMap<string, { left: number | null }>
  onChange: (change: CartChange) => void
}

export function CartTable({ items, stock, onChange }: CartTableProps) {
  const t = useT()
  return (
    <Table aria-label={t('cart.title')}>
      <CartTableHead />
      <TableBody>
        {items.map((item) => (
          <CartRow key={item.id} item={item} stock={stock.get(item.id)} onChange={onChange} />
        ))}
      </TableBody>
    </Table>
  )
}

export function CartTableHead() {
  const t = useT()
  return (
    <TableHead>
      <HeadRow>
        <HeadCell>{t('cart.product')}</HeadCell>
        <HeadCell>{t('cart.price')}</HeadCell>
        <HeadCell>{t('cart.quantity')}</HeadCell>
        <HeadCell $end>{t('cart.lineTotal')}</HeadCell>
        <HeadCell>
          <VisuallyHidden>{t('cart.removeColumn')}</VisuallyHidden>
        </HeadCell>
      </HeadRow>
    </TableHead>
  )
}
