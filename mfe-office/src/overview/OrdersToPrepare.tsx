import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import { generatePath, Link } from '@shop/router'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'

import { ShortTime } from '../list/ShortTime.tsx'
import { useOverviewT } from '../messages.generated.ts'
import { DueDay } from '../orders/DueDay.tsx'
import { OrderGoods } from '../orders/OrderGoods.tsx'
import { paths } from '../paths.generated.ts'
import { ShortList } from './ShortList.tsx'

/** An order by its number and who bought it, with a link to it. */
export function OrderName({
  order: { _id, number, buyerName, buyerEmail },
}: {
  order: OfficeOrder
}) {
  return (
    <>
      <Link to={generatePath(paths.order, { id: _id })} translate="no">
        {number}
      </Link>{' '}
      <PersonalText>{buyerName || buyerEmail}</PersonalText>
    </>
  )
}

/** The orders that have waited longest, with what they are of and the day that they were promised for. */
export function OrdersToPrepare({ orders }: { orders: readonly OfficeOrder[] }) {
  const t = useOverviewT()
  return (
    <ShortList
      title={t('today.ordersTitle')}
      none={t('today.noOrders')}
      all={{ to: paths.orders, label: t('today.allOrders') }}
      items={orders.map((order) => ({
        key: order._id,
        subject: <OrderName order={order} />,
        detail: order.goods ? (
          <OrderGoods goods={order.goods} />
        ) : (
          <ShortTime at={order.createdAt} />
        ),
        note: <Amount hundredths={toHundredths(order.total)} />,
        noteDetail: order.delivery?.expectedOn ? (
          <DueDay order={order} />
        ) : (
          <ShortTime at={order.createdAt} />
        ),
      }))}
    />
  )
}
