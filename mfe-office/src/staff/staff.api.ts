import type { OfficeRole } from '@shop/contracts/office.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadMessage = async () => (await import('@shop/contracts/user.ts')).messageResponseSchema

export const staffQuery = queryOptions({
  queryKey: ['mfe-office', 'staff'],
  queryFn: ({ signal }) =>
    request(mainApi, async () => (await import('@shop/contracts/office.ts')).staffListSchema, {
      url: '/office/staff',
      signal,
    }),
  staleTime: 0,
})

/** Gives a member a role, or takes it away. */
export function changeRole(change: { email: string; role: OfficeRole | null }) {
  return request(mainApi, loadMessage, { method: 'post', url: '/office/staff', data: change })
}
