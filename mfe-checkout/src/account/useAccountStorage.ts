import { safeLocalStorage, useSession, useStorage } from '@shop/kernel'

/**
 * A text that this browser keeps for whoever is signed in, or for visitors.
 * The member is part of its key, so that the next one at this browser does not read it.
 */
export function useStored(name: string): ReturnType<typeof useStorage> {
  return useStorage(safeLocalStorage, `account.${name}:${useSession()?.user._id ?? 'visitor'}`)
}
