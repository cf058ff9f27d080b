import { calculateTotals } from '@shop/contracts/rules/pricing.ts'
import { getConfig, getTaxPercent } from '@shop/kernel/config'
import { leaveOverlay, useSearchParams } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { AccountT } from '../../messages.generated.ts'
import { Favourites } from '../favourites/Favourites.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { countItems, findOrder, ORDER_PARAM, sampleOrders, toOrderSearch } from './orders.ts'
import { OrdersTable } from './OrdersTable.tsx'

const rows = sampleOrders.map((order) => ({
  ...order,
  total: calculateTotals(order.lines, getTaxPercent()).total,
  itemCount: countItems(order),
  to: toOrderSearch(order),
}))

/** For visitors, and where members' own orders are elsewhere. */
export function SampleOrders() {
  const [params, setParams] = useSearchParams()

  function close() {
    setParams(
      (latest) => {
        latest.delete(ORDER_PARAM)
        return latest
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <Stack $gap="5">
      <Notice>
        {getConfig().accountUrl === undefined ? (
          <AccountT id="orders.sampleNote" components={{ 0: <PortalLink page="orders" /> }} />
        ) : (
          <AccountT id="orders.logInNote" components={{ 0: <PortalLink page="login" /> }} />
        )}
      </Notice>
      <OrdersTable rows={rows} link={{ replace: true, preventScrollReset: true }} />
      <Favourites samples />
      <OrderDialog order={findOrder(params)} onClose={() => leaveOverlay(close)} />
    </Stack>
  )
}
