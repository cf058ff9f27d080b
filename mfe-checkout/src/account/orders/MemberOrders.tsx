import { orderPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OrderRow } from '@shop/contracts/wire/account.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Pagination } from '@shop/ui/navigation/Pagination.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Package from 'lucide-react/icons/package'

import { useAccountT } from '../../messages.generated.ts'
import { Favourites } from '../favourites/Favourites.tsx'
import { getShownStatus } from './member-order.tsx'
import { memberOrdersQuery } from './member-orders.api.ts'
import { PAGE_PARAM } from './order-params.ts'
import { PendingOrders } from './OrdersSkeleton.tsx'
import { OrdersTable } from './OrdersTable.tsx'

interface MemberOrdersProps {
  userId: string
  /** Counted from 1. */
  page: number
}

/** A member's own orders, newest first. */
export function MemberOrders({ userId, page }: MemberOrdersProps) {
  return (
    <Stack $gap="5">
      <OrderList userId={userId} page={page} />
      <Favourites />
    </Stack>
  )
}

/** Whether an order is still to come, as far as the shop tells. */
const isUnderWay = ({ status, fulfilment = 'inWork' }: OrderRow) =>
  status === 'paid' && ['inWork', 'sent'].includes(fulfilment)

const toRow = (order: OrderRow) => ({
  no: order.number,
  date: order.createdAt,
  status: getShownStatus(order, order.total),
  total: toHundredths(order.total),
  itemCount: order.itemCount,
  to: orderPath(order.number),
  items: order.items,
  arrival: isUnderWay(order) ? order.delivery : undefined,
})

function OrderList({ userId, page }: MemberOrdersProps) {
  const query = useQuery({
    ...memberOrdersQuery(userId, page),
    placeholderData: keepPreviousData,
  })
  if (!query.data) return <PendingOrders query={query} />
  const { results, paginate } = query.data
  if (results.length === 0 && page === 1) return <NoOrders />
  return (
    <>
      <OrdersTable rows={results.map(toRow)} />
      <Pagination
        page={page}
        totalPages={paginate.totalPage}
        hrefFor={(target) => `${sitePaths.account}?${PAGE_PARAM}=${target}`}
      />
    </>
  )
}

function NoOrders() {
  const t = useAccountT()
  return (
    <Card>
      <EmptyState
        icon={<Package />}
        title={t('orders.empty.title')}
        text={t('orders.empty.text')}
        action={<ButtonLink to={sitePaths.shop}>{t('favourites.browseShop')}</ButtonLink>}
      />
    </Card>
  )
}
