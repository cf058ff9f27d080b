import { toShopDay } from '@shop/contracts/rules/delivery.ts'
import { locales, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'

const dayAndMonth = { day: 'numeric', month: 'short' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/** A day of these weeks, such as "Wed, 2 Dec". @param iso ISO 8601 date */
export const formatShortDay = (iso: string, lang: Language): string =>
  new Intl.DateTimeFormat(locales[lang], {
    ...{ weekday: 'short', ...dayAndMonth, timeZone: 'UTC' },
  }).format(new Date(iso))

/** A point in time as short as it can be told from others: the time of one of today, the day of others, with the year where it is another. @param options.withTime has day and time of all */
export function formatShortTime(
  iso: string,
  lang: Language,
  { now = new Date(), withTime = false }: { now?: Date; withTime?: boolean } = {},
): string {
  const [day, today] = [toShopDay(new Date(iso)), toShopDay(now)]
  const parts: Intl.DateTimeFormatOptions =
    day === today && !withTime
      ? time
      : {
          ...dayAndMonth,
          ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
          ...(withTime && time),
        }
  return new Intl.DateTimeFormat(locales[lang], { ...parts, timeZone: SHOP_TIME_ZONE }).format(
    new Date(iso),
  )
}
