import { useSearchParams } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { PrintStyle } from '@shop/ui/page/PrintStyle.ts'
import Printer from 'lucide-react/icons/printer'
import { Suspense } from 'react'

import { useAccountT } from '../../messages.generated.ts'
import { AccountPage } from '../AccountPage.tsx'
import { ORDER_PARAM } from '../orders/order-params.ts'
import { OrdersSkeleton } from '../orders/OrdersSkeleton.tsx'
import { OwnAccount } from '../OwnAccount.tsx'
import { MemberInvoice } from './MemberInvoice.tsx'
import { SampleInvoice } from './SampleInvoice.tsx'

const PaidOrders = lazyOptional(async () => (await import('./PaidOrders.tsx')).PaidOrders)

/** The invoice of the order in the URL, or of the newest one that has one. */
export function InvoicePage() {
  const t = useAccountT()
  const [params] = useSearchParams()
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
      <OwnAccount samples={<SampleInvoice />} skeleton={<OrdersSkeleton />}>
        {(userId) => (
          <>
            <MemberInvoice key={userId} userId={userId} number={params.get(ORDER_PARAM)} />
            <Suspense fallback={null}>
              <PaidOrders userId={userId} number={params.get(ORDER_PARAM)} />
            </Suspense>
          </>
        )}
      </OwnAccount>
    </AccountPage>
  )
}
