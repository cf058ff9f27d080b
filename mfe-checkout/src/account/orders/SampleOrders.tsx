import { calculateTotals } from '@shop/contracts/rules/pricing.ts'
import { getConfig, getTaxPercent } from '@shop/kernel/config'
import { leaveOverlay, useSearchParams } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useLazyDialog } from '@shop/ui/on-demand/useLazyDialog.ts'

import { AccountT, useT } from '../../messages.generated.ts'
import { Favourites } from '../favourites/Favourites.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { ORDER_PARAM } from './order-params.ts'
import { countItems, findOrder, sampleOrders, toOrderSearch } from './orders.ts'
import { OrdersTable } from './OrdersTable.tsx'

const loadDialog = async () => (await import('./OrderDialog.tsx')).OrderDialog

const rows = sampleOrders.map((order) => ({
  ...order,
  total: calculateTotals(order.lines, getTaxPercent()).total,
  itemCount: countItems(order),
  to: toOrderSearch(order),
}))

/** For visitors, and where members' own orders are elsewhere. */
export function SampleOrders() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const order = findOrder(params)

  function close() {
    setParams(
      (latest) => {
        latest.delete(ORDER_PARAM)
        return latest
      },
      { replace: true, preventScrollReset: true },
    )
  }

  const { Dialog: OrderDialog } = useLazyDialog(loadDialog, {
    isOpen: order !== undefined,
    onClose: close,
    getFailure: () => t('dialog.unavailable'),
  })

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
      {OrderDialog && <OrderDialog order={order} onClose={() => leaveOverlay(close)} />}
    </Stack>
  )
}
