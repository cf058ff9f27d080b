import { useSearchParams } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import Printer from 'lucide-react/icons/printer'

import { useAccountT } from '../../messages.generated.ts'
import { AccountPage } from '../AccountPage.tsx'
import { findOrder, hasInvoice, sampleOrders } from '../orders/orders.ts'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { PrintStyle } from './PrintStyle.ts'

/** The invoice of the order in the URL, or of the newest one. */
export function InvoicePage() {
  const t = useAccountT()
  const [params] = useSearchParams()
  const order = [findOrder(params), ...sampleOrders].find((order) => order && hasInvoice(order))
  return (
    <AccountPage
      page="account.invoice"
      actions={
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('invoice.print')}
        </Button>
      }
    >
      <PrintStyle />
      <Notice>{t('invoice.sampleNote')}</Notice>
      {order && <InvoiceSheet order={order} />}
    </AccountPage>
  )
}
