import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'

import { useOrdersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { StartPreparing } from './StartPreparing.tsx'

const toQuery = (orders: readonly OfficeOrder[]) =>
  String(new URLSearchParams(orders.map(({ _id }) => ['order', _id])))

/** What can be done with several orders at once. */
export function BulkOrders({ orders, onDone }: { orders: OfficeOrder[]; onDone: () => void }) {
  const t = useOrdersT()
  const paid = orders.filter(({ status }) => status === 'paid')
  const inWork = orders.filter(({ state }) => state === 'inWork')
  return (
    <>
      <StartPreparing orders={orders} onDone={onDone} />
      {paid.length > 0 && (
        <ButtonLink variant="secondary" to={`${paths['order.slips']}?${toQuery(paid)}`}>
          {t('bulk.slips', { count: paid.length })}
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
