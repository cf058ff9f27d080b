import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { useSession } from '@shop/kernel/session'
import { safeLocalStorage, useStorage } from '@shop/kernel/storage'

/** Local storage per member, or for visitors: the next user of this browser must not read it. */
export function useAccountStorage(name: string): ReturnType<typeof useStorage> {
  const owner = useSession()?.user._id ?? 'visitor'
  return useStorage(safeLocalStorage, `${storageKeys.account}${name}:${owner}`)
}
