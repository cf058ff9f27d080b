import { toPath } from '@shop/contracts/to-path.ts'
import { useParams, useSearchParams } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { PrintStyle } from '@shop/ui/page/PrintStyle.ts'
import Printer from 'lucide-react/icons/printer'

import { RecordPage } from '../../layout/RecordPage.tsx'
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
  const above = [
    { label: tOrders('orders.title'), to: paths.orders },
    { label: tOrders('order.title'), to: toPath(paths.order, { id }) },
  ]
  return (
    <RecordPage title={t('print.title')} above={above} query={orderQuery}>
      {(order) =>
        order.paidAt ? (
          <>
            <PrintStyle />
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
    </RecordPage>
  )
}
