import { toHundredths } from '@shop/contracts/rules/money.ts'
import { calculateTotals } from '@shop/contracts/rules/pricing.ts'
import { getTaxPercent } from '@shop/kernel/config'
import { useSearchParams } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useAccountT } from '../../messages.generated.ts'
import { PostalAddress } from '../billing/PostalAddress.tsx'
import { useAddress } from '../billing/useAddress.ts'
import { findOrder, hasInvoice, sampleOrders } from '../orders/orders.ts'
import { InvoiceSheet } from './InvoiceSheet.tsx'

export function SampleInvoice() {
  const t = useAccountT()
  const [params] = useSearchParams()
  const { address } = useAddress('billing')
  const order = [findOrder(params), ...sampleOrders].find((order) => order && hasInvoice(order))
  if (!order) return null
  const { no, date, lines } = order
  return (
    <Stack $gap="5">
      <Notice>{t('invoice.sampleNote')}</Notice>
      <InvoiceSheet
        invoice={{
          no,
          date,
          lines: lines.map(({ product, quantity, price }) => ({
            id: product,
            title: t(`products.${product}`),
            quantity,
            price: toHundredths(price),
          })),
          totals: calculateTotals(lines, getTaxPercent()),
          billedTo: <PostalAddress address={address} />,
          sample: true,
        }}
      />
    </Stack>
  )
}
