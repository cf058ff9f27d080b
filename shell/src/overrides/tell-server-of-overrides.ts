import { cookieNames, sessionStorageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { safeSessionStorage } from '@shop/kernel/storage'

import { tellServerOnUnload } from '../remotes/tell-server.ts'

/** The next page of this tab is rendered with its overrides. */
export function tellServerOfOverrides(): void {
  tellServerOnUnload(
    cookieNames.overrides,
    () => safeSessionStorage.read(sessionStorageKeys.overrides) ?? '',
  )
}
