import { messageResponseSchema, type ProfileUpdate } from '@shop/contracts/user.ts'
import { request, mainApi, profileQuery, queryClient } from '@shop/kernel'

/** Saves a profile and returns what the server says about it. */
export async function updateProfile(userId: string, update: ProfileUpdate): Promise<string> {
  const { message } = await request(mainApi, messageResponseSchema, {
    method: 'patch',
    url: `/users/dashboard/update-profile/${encodeURIComponent(userId)}`,
    data: update,
  })
  queryClient.setQueryData(profileQuery(userId).queryKey, (old) => old && { ...old, ...update })
  return message
}
