import { leaveOverlay, useSearchParams } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'

import { AccountT } from '../../messages.generated.ts'
import { AccountPage } from '../AccountPage.tsx'
import { Favourites } from '../favourites/Favourites.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { SampleBadge } from '../SampleBadge.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { findOrder, ORDER_PARAM } from './orders.ts'
import { OrdersTable } from './OrdersTable.tsx'

export function OrdersPage() {
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
    <AccountPage page="account.orders" actions={<SampleBadge />}>
      <Notice>
        <AccountT id="orders.sampleNote" components={{ 0: <PortalLink page="orders" /> }} />
      </Notice>
      <OrdersTable />
      <Favourites />
      <OrderDialog order={findOrder(params)} onClose={() => leaveOverlay(close)} />
    </AccountPage>
  )
}
