import { toHundredths } from '@shop/contracts/rules/money.ts'
import { type OfficeReport, reportPeriods } from '@shop/contracts/wire/office-reports.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useSearchParams } from '@shop/router'
import { Card } from '@shop/ui/card/Card.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { Select } from '@shop/ui/form/Select.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { type Column, DataTable } from '@shop/ui/table/DataTable.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { RecordLoader } from '../form/RecordLoader.tsx'
import { PageFrame } from '../layout/PageFrame.tsx'
import { SearchBar } from '../list/SearchBar.tsx'
import { useReportsT } from '../messages.generated.ts'
import { DailySales } from './DailySales.tsx'
import { reportQuery } from './reports.api.ts'

const DEFAULT_PERIOD = 30

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
  const [search] = useSearchParams()
  const asked = Number(search.get('days'))
  const period = reportPeriods.find((each) => each === asked) ?? DEFAULT_PERIOD
  const query = useQuery(reportQuery(period))
  return (
    <>
      <SearchBar key={period} words={false}>
        <Field label={t('reports.period')}>
          <Select name="days" defaultValue={period}>
            {reportPeriods.map((count) => (
              <option key={count} value={count}>
                {t('reports.days', { count })}
              </option>
            ))}
          </Select>
        </Field>
      </SearchBar>
      <RecordLoader query={query}>
        {({ days, bestSellers, coupons }) => (
          <>
            <DailySales days={days} />
            <BestSellers items={bestSellers} />
            <Coupons items={coupons} />
          </>
        )}
      </RecordLoader>
    </>
  )
}

const toAmount = (omr: number) => <Amount hundredths={toHundredths(omr)} />

function BestSellers({ items }: { items: OfficeReport['bestSellers'] }) {
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
      <DataTable
        label={t('reports.bestSellers')}
        columns={columns}
        items={items}
        getKey={({ productId }) => productId}
      />
    </Part>
  )
}

function Coupons({ items }: { items: OfficeReport['coupons'] }) {
  const t = useReportsT()
  const { lang } = useLanguage()
  const columns: Column<OfficeReport['coupons'][number]>[] = [
    { title: t('reports.code'), cell: ({ code }) => <bdi translate="no">{code}</bdi> },
    { title: t('reports.orders'), cell: ({ orders }) => formatNumber(orders, lang), end: true },
    { title: t('reports.discount'), cell: ({ discount }) => toAmount(discount), end: true },
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

/** @param empty what is said in place of the content, if there is none */
function Part({
  title,
  empty,
  children,
}: {
  title: string
  empty: string | false
  children: ReactNode
}) {
  return (
    <Card as="section">
      <Stack $gap="4">
        <h2>{title}</h2>
        {empty === false ? children : <p>{empty}</p>}
      </Stack>
    </Card>
  )
}
