import { profileResponseSchema, type Profile } from '@shop/contracts/user.ts'
import { queryOptions } from '@tanstack/react-query'

import { request, mainApi } from '../http/clients.ts'

/**
 * The profile of a member, GET users/profile/{userId}; every front end that asks for it shares the answer.
 * @param userId of the session
 */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }): Promise<Profile> => {
      const url = `/users/profile/${encodeURIComponent(userId)}`
      const { data } = await request(mainApi, profileResponseSchema, { url, signal })
      return data
    },
    // The page's loader has tried already.
    retryOnMount: false,
  })
}
