import { isWeekend } from '@shop/contracts/rules/delivery.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeToday } from '@shop/contracts/wire/office-today.ts'
import { formatAmount, locales } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { Card } from '@shop/ui/card/Card.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DotList } from '@shop/ui/text/DotList.tsx'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import { Fragment, useId } from 'react'
import { styled } from 'styled-components'

import { formatShortDay } from '../list/short-dates.ts'
import { useOverviewT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'

type Day = OfficeToday['sales'][number]

/** Days of the chart. */
const WEEK = 7

const getSales = ({ sales, revenue }: Day) => toHundredths(sales ?? revenue)

/** What was sold today beside yesterday and the same day of last week, and the week that ends today. */
export function SalesCard({ days }: { days: readonly Day[] }) {
  const t = useOverviewT()
  const id = useId()
  const [today, yesterday, lastWeek] = [days.at(-1), days.at(-2), days.at(-1 - WEEK)]
  if (!today) return null
  const compared = [
    ['today.yesterday', yesterday],
    ['today.lastWeek', lastWeek],
  ] as const
  return (
    <Root as="section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('today.revenue')}</h2>
        <Sum>
          <Amount hundredths={getSales(today)} />
        </Sum>
        <p>
          <DotList>
            {t('today.paid', { count: today.orders })}
            {compared.map(
              ([label, day]) =>
                day && (
                  <Fragment key={label}>
                    {t(label)} <Amount hundredths={getSales(day)} />
                  </Fragment>
                ),
            )}
          </DotList>
        </p>
      </div>
      {days.length >= WEEK && <Week days={days.slice(-WEEK)} />}
      <Link to={`${paths.reports}?days=7`}>{t('today.reports')}</Link>
    </Root>
  )
}

/** The sales of seven days; Friday and Saturday, when fewer people order, are paler. */
function Week({ days }: { days: readonly Day[] }) {
  const t = useOverviewT()
  const { lang } = useLanguage()
  const [short, narrow] = (['short', 'narrow'] as const).map(
    (weekday) => new Intl.DateTimeFormat(locales[lang], { weekday, timeZone: 'UTC' }),
  )
  const most = Math.max(...days.map(getSales), 1)
  return (
    <Chart
      role="img"
      aria-label={t('today.week', {
        sum: formatAmount(
          days.reduce((sum, day) => sum + getSales(day), 0),
          lang,
        ),
      })}
    >
      {days.map((day, index) => (
        <Bar
          key={day.day}
          title={`${formatShortDay(day.day, lang)}: ${formatAmount(getSales(day), lang)}`}
          $isToday={index === days.length - 1}
          $isWeekend={isWeekend(day.day)}
        >
          <i style={{ blockSize: `${(getSales(day) / most) * 100}%` }} />
          <span>{short?.format(new Date(day.day))}</span>
          <span>{narrow?.format(new Date(day.day))}</span>
        </Bar>
      ))}
    </Chart>
  )
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${space[4]};
  padding: ${space[4]};
  font-size: ${font.s};
  & h2 {
    color: ${color.muted};
    font-size: ${font.s};
    font-weight: ${font.regular};
  }
  & p {
    color: ${color.muted};
  }
  & p > span {
    white-space: nowrap;
  }
`

const Sum = styled.strong`
  display: block;
  font-size: ${font['2xl']};
  line-height: 1.3;
`

const Chart = styled.div`
  display: grid;
  grid-template-columns: repeat(${WEEK}, minmax(0, 1fr));
  gap: ${space[2]};
  block-size: 8rem;
`

const Bar = styled.div<{ $isToday: boolean; $isWeekend: boolean }>`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[1]};
  color: ${({ $isToday }) => ($isToday ? color.text : color.muted)};
  font-size: ${font.xs};
  text-align: center;
  & > i {
    min-block-size: 2px;
    border-radius: ${radius.s} ${radius.s} 0 0;
    background: ${color.accent};
    opacity: ${({ $isToday, $isWeekend }) => ($isToday ? 1 : $isWeekend ? 0.25 : 0.5)};
  }
  /* Arabic has no short names of days: a phone shows their letters. */
  ${mediaQuery.phone} {
    & > i + span {
      display: none;
    }
  }
  ${mediaQuery.tablet} {
    & > span + span {
      display: none;
    }
  }
`
