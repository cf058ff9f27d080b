import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { getConfig } from '@shop/kernel/config'
import { generatePath, Link, useParams, useSearchParams } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { PrintStyle } from '@shop/ui/page/PrintStyle.ts'
import Printer from 'lucide-react/icons/printer'

import { RecordPage } from '../../layout/RecordPage.tsx'
import { useOrdersPrintT, useOrdersT } from '../../messages.generated.ts'
import { paths } from '../../paths.generated.ts'
import { hasSlip } from '../order-rules.ts'
import { orderQuery } from '../orders.api.ts'
import { AwaitedTransfers } from './AwaitedTransfers.tsx'
import { CreditNoteSheet } from './CreditNoteSheet.tsx'
import { OrderSheet, type Sheet } from './OrderSheet.tsx'

/** The packing slip of an order or, by the address, its invoice or a credit note, ready to be printed. */
export function OrderPrintPage() {
  const t = useOrdersPrintT()
  const tOrders = useOrdersT()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const sheet: Sheet = search.get('sheet') === 'invoice' ? 'invoice' : 'slip'
  const refundId = search.get('refund')
  const above = [
    { label: tOrders('orders.title'), to: paths.orders },
    { label: tOrders('order.title'), to: generatePath(paths.order, { id }) },
  ]
  return (
    <RecordPage title={t('print.title')} above={above} query={orderQuery}>
      {(order) => {
        const isMissing = sheet === 'slip' && refundId === null ? !hasSlip(order) : !order.paidAt
        if (isMissing) return <Notice>{t(`print.missing.${sheet}`)}</Notice>
        return (
          <>
            <PrintStyle />
            <div>
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden />
                {t('print.button')}
              </Button>
            </div>
            {refundId === null && <AwaitedTransfers orders={[order]} />}
            {!getConfig().contact && (
              <Notice kind="warning">
                <p>{t('print.noAddress')}</p>
                <Link to={`${paths.settings}#contact`}>{t('print.toContact')}</Link>
              </Notice>
            )}
            {refundId === null ? (
              <OrderSheet order={order} sheet={sheet} />
            ) : (
              <CreditNote order={order} refundId={refundId} />
            )}
          </>
        )
      }}
    </RecordPage>
  )
}

function CreditNote({ order, refundId }: { order: OfficeOrderDetails; refundId: string }) {
  const t = useOrdersPrintT()
  const refund = order.refunds.find(({ _id }) => _id === refundId)
  if (!refund?.creditNote) return <Notice>{t('print.noCreditNote')}</Notice>
  return <CreditNoteSheet order={order} refund={refund} note={refund.creditNote} />
}
