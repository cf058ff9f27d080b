import type { Profile } from '@shop/contracts/wire/user.ts'
import { queryOptions } from '@tanstack/react-query'

import { mainApi, request } from '../http/clients.ts'

const loadSchema = async () => (await import('@shop/contracts/wire/user.ts')).profileResponseSchema

/** Query of a member's profile, GET users/profile/{userId}; the key is shared by all front ends. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }): Promise<Profile> => {
      const url = `/users/profile/${encodeURIComponent(userId)}`
      const { data } = await request(mainApi, loadSchema, { url, signal })
      return data
    },
    // The route's loader has already fetched it.
    retryOnMount: false,
  })
}
