import { profileResponseSchema, type Profile } from '@shop/contracts/user.ts'
import { call, mainApi } from '@shop/kernel'
import { queryOptions } from '@tanstack/react-query'

/** The member's own profile. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }): Promise<Profile> => {
      const url = `/users/profile/${encodeURIComponent(userId)}`
      const { data } = await call(mainApi, profileResponseSchema, { url, signal })
      return data
    },
  })
}
