import { deliveryZones } from '@shop/contracts/rules/delivery.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeReport } from '@shop/contracts/wire/office-reports.ts'
import { locales, localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useReportsT } from '../messages.generated.ts'
import { Part } from './Part.tsx'
import { listWeekdays } from './weekdays.ts'

interface Share {
  label: string
  orders: number
  /** OMR, decimal. */
  revenue: number
}

/** Of what the sales are made: where the orders went, how they were paid, and on which days of the week; nothing of none. */
export function Shares({
  report: { days, places = [], methods = [] },
}: {
  report: Pick<OfficeReport, 'days' | 'places' | 'methods'>
}) {
  const t = useReportsT()
  const { lang } = useLanguage()
  if (places.length === 0) return null
  const toPlaceName = ({ id, store }: (typeof places)[number]) => {
    if (store) return localize(store, lang)
    const zone = deliveryZones.find((each) => each === id)
    return zone ? t(`reports.zone.${zone}`) : (id ?? t('reports.noPlace'))
  }
  const weekday = new Intl.DateTimeFormat(locales[lang], { weekday: 'long', timeZone: 'UTC' })
  return (
    <Columns>
      <ShareList
        title={t('reports.places')}
        shares={places.map((place) => ({ ...place, label: toPlaceName(place) }))}
      />
      <ShareList
        title={t('reports.methods')}
        shares={methods.map((share) => ({ ...share, label: t(`reports.method.${share.method}`) }))}
      />
      <ShareList
        title={t('reports.weekdays')}
        shares={listWeekdays(days).map(({ day, ...share }) => ({
          ...share,
          label: weekday.format(new Date(day)),
        }))}
      />
    </Columns>
  )
}

/** A bar for each share, as long as its part of the greatest. */
function ShareList({ title, shares }: { title: string; shares: readonly Share[] }) {
  const t = useReportsT()
  const most = Math.max(...shares.map(({ revenue }) => revenue), 0)
  return (
    <Part title={title} empty={most <= 0 && t('reports.none')}>
      <List>
        {shares.map(({ label, orders, revenue }) => (
          <li key={label}>
            <span>{label}</span>
            <span>
              <Amount hundredths={toHundredths(revenue)} />
              <small> · {t('reports.orderCount', { count: orders })}</small>
            </span>
            <Bar aria-hidden>
              <i style={{ inlineSize: `${(revenue / most) * 100}%` }} />
            </Bar>
          </li>
        ))}
      </List>
    </Part>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${mediaQuery.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  font-size: ${font.s};
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[3]};
  }
  & small {
    color: ${color.muted};
  }
`

const Bar = styled.div`
  flex: 0 0 100%;
  margin-block-start: ${space[1]};
  border-radius: ${radius.round};
  background: ${color.sunken};
  & > i {
    display: block;
    block-size: 6px;
    border-radius: inherit;
    background: ${color.accent};
  }
`
