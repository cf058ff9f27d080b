import { locales } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel'

// Days without a time are the same everywhere.
const timeZone = 'UTC'

/** A day as one reads it. @param iso such as `2026-10-28` */
export function formatDay(iso: string, lang: Language): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat(locales[lang], options).format(new Date(iso))
}

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
