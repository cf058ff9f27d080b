import { safeLocalStorage, useSession, useStorage } from '@shop/kernel'

/** Local storage per member, or for visitors: the next user of this browser must not read it. */
export function useAccountStorage(name: string): ReturnType<typeof useStorage> {
  return useStorage(safeLocalStorage, `account.${name}:${useSession()?.user._id ?? 'visitor'}`)
}
