import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeReport } from '@shop/contracts/wire/office-reports.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useSearchParams } from '@shop/router'
import { type Column, DataTable } from '@shop/ui/table/DataTable.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { useQuery } from '@tanstack/react-query'

import { RecordLoader } from '../form/RecordLoader.tsx'
import { PageFrame } from '../layout/PageFrame.tsx'
import { ExportButton } from '../list/ExportButton.tsx'
import { useReportsT } from '../messages.generated.ts'
import { DailySales } from './DailySales.tsx'
import { Figures } from './Figures.tsx'
import { Part } from './Part.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import { readReportDates } from './report-dates.ts'
import { loadReportTable, reportQuery } from './reports.api.ts'
import { Shares } from './Shares.tsx'
import { VatSummary } from './VatSummary.tsx'

/** What the shop has sold. */
export function ReportsPage() {
  const t = useReportsT()
  return (
    <PageFrame title={t('reports.title')} intro={t('reports.intro')}>
      <Report />
    </PageFrame>
  )
}

function Report() {
  const t = useReportsT()
  const { lang } = useLanguage()
  const [search] = useSearchParams()
  const dates = readReportDates(search)
  const query = useQuery(reportQuery(dates))
  return (
    <>
      <PeriodFields key={String(search)} dates={dates} />
      <RecordLoader query={query}>
        {({ days, totals, previous, bestSellers, sold, coupons, ...report }) => (
          <>
            <DailySales days={days} totals={totals} previous={previous} />
            {report.vat && <VatSummary vat={report.vat} />}
            <Shares report={{ ...report, days }} />
            <BestSellers items={bestSellers} sold={sold} />
            {totals && previous && (
              <Part title={t('reports.figures')}>
                <Figures totals={totals} previous={previous} />
              </Part>
            )}
            <Coupons items={coupons} />
          </>
        )}
      </RecordLoader>
      <ExportButton
        label={t('reports.export')}
        load={() => loadReportTable(dates, lang)}
        fileName="report.csv"
      />
    </>
  )
}

const toAmount = (omr: number) => <Amount hundredths={toHundredths(omr)} />

function BestSellers({
  items,
  sold,
}: {
  items: OfficeReport['bestSellers']
  sold: OfficeReport['sold']
}) {
  const t = useReportsT()
  const { lang } = useLanguage()
  const columns: Column<OfficeReport['bestSellers'][number]>[] = [
    {
      title: t('reports.product'),
      cell: ({ title }) => <DataText text={title} translate="no" />,
    },
    {
      title: t('reports.pieces'),
      cell: ({ quantity }) => formatNumber(quantity, lang),
      end: true,
    },
    { title: t('reports.goodsRevenue'), cell: ({ revenue }) => toAmount(revenue), end: true },
  ]
  return (
    <Part title={t('reports.bestSellers')} empty={items.length === 0 && t('reports.none')}>
      <p>{t('reports.bestSellersText')}</p>
      <DataTable
        label={t('reports.bestSellers')}
        columns={columns}
        items={items}
        getKey={({ productId }) => productId}
      />
      {sold && (
        <p>
          {t('reports.soldAll', { count: sold.quantity })} {toAmount(sold.revenue)}
        </p>
      )}
    </Part>
  )
}

function Coupons({ items }: { items: OfficeReport['coupons'] }) {
  const t = useReportsT()
  const { lang } = useLanguage()
  const columns: Column<OfficeReport['coupons'][number]>[] = [
    { title: t('reports.code'), cell: ({ code }) => <bdi translate="no">{code}</bdi> },
    { title: t('reports.orders'), cell: ({ orders }) => formatNumber(orders, lang), end: true },
    { title: t('reports.saved'), cell: ({ discount }) => toAmount(discount), end: true },
  ]
  return (
    <Part title={t('reports.coupons')} empty={items.length === 0 && t('reports.noCoupons')}>
      <DataTable
        label={t('reports.coupons')}
        columns={columns}
        items={items}
        getKey={({ code }) => code}
      />
    </Part>
  )
}
