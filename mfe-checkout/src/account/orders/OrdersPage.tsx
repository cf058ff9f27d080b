import { useSearchParams } from '@shop/router'

import { AccountPage } from '../AccountPage.tsx'
import { OwnAccount } from '../OwnAccount.tsx'
import { MemberOrder } from './MemberOrder.tsx'
import { MemberOrders } from './MemberOrders.tsx'
import { ORDER_PARAM, parsePage } from './orders.ts'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { SampleOrders } from './SampleOrders.tsx'

/** A member's orders, or the one that the address names. */
export function OrdersPage() {
  const [params] = useSearchParams()
  const number = params.get(ORDER_PARAM)
  return (
    <OwnAccount
      samples={<SampleOrders />}
      skeleton={
        <AccountPage page="account.orders">
          <OrdersSkeleton />
        </AccountPage>
      }
    >
      {(userId) =>
        number ? (
          <MemberOrder key={`${userId} ${number}`} userId={userId} number={number} />
        ) : (
          <MemberOrders key={userId} userId={userId} page={parsePage(params)} />
        )
      }
    </OwnAccount>
  )
}
