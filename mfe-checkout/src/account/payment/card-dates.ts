import { locales } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel'

// A month is the same month everywhere.
const timeZone = 'UTC'

/** The short names of the months, January first. */
export function monthNames(lang: Language): string[] {
  const format = new Intl.DateTimeFormat(locales[lang], { month: 'short', timeZone })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month)))
}

export function formatYear(year: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang], { useGrouping: false }).format(year)
}

/** The last month of a card. @param month from 1 */
export function formatExpiry({ month, year }: { month: number; year: number }, lang: Language) {
  const options = { month: '2-digit', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat(locales[lang], options).format(Date.UTC(year, month - 1))
}
