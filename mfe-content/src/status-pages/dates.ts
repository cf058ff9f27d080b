import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { locales } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import type { Language } from '@shop/kernel/language'
import { safeLocalStorage } from '@shop/kernel/storage'

const DEFAULT_COMING_SOON_DATE = '2024-12-31T00:00:00+04:00'
const DEFAULT_MAINTENANCE_SECONDS = 3599

/** Date of the countdown, ISO 8601. */
export function getComingSoonDate(): string {
  return getConfig().comingSoonDate ?? DEFAULT_COMING_SOON_DATE
}

/** Formats a date in the shop's time zone. @param iso ISO 8601 */
export function formatShopDate(iso: string, lang: Language): string {
  const options = { dateStyle: 'long', timeZone: 'Asia/Muscat' } as const
  return new Intl.DateTimeFormat(locales[lang], options).format(new Date(iso))
}

/**
 * End of the maintenance, counted from the first visit in this browser: stored, so that a reload does not restart it.
 * @returns milliseconds since 1970
 */
export function getMaintenanceEnd(now: number): number {
  const latest = now + (getConfig().maintenanceSeconds ?? DEFAULT_MAINTENANCE_SECONDS) * 1000
  const stored = Number(safeLocalStorage.read(storageKeys.maintenanceEnd) ?? NaN)
  if (stored > now && stored <= latest) return stored
  safeLocalStorage.write(storageKeys.maintenanceEnd, String(latest))
  return latest
}
