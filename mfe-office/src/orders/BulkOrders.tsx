import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'

import { useOrdersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { hasSlip } from './order-rules.ts'
import { StartPreparing } from './StartPreparing.tsx'

const toQuery = (orders: readonly OfficeOrder[]) =>
  String(new URLSearchParams(orders.map(({ _id }) => ['order', _id])))

/** What can be done with several orders at once. */
export function BulkOrders({ orders, onDone }: { orders: OfficeOrder[]; onDone: () => void }) {
  const t = useOrdersT()
  const withSlip = orders.filter(hasSlip)
  const inWork = orders.filter(({ state }) => state === 'inWork')
  return (
    <>
      <StartPreparing orders={orders} onDone={onDone} />
      {withSlip.length > 0 && (
        <ButtonLink variant="secondary" to={`${paths['order.slips']}?${toQuery(withSlip)}`}>
          {t('bulk.slips', { count: withSlip.length })}
        </ButtonLink>
      )}
      {inWork.length > 0 && (
        <ButtonLink variant="secondary" to={`${paths['order.send']}?${toQuery(inWork)}`}>
          {t('bulk.send', { count: inWork.length })}
        </ButtonLink>
      )}
    </>
  )
}
