import { locales, SHOP_TIME_ZONE as timeZone } from '@shop/contracts/format.ts'

import type { Language } from '../i18n/messages.ts'

/** A day, such as "22 Nov 2026". @param time ISO 8601 */
export function formatDate(time: string, lang: Language): string {
  const format = new Intl.DateTimeFormat(locales[lang], {
    timeZone,
    day: 'numeric',
    month: lang === 'ar' ? 'long' : 'short',
    year: 'numeric',
  })
  return format.format(new Date(time))
}

/** A day and the time of day. @param time ISO 8601 */
export function formatDateTime(time: string, lang: Language): string {
  const clock = new Intl.DateTimeFormat(locales[lang], {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
  return `${formatDate(time, lang)}${lang === 'ar' ? '، ' : ', '}${clock.format(new Date(time))}`
}
