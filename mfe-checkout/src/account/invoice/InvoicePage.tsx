import { useSearchParams } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import Printer from 'lucide-react/icons/printer'

import { AccountPage } from '../AccountPage.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { useT } from '../messages.ts'
import { invoiced, orderOf, sampleOrders } from '../orders/orders.ts'
import { PrintSheetOnly } from './PrintStyle.ts'

/** The invoice of the order that the address names, or of the newest one. */
export function InvoicePage() {
  const t = useT()
  const [params] = useSearchParams()
  const order = [orderOf(params), ...sampleOrders].find((order) => order && invoiced(order))
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
      <PrintSheetOnly />
      <Notice>{t('invoice.sample')}</Notice>
      {order && <InvoiceSheet order={order} />}
    </AccountPage>
  )
}
