import { toHundredths } from '@shop/contracts/money.ts'
import { calculateSubtotal } from '@shop/contracts/pricing.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { Amount } from '@shop/ui/text/Amount.tsx'

import { useAccountT } from '../../messages.generated.ts'
import { type Column, DataTable } from '../DataTable.tsx'
import type { SampleLine } from '../orders/orders.ts'

export function InvoiceTable({ lines }: { lines: SampleLine[] }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const columns: Column<SampleLine>[] = [
    { title: t('invoice.item'), cell: ({ product }) => t(`products.${product}`) },
    { title: t('invoice.qty'), end: true, cell: ({ quantity }) => formatNumber(quantity, lang) },
    {
      title: t('invoice.rate'),
      end: true,
      cell: ({ price }) => <Amount hundredths={toHundredths(price)} />,
    },
    {
      title: t('invoice.amount'),
      end: true,
      cell: (line) => <Amount hundredths={calculateSubtotal([line])} />,
    },
  ]
  return (
    <DataTable
      label={t('invoice.items')}
      columns={columns}
      items={lines}
      getKey={({ product }) => product}
    />
  )
}
