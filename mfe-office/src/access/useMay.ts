import type { OfficePermission } from '@shop/contracts/rules/office-permissions.ts'
import { toFailure } from '@shop/kernel/http'
import { useHydrated } from '@shop/kernel/page'
import { useSession } from '@shop/kernel/session'
import { useQuery } from '@tanstack/react-query'

import { officeSessionQuery } from './access.api.ts'

/** Whether the member may do what only owners do, and staff whom one has allowed it, as the backend said at the gate. */
export function useMay(permission: OfficePermission): boolean {
  const userId = useSession()?.user._id ?? ''
  const { data } = useQuery({ ...officeSessionQuery(userId), enabled: false })
  return data?.permissions.includes(permission) ?? false
}

/** Whether the office is closed to whoever is here, as the session says, or the backend when the gate asked it. */
export function useIsClosed(): boolean {
  const hydrated = useHydrated()
  const role = useClaimedRole()
  const userId = useSession()?.user._id
  const { error } = useQuery({ ...officeSessionQuery(userId ?? ''), enabled: false })
  const isKnown = userId !== undefined && role !== undefined
  return hydrated && (!isKnown || toFailure(error).kind === 'notFound')
}

/** The role that the session's token had when it was issued: what to show, and whether to ask the backend at all. */
export function useClaimedRole(): unknown {
  return useSession()?.user['role']
}
