import { useSearchParams } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PrintStyle } from '@shop/ui/page/PrintStyle.ts'
import Printer from 'lucide-react/icons/printer'

import { PageFrame } from '../../layout/PageFrame.tsx'
import { useOrdersPrintT, useOrdersT } from '../../messages.generated.ts'
import { paths } from '../../paths.generated.ts'
import { hasSlip, isToPrepare } from '../order-rules.ts'
import { OrdersLoader } from '../OrdersLoader.tsx'
import { StartPreparing } from '../StartPreparing.tsx'
import { AwaitedTransfers } from './AwaitedTransfers.tsx'
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
  const ids = search.getAll('order')
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
  return (
    <OrdersLoader ids={ids}>
      {(orders) => {
        const slips = orders.filter(hasSlip)
        const others = orders.filter((order) => !hasSlip(order)).map(({ number }) => String(number))
        return (
          <>
            <PrintStyle />
            <Stack $row $gap="3">
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden />
                {t('print.button')}
              </Button>
              {slips.some(isToPrepare) && <StartPreparing orders={slips} />}
            </Stack>
            <AwaitedTransfers orders={slips} />
            {others.length > 0 && (
              <Notice>{t('slips.others', { numbers: others.join(', ') })}</Notice>
            )}
            {slips.map((order) => (
              <OrderSheet key={order._id} order={order} sheet="slip" />
            ))}
          </>
        )
      }}
    </OrdersLoader>
  )
}
