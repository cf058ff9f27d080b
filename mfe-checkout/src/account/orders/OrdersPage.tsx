import { useSearchParams } from '@shop/router'

import { useAccountT } from '../../messages.generated.ts'
import { AccountPage } from '../AccountPage.tsx'
import { OwnAccount, useAccountOwner } from '../OwnAccount.tsx'
import { LazyMemberOrder } from './LazyMemberOrder.tsx'
import { MemberOrders } from './MemberOrders.tsx'
import { ORDER_PARAM, parsePage } from './order-params.ts'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { SampleOrders } from './SampleOrders.tsx'

/** A member's orders, or the one that the address names; the samples for everybody else. */
export function OrdersPage() {
  const t = useAccountT()
  const [params] = useSearchParams()
  const number = params.get(ORDER_PARAM)
  const isOwnOrder = useAccountOwner() !== undefined && number !== null
  return (
    <AccountPage
      page="account.orders"
      {...(isOwnOrder && { title: t('order.titleOf', { no: number }) })}
    >
      <OwnAccount samples={<SampleOrders />} skeleton={<OrdersSkeleton />}>
        {(userId) =>
          number ? (
            <LazyMemberOrder key={`${userId} ${number}`} userId={userId} number={number} />
          ) : (
            <MemberOrders key={userId} userId={userId} page={parsePage(params)} />
          )
        }
      </OwnAccount>
    </AccountPage>
  )
}
