import { useSession } from '@shop/kernel'

interface MemberName {
  firstName: string
  lastName: string
}

const toName = (claim: unknown) => (typeof claim === 'string' ? claim.trim() : '')

/** The member's name as the token states it; empty where it states none. */
export function useMemberName(): MemberName {
  const user = useSession()?.user
  return { firstName: toName(user?.firstName), lastName: toName(user?.lastName) }
}
