import { messageResponseSchema, type ProfileUpdate } from '@shop/contracts/user.ts'
import { mainApi, profileQuery, queryClient, request } from '@shop/kernel'

/** Updates the cached profile, too. Returns the server's message. */
export async function updateProfile(userId: string, update: ProfileUpdate): Promise<string> {
  const { message } = await request(mainApi, messageResponseSchema, {
    method: 'patch',
    url: `/users/dashboard/update-profile/${encodeURIComponent(userId)}`,
    data: update,
  })
  queryClient.setQueryData(profileQuery(userId).queryKey, (old) => old && { ...old, ...update })
  return message
}
