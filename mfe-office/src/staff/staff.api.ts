import type { StaffChange } from '@shop/contracts/wire/office.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadMessage = async () => (await import('@shop/contracts/wire/user.ts')).messageResponseSchema

export const staffQuery = queryOptions({
  queryKey: ['mfe-office', 'staff'],
  queryFn: ({ signal }) =>
    request(mainApi, async () => (await import('@shop/contracts/wire/office.ts')).staffListSchema, {
      url: '/office/staff',
      signal,
    }),
  staleTime: 0,
})

/** Invites somebody, changes what they may do, or takes the role or the invitation away. */
export function changeStaff(change: StaffChange) {
  return request(mainApi, loadMessage, { method: 'post', url: '/office/staff', data: change })
}
