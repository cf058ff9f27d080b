import type { ProfileUpdate } from '@shop/contracts/wire/user.ts'
import { mainApi, queryClient, request } from '@shop/kernel/http'
import { profileQuery } from '@shop/kernel/session'

import { t } from '../messages.generated.ts'

const loadSchema = async () => (await import('@shop/contracts/wire/user.ts')).messageResponseSchema

/** Updates the cached profile, too. Returns the server's message, ours when it sends none. */
export async function updateProfile(userId: string, update: ProfileUpdate): Promise<string> {
  const { message } = await request(mainApi, loadSchema, {
    method: 'patch',
    url: `/users/dashboard/update-profile/${encodeURIComponent(userId)}`,
    data: update,
  })
  queryClient.setQueryData(profileQuery(userId).queryKey, (old) => old && { ...old, ...update })
  return message || t('profile.saved')
}
