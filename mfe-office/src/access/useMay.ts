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
