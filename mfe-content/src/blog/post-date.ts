import { locales } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel'

/** A day in the language's own words, the same day in every time zone. @param day such as `2025-09-28` */
export function formatDay(day: string, lang: Language): string {
  const format = new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(day))
}
