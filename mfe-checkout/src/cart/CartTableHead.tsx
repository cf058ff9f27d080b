import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { HeadCell, HeadRow, TableHead } from '@shop/ui/table/table.styles.ts'

import { useT } from '../messages.generated.ts'

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
