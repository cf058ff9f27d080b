import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeReport } from '@shop/contracts/wire/office-reports.ts'
import { formatAmount, formatDay, formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Card } from '@shop/ui/card/Card.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { type Column, DataTable } from '@shop/ui/table/DataTable.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { color, font, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { DefinitionList, type Fact } from '../layout/DefinitionList.tsx'
import { useReportsT } from '../messages.generated.ts'
import { BarChart } from './BarChart.tsx'
import { Change } from './Figures.tsx'

type Day = OfficeReport['days'][number]

const getSales = ({ sales, revenue }: Day) => toHundredths(sales ?? revenue)

interface DailySalesProps {
  days: readonly Day[]
  /** Of these days; backends of earlier versions do not tell them. */
  totals: OfficeReport['totals']
  /** Of as many days before. */
  previous: OfficeReport['previous']
}

/** Orders and sales by the day: totals, a chart of each, and the numbers in a table. */
export function DailySales({ days, totals, previous }: DailySalesProps) {
  const t = useReportsT()
  const { lang } = useLanguage()
  const columns: Column<Day>[] = [
    {
      title: t('reports.day'),
      cell: ({ day }) => <Time dateTime={day}>{formatDay(day, lang)}</Time>,
    },
    { title: t('reports.orders'), cell: (day) => formatNumber(day.orders, lang), end: true },
    { title: t('reports.sales'), cell: (day) => <Amount hundredths={getSales(day)} />, end: true },
    {
      title: t('reports.refunds'),
      cell: ({ refunds = 0 }) => <Amount hundredths={toHundredths(refunds)} />,
      end: true,
    },
    {
      title: t('reports.revenue'),
      cell: (day) => <Amount hundredths={toHundredths(day.revenue)} />,
      end: true,
    },
  ]
  return (
    <Card as="section">
      <Stack $gap="5">
        {totals && (
          <Totals
            facts={[
              ...(['revenue', 'average'] as const).map((name): Fact => [
                t(`reports.${name}`),
                <Compared key={name} now={totals[name]} before={previous?.[name]}>
                  <Amount hundredths={toHundredths(totals[name])} />
                </Compared>,
              ]),
              [
                t('reports.orders'),
                <Compared key="orders" now={totals.orders} before={previous?.orders}>
                  {formatNumber(totals.orders, lang)}
                </Compared>,
              ],
            ]}
          />
        )}
        <Charts>
          <DailyChart
            days={days}
            title={t('reports.sales')}
            getValue={getSales}
            format={(value) => formatAmount(value, lang)}
          />
          <DailyChart
            days={days}
            title={t('reports.orders')}
            getValue={({ orders }) => orders}
            format={(value) => formatNumber(value, lang)}
          />
        </Charts>
        <Numbers>
          <summary>{t('reports.numbers')}</summary>
          <DataTable
            label={t('reports.numbers')}
            columns={columns}
            items={[...days].reverse()}
            getKey={({ day }) => day}
          />
        </Numbers>
      </Stack>
    </Card>
  )
}

interface DailyChartProps {
  days: readonly Day[]
  title: string
  getValue: (day: Day) => number
  format: (value: number) => string
}

function DailyChart({ days, title, getValue, format }: DailyChartProps) {
  const t = useReportsT()
  const { lang } = useLanguage()
  const toDay = (day: Day | undefined) => (day ? formatDay(day.day, lang, 'medium') : '')
  const bars = days.map((day) => ({
    title: `${toDay(day)}: ${format(getValue(day))}`,
    value: getValue(day),
  }))
  const best = [...days].sort((one, other) => getValue(other) - getValue(one))[0]
  const highest = best ? getValue(best) : 0
  const most = format(highest)
  return (
    <Stack $gap="3">
      <h2>{title}</h2>
      <BarChart
        bars={bars}
        label={
          highest > 0
            ? t('reports.chart', { name: title, most, day: toDay(best) })
            : t('reports.chartEmpty', { name: title })
        }
        most={most}
        first={toDay(days[0])}
        last={toDay(days.at(-1))}
      />
    </Stack>
  )
}

/** A value, and by how much it differs from that of the period before. */
function Compared({
  now,
  before = 0,
  children,
}: {
  now: number
  before: number | undefined
  children: ReactNode
}) {
  return (
    <>
      {children}{' '}
      {before > 0 && (
        <Muted as="small">
          <Change now={now} before={before} />
        </Muted>
      )}
    </>
  )
}

const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${mediaQuery.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Totals = styled(DefinitionList)`
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  & dd {
    font-size: ${font.l};
    font-weight: ${font.medium};
  }
`

const Numbers = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    min-block-size: ${size.touch};
    color: ${color.accent};
    cursor: pointer;
  }
`
