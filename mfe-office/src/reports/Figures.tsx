import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { ReportTotals } from '@shop/contracts/wire/office-reports.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { type Column, DataTable } from '@shop/ui/table/DataTable.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useReportsT } from '../messages.generated.ts'

/** In the order in which they follow from each other: goods - discount + delivery + tax = sales, less refunds = revenue. */
const figures = [
  ...(['goods', 'discount', 'delivery', 'tax', 'sales'] as const),
  ...(['refunds', 'revenue', 'orders', 'average'] as const),
] as const
type Figure = (typeof figures)[number]

const deducted: readonly Figure[] = ['discount', 'refunds']

interface FiguresProps {
  totals: ReportTotals
  /** Of the period before. */
  previous: ReportTotals
}

/** The sums of a period, each with what it includes, beside those of the period before. */
export function Figures({ totals, previous }: FiguresProps) {
  const t = useReportsT()
  const { lang } = useLanguage()
  const toValue = (from: ReportTotals, name: Figure) => {
    if (name === 'orders') return formatNumber(from.orders, lang)
    const hundredths = toHundredths(from[name])
    // No sign on nothing.
    return <Amount hundredths={deducted.includes(name) && hundredths ? -hundredths : hundredths} />
  }
  const columns: Column<Figure>[] = [
    {
      title: t('reports.figure'),
      long: false,
      cell: (name) => (
        <span>
          {t(`reports.${name}`)}
          <Includes>{t(`reports.${name}Includes`)}</Includes>
        </span>
      ),
    },
    { title: t('reports.now'), cell: (name) => toValue(totals, name), end: true },
    { title: t('reports.before'), cell: (name) => toValue(previous, name), end: true },
    {
      title: t('reports.change'),
      cell: (name) => <Change now={totals[name]} before={previous[name]} />,
      end: true,
    },
  ]
  return (
    <DataTable
      label={t('reports.figures')}
      columns={columns}
      items={figures}
      getKey={(name) => name}
    />
  )
}

/** By how much of the value before another differs from it. */
export function Change({ now, before }: { now: number; before: number }) {
  const { lang } = useLanguage()
  if (before <= 0) return '–'
  const percent = Math.round(((now - before) / before) * 100)
  return <bdi dir="ltr">{`${percent > 0 ? '+' : ''}${formatNumber(percent, lang)}%`}</bdi>
}

const Includes = styled.small`
  display: block;
  color: ${color.muted};
  font-size: ${font.xs};
`
