import type { OfficePermission } from '@shop/contracts/rules/office-permissions.ts'
import { useSession } from '@shop/kernel/session'
import { useQuery } from '@tanstack/react-query'

import { officeSessionQuery } from './access.api.ts'

/** Whether the member may do what only owners do, and staff whom one has allowed it, as the backend said at the gate. */
export function useMay(permission: OfficePermission): boolean {
  const userId = useSession()?.user._id ?? ''
  const { data } = useQuery({ ...officeSessionQuery(userId), enabled: false })
  return data?.permissions.includes(permission) ?? false
}

/** The role that the session's token had when it was issued: what to show, and whether to ask the backend at all. */
export function useClaimedRole(): unknown {
  return useSession()?.user['role']
}
