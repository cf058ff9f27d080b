import type { OrderStatus } from '@shop/contracts/wire/account.ts'
import type { Fulfilment } from '@shop/contracts/wire/office-orders.ts'
import { OrderStatusBadge } from '@shop/shop-ui/order-status/OrderStatusBadge.tsx'

import { useAccountT } from '../../messages.generated.ts'
import type { SampleStatus } from './orders.ts'

type Status = SampleStatus | OrderStatus | Exclude<Fulfilment, 'new'> | 'refunded'

/** Those that have a message. */
const statuses: Readonly<Record<Status, true>> = {
  delivered: true,
  processing: true,
  canceled: true,
  paid: true,
  awaitingPayment: true,
  cancelled: true,
  expired: true,
  inWork: true,
  sent: true,
  collected: true,
  refunded: true,
}

const isKnown = (status: string): status is Status => Object.hasOwn(statuses, status)

/** The status of a member's order, or of a sample; an unknown one is shown as the server sent it. */
export function MemberOrderStatus({ status }: { status: string }) {
  const t = useAccountT()
  return (
    <OrderStatusBadge status={status}>
      {isKnown(status) ? (
        t(`orders.status.${status}`)
      ) : (
        <span lang="en" dir="auto">
          {status}
        </span>
      )}
    </OrderStatusBadge>
  )
}
