import type { CartItem } from '@shop/kernel/cart'
import { Table, TableBody } from '@shop/ui/table/table.styles.ts'

import { useT } from '../messages.generated.ts'
import type { CartChange } from './CartAnnouncement.tsx'
import { CartRow } from './CartRow.tsx'
import { CartTableHead } from './CartTableHead.tsx'

interface CartTableProps {
  items: CartItem[]
  onChange: (change: CartChange) => void
}

export function CartTable({ items, onChange }: CartTableProps) {
  const t = useT()
  return (
    <Table aria-label={t('cart.title')}>
      <CartTableHead />
      <TableBody>
        {items.map((item) => (
          <CartRow key={item.id} item={item} onChange={onChange} />
        ))}
      </TableBody>
    </Table>
  )
}
