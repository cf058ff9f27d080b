import { useParams, useSearchParams } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { PrintStyle } from '@shop/ui/page/PrintStyle.ts'
import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'

import { RecordLoader } from '../../form/RecordLoader.tsx'
import { PageFrame } from '../../layout/PageFrame.tsx'
import { useOrdersPrintT, useOrdersT } from '../../messages.generated.ts'
import { paths } from '../../paths.generated.ts'
import { orderQuery } from '../orders.api.ts'
import { OrderSheet, type Sheet } from './OrderSheet.tsx'

/** The packing slip of an order or, by the address, its invoice, ready to be printed. */
export function OrderPrintPage() {
  const t = useOrdersPrintT()
  const tOrders = useOrdersT()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const sheet: Sheet = search.get('sheet') === 'invoice' ? 'invoice' : 'slip'
  const breadcrumb = [
    { label: tOrders('orders.title'), to: paths.orders },
    { label: tOrders('order.title'), to: paths.order.replace(':id', encodeURIComponent(id)) },
    { label: t('print.title') },
  ]
  return (
    <PageFrame title={t('print.title')} breadcrumb={breadcrumb}>
      <PrintStyle />
      <StoredOrder key={id} id={id} sheet={sheet} />
    </PageFrame>
  )
}

function StoredOrder({ id, sheet }: { id: string; sheet: Sheet }) {
  const t = useOrdersPrintT()
  return (
    <RecordLoader query={useQuery(orderQuery(id))}>
      {(order) =>
        order.paidAt ? (
          <>
            <div>
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden />
                {t('print.button')}
              </Button>
            </div>
            <OrderSheet order={order} sheet={sheet} />
          </>
        ) : (
          <Notice>{t('print.notPaid')}</Notice>
        )
      }
    </RecordLoader>
  )
}
