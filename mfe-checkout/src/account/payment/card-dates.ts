import { locales } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'

const timeZone = 'UTC'

/** Short names, January first. */
export function getMonthNames(lang: Language): string[] {
  const format = new Intl.DateTimeFormat(locales[lang], { month: 'short', timeZone })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month)))
}

export function formatYear(year: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang], { useGrouping: false }).format(year)
}

/** @param month 1 to 12 */
export function formatExpiry({ month, year }: { month: number; year: number }, lang: Language) {
  const options = { month: '2-digit', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat(locales[lang], options).format(Date.UTC(year, month - 1))
}
