import type { ReportTotals } from '@shop/contracts/wire/office-reports.ts'

import { formatCsv } from '../../../platform/csv/csv.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type Language, translations } from '../../../platform/i18n/messages.ts'
import { addSums, listDays, NO_SUMS, type Period, toReportTotals } from './report.rules.ts'
import { readDailySums } from './report.store.ts'

/** The columns after the day, whose sums follow from each other. */
const columns = [
  ...(['orders', 'goods', 'discount', 'delivery', 'tax'] as const),
  ...(['sales', 'refunds', 'revenue'] as const),
] as const satisfies readonly (keyof ReportTotals)[]

/** Writes the figures of each day of a period and, in the last row, of them all: CSV, amounts in OMR (decimal). */
export async function exportReport(
  { db }: Pick<Deps, 'db'>,
  { from, to }: Period,
  lang: Language,
): Promise<string> {
  const t = translations[lang]
  const byDay = await readDailySums(db, from, to)
  const toRow = (name: string, totals: ReportTotals) => [
    name,
    ...columns.map((column) =>
      column === 'orders' ? String(totals[column]) : totals[column].toFixed(2),
    ),
  ]
  const days = listDays({ from, to }).map((day) => ({ day, sums: byDay.get(day) ?? NO_SUMS }))
  return formatCsv([
    [t('export.report.day'), ...columns.map((column) => t(`export.report.${column}`))],
    ...days.map(({ day, sums }) => toRow(day, toReportTotals(sums))),
    toRow(t('export.report.all'), toReportTotals(addSums(days.map(({ sums }) => sums)))),
  ])
}
