import { useSession } from '@shop/kernel/session'

import { toDisplayName } from './display-name.ts'

interface MemberName {
  firstName: string
  lastName: string
}

/** The member's name as the token states it; empty where it states none. */
export function useMemberName(): MemberName {
  const user = useSession()?.user
  return { firstName: toDisplayName(user?.firstName), lastName: toDisplayName(user?.lastName) }
}
