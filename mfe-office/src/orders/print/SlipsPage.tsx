import { useSearchParams } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { PrintStyle } from '@shop/ui/page/PrintStyle.ts'
import { useQueries } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'

import { PageFrame } from '../../layout/PageFrame.tsx'
import { useOrdersPrintT, useOrdersT } from '../../messages.generated.ts'
import { paths } from '../../paths.generated.ts'
import { orderQuery } from '../orders.api.ts'
import { OrderSheet } from './OrderSheet.tsx'

/** The packing slips of the orders that the address names, each on a page of its own. */
export function SlipsPage() {
  const t = useOrdersPrintT()
  const tOrders = useOrdersT()
  const above = { label: tOrders('orders.title'), to: paths.orders }
  return (
    <PageFrame title={t('slips.title')} breadcrumb={[above, { label: t('slips.title') }]}>
      <Slips />
    </PageFrame>
  )
}

function Slips() {
  const t = useOrdersPrintT()
  const [search] = useSearchParams()
  const ids = [...new Set(search.getAll('order'))]
  const orders = useQueries({ queries: ids.map(orderQuery) })
  if (ids.length === 0) {
    return (
      <EmptyState
        icon={<Printer />}
        title={t('slips.none')}
        text={t('slips.noneText')}
        action={<ButtonLink to={paths.orders}>{t('slips.toOrders')}</ButtonLink>}
      />
    )
  }
  const failed = orders.find(({ error }) => error)
  if (failed) return <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />
  if (orders.some(({ data }) => !data)) {
    return (
      <Loading>
        <Skeleton height="18rem" shape="l" />
      </Loading>
    )
  }
  return (
    <>
      <PrintStyle />
      <div>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('print.button')}
        </Button>
      </div>
      {orders.map(({ data }) => data && <OrderSheet key={data._id} order={data} sheet="slip" />)}
    </>
  )
}
