import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { MemberOrder as Order } from '@shop/contracts/wire/account.ts'
import { formatDay, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import { toFailure } from '@shop/kernel/http'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ChevronBack } from '@shop/ui/icons/directional.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import { Suspense } from 'react'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import { GrandTotal, PriceBreakdown } from '../../order-summary/OrderTotals.tsx'
import { getShownStatus, toOrderLines, toTotals } from './member-order.tsx'
import { memberOrderQuery } from './member-orders.api.ts'
import { MemberOrderStatus } from './MemberOrderStatus.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { PendingOrders } from './OrdersSkeleton.tsx'

// Without them the page is complete.
const ArrivalSteps = lazyOptional(
  async () => (await import('../../payment/ArrivalSteps.tsx')).ArrivalSteps,
)
const AskAboutOrder = lazyOptional(async () => (await import('./AskAboutOrder.tsx')).AskAboutOrder)

export interface MemberOrderProps {
  userId: string
  number: string
}

/** One of a member's own orders, and what can be done with it. */
export function MemberOrder({ userId, number }: MemberOrderProps) {
  const t = useAccountT()
  return (
    <Stack $gap="5">
      <BackLink to={sitePaths.account}>
        <ChevronBack aria-hidden />
        {t('order.all')}
      </BackLink>
      <LoadedOrder userId={userId} number={number} />
    </Stack>
  )
}

function LoadedOrder({ userId, number }: MemberOrderProps) {
  const query = useQuery(memberOrderQuery(userId, number))
  const { data, error, isFetching } = query
  if (data) return <OrderDetails userId={userId} order={data} />
  const isUnknown = toFailure(error).kind === 'notFound' && !isFetching
  return isUnknown ? <UnknownOrder /> : <PendingOrders query={query} />
}

function UnknownOrder() {
  const t = useAccountT()
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title={t('order.unknown.title')}
        text={t('order.unknown.text')}
        action={<ButtonLink to={sitePaths.account}>{t('order.all')}</ButtonLink>}
      />
    </Card>
  )
}

function OrderDetails({ userId, order }: { userId: string; order: Order }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const totals = toTotals(order)
  return (
    <Stack $gap="5">
      <Stack $row $gap="3">
        <MemberOrderStatus status={getShownStatus(order, order.orderSummary.total)} />
        {t('order.orderedOn', { date: formatDay(order.createdAt, lang, 'long', SHOP_TIME_ZONE) })}
      </Stack>
      <OrderProgress order={order} />
      <OrderActions userId={userId} order={order} />
      <OrderLines lines={toOrderLines(order)} />
      <Columns>
        <OrderFacts order={order} />
        <Card>
          <Stack $gap="3">
            <PriceBreakdown totals={totals} />
            <GrandTotal total={totals.total} />
          </Stack>
        </Card>
      </Columns>
      <Suspense fallback={null}>
        {order.fulfilment === 'sent' && (
          <Card $flush>
            <ArrivalSteps />
          </Card>
        )}
        <AskAboutOrder number={order.number} />
      </Suspense>
    </Stack>
  )
}

const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space[1]};
  inline-size: fit-content;
  min-block-size: ${size.touch};
  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;
  ${mediaQuery.tablet} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`
