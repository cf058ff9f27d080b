import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { Notice } from '@shop/ui/feedback/Notice.tsx'

import { useOrdersPrintT } from '../../messages.generated.ts'
import { isToBePaid } from '../order-rules.ts'

/** Warns of the orders that are not to be sent yet: their transfer has not come. */
export function AwaitedTransfers({ orders }: { orders: readonly OfficeOrderDetails[] }) {
  const t = useOrdersPrintT()
  const awaited = orders.filter((order) => isToBePaid(order) && order.paymentMethod === 'transfer')
  if (awaited.length === 0) return null
  const numbers = awaited.map(({ number }) => String(number)).join(', ')
  return <Notice kind="warning">{t('print.awaitedTransfers', { numbers })}</Notice>
}
