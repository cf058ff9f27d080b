import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { getConfig } from '@shop/kernel/config'
import { safeLocalStorage } from '@shop/kernel/storage'

const DEFAULT_MAINTENANCE_SECONDS = 3599

/**
 * End of the maintenance, counted from the first visit in this browser: stored, so that a reload does not restart it.
 * @returns milliseconds since 1970
 */
export function loader(): number {
  const now = Date.now()
  const latest = now + (getConfig().maintenanceSeconds ?? DEFAULT_MAINTENANCE_SECONDS) * 1000
  const stored = Number(safeLocalStorage.read(storageKeys.maintenanceEnd) ?? NaN)
  if (stored > now && stored <= latest) return stored
  safeLocalStorage.write(storageKeys.maintenanceEnd, String(latest))
  return latest
}
