import { sessionStorageKeys, storageKeys } from '@shop/contracts/storage-keys.ts'
import { safeLocalStorage, safeSessionStorage } from '@shop/kernel'

/** A random id of this browser, which decides its canary buckets. It is never sent anywhere. */
export function getVisitorId(): string {
  const stored = safeLocalStorage.read(storageKeys.visitor)
  if (stored) return stored
  const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(36),
  ).join('')
  safeLocalStorage.write(storageKeys.visitor, id)
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
