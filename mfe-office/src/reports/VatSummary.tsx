import type { OfficeReport } from '@shop/contracts/wire/office-reports.ts'
import { useLanguage } from '@shop/kernel/language'
import { type Column, DataTable } from '@shop/ui/table/DataTable.tsx'

import { useReportsT } from '../messages.generated.ts'
import { formatExact } from '../orders/print/format-exact.ts'
import { Part } from './Part.tsx'

type Vat = NonNullable<OfficeReport['vat']>

interface Line {
  title: string
  net: number
  tax: number
  isSum?: boolean
}

/** What an owner who is registered for VAT declares of the period. */
export function VatSummary({ vat: { invoiced, credited } }: { vat: Vat }) {
  const t = useReportsT()
  const { lang } = useLanguage()
  const lines: Line[] = [
    { title: t('reports.invoiced'), ...invoiced },
    { title: t('reports.credited'), net: -credited.net, tax: -credited.tax },
    {
      title: t('reports.vatDue'),
      net: invoiced.net - credited.net,
      tax: invoiced.tax - credited.tax,
      isSum: true,
    },
  ]
  const toAmount = (omr: number) => <bdi translate="no">{formatExact(omr, lang)}</bdi>
  const columns: Column<Line>[] = [
    {
      title: t('reports.vatLine'),
      long: false,
      cell: ({ title, isSum }) => (isSum ? <strong>{title}</strong> : title),
    },
    { title: t('reports.vatNet'), end: true, cell: ({ net }) => toAmount(net) },
    { title: t('reports.vatTax'), end: true, cell: ({ tax }) => toAmount(tax) },
  ]
  return (
    <Part title={t('reports.vat')}>
      <p>{t('reports.vatText')}</p>
      <DataTable
        label={t('reports.vat')}
        columns={columns}
        items={lines}
        getKey={({ title }) => title}
      />
    </Part>
  )
}
