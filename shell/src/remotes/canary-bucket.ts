import { cookieNames, sessionStorageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { drawVisitorId, isVisitorId } from '@shop/contracts/browser/traffic.ts'
import { safeSessionStorage } from '@shop/kernel/storage'

const YEAR_S = 365 * 24 * 3_600

function readCookie(name: string): string {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1) ?? ''
}

/** The number that decides which versions this browser gets; the site's server draws it too, and reads it. */
export function getVisitorId(): string {
  const stored = readCookie(cookieNames.visitor)
  if (isVisitorId(stored)) return stored
  const id = drawVisitorId()
  document.cookie = `${cookieNames.visitor}=${id};path=/;max-age=${YEAR_S};samesite=lax`
  return id
}

/** Version by name of the remote. */
type AssignedVersions = Record<string, string>

/** The versions that this tab was assigned when it was opened; empty in a new tab. */
export function readAssignedVersions(): AssignedVersions {
  return safeSessionStorage.readJson(sessionStorageKeys.assignedVersions, (stored) =>
    typeof stored === 'object' && stored !== null ? (stored as AssignedVersions) : {},
  )
}

/** Persists the versions for this tab. If the browser refuses, the visitor's id assigns the same ones again. */
export function persistAssignedVersions(versions: AssignedVersions): void {
  safeSessionStorage.write(sessionStorageKeys.assignedVersions, JSON.stringify(versions))
}
