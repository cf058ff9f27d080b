import { useSession } from '@shop/kernel/session'

/** The role that the session's token had when it was issued: what to show, and whether to ask the backend at all. */
export function useClaimedRole(): unknown {
  return useSession()?.user['role']
}
