import {
  messageResponseSchema,
  profileResponseSchema,
  type Profile,
  type ProfileUpdate,
} from '@shop/contracts/user.ts'
import { call, mainApi, queryClient } from '@shop/kernel'
import { queryOptions } from '@tanstack/react-query'

export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }): Promise<Profile> => {
      const url = `/users/profile/${encodeURIComponent(userId)}`
      const { data } = await call(mainApi, profileResponseSchema, { url, signal })
      return data
    },
    // The page's loader has tried already.
    retryOnMount: false,
  })
}

/** Saves a profile and returns what the server says about it. */
export async function updateProfile(userId: string, update: ProfileUpdate): Promise<string> {
  const { message } = await call(mainApi, messageResponseSchema, {
    method: 'patch',
    url: `/users/dashboard/update-profile/${encodeURIComponent(userId)}`,
    data: update,
  })
  queryClient.setQueryData(profileQuery(userId).queryKey, (old) => old && { ...old, ...update })
  return message
}
