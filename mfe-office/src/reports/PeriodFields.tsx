import { toShopDay } from '@shop/contracts/rules/delivery.ts'
import { type ReportDates, reportPeriods } from '@shop/contracts/wire/office-reports.ts'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { TabLinks } from '../list/FilterTabs.tsx'
import { SearchBar } from '../list/SearchBar.tsx'
import { useReportsT } from '../messages.generated.ts'
import { listCalendarPeriods } from './report-dates.ts'

/** Which days a report is about: one press for those that are asked for most, or one's own dates. */
export function PeriodFields({ dates }: { dates: ReportDates }) {
  const t = useReportsT()
  const periods = [
    ...reportPeriods.map((count) => ({
      label: t('reports.days', { count }),
      dates: { days: count } as ReportDates,
    })),
    ...listCalendarPeriods(toShopDay(new Date())).map(({ name, dates: calendar }) => ({
      label: t(`reports.${name}`),
      dates: calendar as ReportDates,
    })),
  ]
  const toQuery = (of: ReportDates) =>
    String(new URLSearchParams(Object.entries(of).map(([name, value]) => [name, String(value)])))
  const asked = toQuery(dates)
  const isOwn = !periods.some((period) => toQuery(period.dates) === asked)
  const own = 'days' in dates ? { from: '', to: '' } : dates
  return (
    <div>
      <TabLinks
        label={t('reports.periods')}
        tabs={periods.map((period) => {
          const query = toQuery(period.dates)
          return { key: query, to: `?${query}`, label: period.label, isChosen: query === asked }
        })}
      />
      <Own open={isOwn}>
        <summary>{t('reports.ownDates')}</summary>
        <SearchBar key={asked} words={false}>
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} label={t(`reports.${name}`)}>
              <TextInput type="date" name={name} required defaultValue={own[name]} />
            </Field>
          ))}
        </SearchBar>
      </Own>
    </div>
  )
}

const Own = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    inline-size: fit-content;
    min-block-size: ${size.touch};
    padding-inline: ${space[3]};
    color: ${color.accent};
    font-size: ${font.s};
    cursor: pointer;
  }
`
