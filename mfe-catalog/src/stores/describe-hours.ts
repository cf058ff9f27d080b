import type { OpeningHours, Weekday } from '@shop/contracts/rules/opening-hours.ts'
import type { Language } from '@shop/kernel/language'

import type { storesT } from '../messages.generated.ts'
import { groupDays } from './opening.ts'

const WEEK_DAYS = 7

const join = (texts: readonly string[], lang: Language) =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(texts)

/** Arabic has a name for the hours around noon, too. */
const nameDayPart = (hours: number) => (hours < 12 ? 'am' : hours < 15 ? 'noon' : 'pm')

/** When a store is open, in words: by messages, which the server and every browser have alike. */
export function describeHours(
  { days, periods }: OpeningHours,
  t: typeof storesT,
  lang: Language,
): string {
  const nameDay = (day: string) => t(`day.${day as Weekday}`)
  const nameTime = (minutes: number) => {
    const hours = Math.floor(minutes / 60) % 24
    const rest = minutes % 60
    const time = `${hours % 12 || 12}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`
    return t(`stores.${nameDayPart(hours)}`, { time })
  }
  const names = groupDays(days).flatMap((group) => {
    const [first = '', ...others] = group
    const last = others.at(-1)
    if (last === undefined || others.length === 1) return group.map(nameDay)
    return [t('stores.dayRange', { first: nameDay(first), last: nameDay(last) })]
  })
  const times = periods.map(({ opens, closes }) =>
    t('stores.period', { opens: nameTime(opens), closes: nameTime(closes) }),
  )
  return t('stores.hoursOf', {
    days: days.length === WEEK_DAYS ? t('stores.daily') : join(names, lang),
    times: join(times, lang),
  })
}
