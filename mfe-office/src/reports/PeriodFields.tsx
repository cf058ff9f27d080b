import { type ReportDates, reportPeriods } from '@shop/contracts/wire/office-reports.ts'
import { Field } from '@shop/ui/form/Field.tsx'
import { Select } from '@shop/ui/form/Select.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { useState } from 'react'

import { useReportsT } from '../messages.generated.ts'

/** Which days a report is about: the last ones, or one's own dates. */
export function PeriodFields({ dates }: { dates: ReportDates }) {
  const t = useReportsT()
  const [period, setPeriod] = useState('days' in dates ? String(dates.days) : '')
  const own = 'days' in dates ? { from: '', to: '' } : dates
  return (
    <>
      <Field label={t('reports.period')}>
        <Select
          name="days"
          value={period}
          onChange={({ currentTarget }) => setPeriod(currentTarget.value)}
        >
          {reportPeriods.map((count) => (
            <option key={count} value={count}>
              {t('reports.days', { count })}
            </option>
          ))}
          <option value="">{t('reports.ownDates')}</option>
        </Select>
      </Field>
      {period === '' &&
        (['from', 'to'] as const).map((name) => (
          <Field key={name} label={t(`reports.${name}`)}>
            <TextInput type="date" name={name} required defaultValue={own[name]} />
          </Field>
        ))}
    </>
  )
}
